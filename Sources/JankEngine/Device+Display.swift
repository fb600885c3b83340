/// The display, and work that delays the render server.
extension Device {
  /// The last refresh that has passed for the running code.
  package var passedRefresh: Int { display.refresh(atOrBefore: mediaTime) }

  func stallRendering(_ stall: RunScript.Stall) {
    recordFault(stall.name, of: "graphics processor")
    guard !costs.isFree(stall.name, .stall) else { return }
    server.stall(stall.name, for: stall.length)
  }

  func limitRate(to hertz: Int) {
    recordFault("limit of \(hertz) Hz", of: "display")
    screen.rate.limit = hertz
    setRate(for: .infinity, because: .limit)
  }

  /// Adapts the rate of a display with several rates to the animations.
  func followRateRequests() {
    guard screen.rate.isAdaptive else { return }
    // Touches request the maximum rate (certain); links and animations their preferred rate, or the
    // maximum (general knowledge).
    var rateRequests: [Double] = []
    inEachProcess {
      rateRequests += [links.highestRateRequest, animationRateRequest].compactMap(\.self)
      if !panel.isEmpty { rateRequests.append(.infinity) }
    }
    guard let rateRequest = rateRequests.max() else { return }
    setRate(for: rateRequest, because: .rateRequest)
  }

  /// The highest rate that a running animation requests; nil without one.
  private var animationRateRequest: Double? {
    layers.rateRequests()
      .map { ($0 == .every ? animations.standardRateRequest : $0).rate ?? .infinity }.max()
  }

  private func setRate(for rateRequest: Double, because reason: RateChange.Reason) {
    let next =
      screen.isAwake
      ? screen.nextRefresh : max(display.refresh(atOrAfter: now), screen.lastRefresh + 1)
    // Frames in progress are presented at the refreshes for which they were rendered.
    var refresh = max(next, server.lastShown, display.lastChange)
    var announced = refresh
    // The same applies to frames that began before a display slows down for the animations. This
    // waiting is a choice, because no source exists: a request that makes frames late helps no one.
    if reason == .rateRequest, screen.rate.rate(for: rateRequest) < display.hertz {
      refresh = max(refresh, screen.lastRefresh + RenderPipeline.longestLifetime)
      announced = screen.lastRefresh
    }
    let old = display.hertz
    guard let hertz = screen.rate.change(for: rateRequest, at: refresh, announced: announced) else {
      return
    }
    server.display = display
    inAllProcesses {
      links.adapt(from: old, to: hertz, at: refresh)
      app.missedTick?.adapt(from: old, to: hertz, at: refresh)
    }
    trace.rateChanges.append(
      RateChange(refresh: refresh, hertz: hertz, reason: reason, announced: announced)
    )
  }

  func recordFault(_ name: String, of subject: String) {
    trace.events.append(TraceEvent(kind: .fault, time: now, subject: subject, name: name))
  }
}

// MARK: Presented contents

extension Device {
  /// A fingerprint of the presented contents of a layer and its sublayers, or nil if nothing is
  /// visible.
  package func shownFingerprint(of id: LayerID) -> SIMD2<Double>? {
    let time = mediaTime
    let id = processes.globalID(of: id)
    return screen.shownFrame.name(of: id, at: time, frameCount: trace.frames.count) {
      server.fingerprint(of: id, at: time.seconds)
    }
  }
}
