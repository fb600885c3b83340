package import JankTrace

/// Laws of the simulation that every trace keeps, whatever the app does.
///
/// A violation is a bug of JankLab, not of the app. The laws look at the trace only, and share no
/// code with the engine except the times of refreshes.
package enum TraceLaws {
  /// Returns a sentence for each violated law, with the first violation; none for a sound trace.
  package static func violations(in trace: Trace) -> [String] {
    let grid = trace.grid
    return [
      frames(trace, grid), stages(trace), lateness(trace), works(trace), events(trace),
      transitions(trace), touches(trace), samples(trace), end(trace),
    ].compactMap(\.self)
  }

  /// Frames are numbered in order, and each is shown at a refresh of its own.
  private static func frames(_ trace: Trace, _ grid: RefreshGrid) -> String? {
    var last = -1
    for (index, frame) in trace.frames.enumerated() {
      guard frame.index == index else { return "frame \(index) has the number \(frame.index)" }
      guard frame.actual.number > last else {
        return "frame \(index) is shown at refresh \(frame.actual.number), not after \(last)"
      }
      last = frame.actual.number
      // A frame keeps the time for which it was planned if the rate changes afterwards.
      guard
        !trace.rateChanges.isEmpty || grid.time(of: last) == frame.actual.time
          || isBetweenRefreshes(frame, of: trace)
      else {
        return
          "frame \(index) is shown at \(frame.actual.time.nanoseconds) ns, not at refresh \(last)"
      }
      guard frame.begin.number < frame.expected.number else {
        return "frame \(index) is expected before it begins"
      }
    }
    return nil
  }

  /// Whether a panel shows a late frame, or one that replaces it, at a tick before its refresh,
  /// which it can at the earliest a refresh after the planned one.
  private static func isBetweenRefreshes(_ frame: FrameRecord, of trace: Trace) -> Bool {
    guard let rate = trace.panelRate, rate.isMultiple(of: trace.refreshRate) else { return false }
    let grid = RefreshGrid(hertz: rate)
    let tick = grid.refresh(atOrBefore: frame.actual.time)
    let ticks = rate / trace.refreshRate
    return grid.time(of: tick) == frame.actual.time
      && tick >= (frame.firstExpected.number + 1) * ticks
      && tick > (frame.actual.number - 1) * ticks && tick < frame.actual.number * ticks
  }

  /// The stages of a frame follow each other, and the frame is shown after the last one.
  private static func stages(_ trace: Trace) -> String? {
    var prepared = Instant.zero
    var executed = Instant.zero
    for frame in trace.frames {
      let times = [
        frame.prepare.start, frame.prepare.end, frame.execute.start, frame.execute.end,
        frame.actual.time,
      ]
      guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        return "the stages of frame \(frame.index) are not in order"
      }
      if let main = frame.mainThread, main.end > frame.prepare.start || main.start > main.end {
        return "frame \(frame.index) is prepared before its commit ends"
      }
      guard frame.prepare.start >= prepared, frame.execute.start >= executed else {
        return "frame \(frame.index) is rendered while the frame before it is"
      }
      (prepared, executed) = (frame.prepare.end, frame.execute.end)
    }
    return nil
  }

  /// A frame is late if and only if it is shown after the expected refresh, for a cause.
  private static func lateness(_ trace: Trace) -> String? {
    for frame in trace.frames {
      let isLate = frame.actual.number > frame.expected.number
      guard !trace.rateChanges.isEmpty || isLate == (frame.hitch > .zero) else {
        return "frame \(frame.index) is late by \(frame.hitch.nanoseconds) ns at its refresh"
      }
      guard !isLate || frame.lateness != .none else {
        return "frame \(frame.index) is late without a missed deadline"
      }
      for older in frame.superseded where older.begin.number >= frame.begin.number {
        return "frame \(frame.index) replaced a frame that began later"
      }
    }
    return nil
  }

  /// The main thread of each process does one thing at a time, and in order.
  private static func works(_ trace: Trace) -> String? {
    var ends: [Int: Instant] = [:]
    for work in trace.works {
      let last = ends[work.process] ?? .zero
      guard work.start >= last, work.end >= work.start else {
        let times = "\(work.start.nanoseconds) ns, before \(last.nanoseconds) ns"
        return "the work \(work.name) starts at \(times)"
      }
      ends[work.process] = work.end
    }
    return nil
  }

  private static func events(_ trace: Trace) -> String? {
    for (first, second) in zip(trace.events, trace.events.dropFirst())
    where first.kind == .callback && second.kind == .callback && second.time < first.time {
      return "\(second.name) of \(second.subject) comes before \(first.name)"
    }
    return nil
  }

  /// A transition is requested, begins and ends in this order, and ends if and only if it has an
  /// outcome.
  private static func transitions(_ trace: Trace) -> String? {
    var last = Instant.zero
    for transition in trace.transitions {
      let name = "the \(transition.kind.rawValue) of \(transition.to)"
      guard transition.requested <= transition.began else { return "\(name) begins unrequested" }
      guard transition.began >= last else { return "\(name) is not in order" }
      last = transition.began
      guard (transition.ended == nil) == (transition.outcome == .unfinished) else {
        return "\(name) ends as \(transition.outcome.rawValue)"
      }
      if let ended = transition.ended, ended < transition.began {
        return "\(name) ends before it begins"
      }
    }
    return nil
  }

  private static func touches(_ trace: Trace) -> String? {
    for touch in trace.touches where touch.delivered < touch.sensed {
      return "a touch is delivered before the panel senses it"
    }
    return nil
  }

  private static func samples(_ trace: Trace) -> String? {
    for sample in trace.samples {
      let numbers = [sample.position.x, sample.position.y, sample.opacity]
      guard numbers.allSatisfy(\.isFinite) else {
        return "the layer \(sample.layer) has a value that is no number"
      }
      guard trace.frames.indices.contains(sample.frame) else {
        return "the layer \(sample.layer) is sampled in no frame"
      }
    }
    return nil
  }

  private static func end(_ trace: Trace) -> String? {
    let last = max(trace.works.last?.end ?? .zero, trace.events.last?.time ?? .zero)
    // A run that was stopped ends where it was stopped.
    guard trace.cameToRest, trace.end > .zero, last > trace.end else { return nil }
    return "the run ends at \(trace.end.nanoseconds) ns, before \(last.nanoseconds) ns"
  }
}
