/// Android's classification of frames, as SurfaceFlinger's frame timeline computes it.
///
/// A display frame belongs to the compositor, a surface frame to an app. A surface frame inherits
/// the causes of the display frame that showed it. The rules are those of Android 14, read in its
/// source. Certain, except that a display frame that was stuffed and yet done in time is unknown
/// jank, which looks like an oversight there.
package struct FrameTimeline {
  /// The refresh interval in nanoseconds.
  package let period: Int64

  package init(period: Int64) {
    self.period = period
  }

  /// The planned and the actual times of a frame, in nanoseconds.
  package struct Timing: Hashable, Sendable {
    package var expectedEnd: Int64
    package var actualEnd: Int64
    package var expectedPresent: Int64
    /// The presentation time, or nil for never.
    package var actualPresent: Int64?

    package init(
      expectedEnd: Int64,
      actualEnd: Int64,
      expectedPresent: Int64,
      actualPresent: Int64?
    ) {
      self.expectedEnd = expectedEnd
      self.actualEnd = actualEnd
      self.expectedPresent = expectedPresent
      self.actualPresent = actualPresent
    }
  }

  package struct Verdict: Hashable, Sendable {
    package let jank: JankType
    package let present: PresentType
    package let severity: PresentType.Severity
    package let isFinishedOnTime: Bool
  }
}

// MARK: Display frames

extension FrameTimeline {
  /// Classifies a frame of the compositor.
  ///
  /// - Parameters:
  ///   - timing: its times; the end is that of the work on the processor.
  ///   - gpuEnd: the end of the work on the GPU, or nil if it was not used.
  ///   - previousPresent: the presentation time of the display frame before, or nil for none.
  /// - Returns: The classification.
  package func verdict(
    onDisplay timing: Timing,
    gpuEnd: Int64? = nil,
    previousPresent: Int64?
  ) -> Verdict {
    let end = gpuEnd.map { max($0, timing.actualEnd) } ?? timing.actualEnd
    let isInTime = end <= timing.expectedEnd
    let present = PresentType(expected: timing.expectedPresent, shown: timing.actualPresent)
    let off = timing.actualPresent.map { $0 - timing.expectedPresent } ?? 0
    let jank: JankType =
      switch present {
      case .onTime: []
      case .early: !isInTime || isMultiple(off) ? .surfaceFlingerScheduling : .predictionError
      case .late:
        lateJank(
          timing,
          isInTime: isInTime,
          deadline: gpuEnd == nil ? .surfaceFlingerCPU : .surfaceFlingerGPU,
          previousPresent: previousPresent
        )
      case .dropped, .unknown: .dropped
      }
    return Verdict(
      jank: jank,
      present: present,
      severity: present.severity(off: off, period: period),
      isFinishedOnTime: isInTime
    )
  }

  private func lateJank(
    _ timing: Timing,
    isInTime: Bool,
    deadline: JankType,
    previousPresent: Int64?
  ) -> JankType {
    let shown = timing.actualPresent ?? timing.expectedPresent
    let isStuffed =
      previousPresent.map { $0 >= timing.expectedPresent - PresentType.limit } ?? false
    if isInTime {
      if isStuffed { return .unknown }
      return isMultiple(shown - timing.expectedPresent) ? .displayHAL : .predictionError
    }
    // Behind a frame that took its refresh it is late anyway, unless it is even later than that
    // explains.
    let afterPrevious = previousPresent.map { shown - $0 } ?? Int64.max
    return !isStuffed || afterPrevious > period + PresentType.limit
      ? deadline : .surfaceFlingerStuffing
  }

  /// Whether a length is a whole number of refresh intervals, within the present limit.
  private func isMultiple(_ length: Int64) -> Bool {
    let rest = Int64(length.magnitude) % period
    return rest <= PresentType.limit || rest >= period - PresentType.limit
  }
}

// MARK: Surface frames

extension FrameTimeline {
  /// Classifies a frame of an app.
  ///
  /// - Parameters:
  ///   - timing: its times.
  ///   - display: the classification of the display frame that showed it.
  ///   - lastLatch: when the compositor latched the app's frame before, or nil if unknown.
  ///   - isExpired: whether the prediction had expired when the frame came.
  /// - Returns: The classification.
  package func verdict(
    onSurface timing: Timing,
    display: JankType,
    lastLatch: Int64? = nil,
    isExpired: Bool = false
  ) -> Verdict {
    guard let shown = timing.actualPresent else {
      let isInTime = timing.actualEnd <= timing.expectedEnd
      return Verdict(
        jank: .dropped,
        present: .dropped,
        severity: .unknown,
        isFinishedOnTime: isInTime
      )
    }
    guard !isExpired else {
      return Verdict(
        jank: .appDeadlineMissed,
        present: .unknown,
        severity: .unknown,
        isFinishedOnTime: false
      )
    }
    let present = PresentType(expected: timing.expectedPresent, shown: shown)
    let off = shown - timing.expectedPresent
    var deadline = timing.expectedEnd
    var stuffing: JankType = []
    if present == .late, let lastLatch, timing.expectedEnd <= lastLatch {
      stuffing = .bufferStuffing
      deadline = lastLatch + period
    }
    let isInTime = timing.actualEnd <= deadline
    let jank: JankType =
      switch present {
      case .onTime, .dropped, .unknown: []
      case .early where isInTime: isMultiple(off) ? .surfaceFlingerScheduling : .predictionError
      case .early: .unknown
      case .late where !isInTime: stuffing.union(.appDeadlineMissed).union(display)
      case .late where !display.isEmpty || !stuffing.isEmpty: stuffing.union(display)
      case .late: isMultiple(off) ? .surfaceFlingerScheduling : .predictionError
      }
    return Verdict(
      jank: jank,
      present: present,
      severity: present.severity(off: off, period: period),
      isFinishedOnTime: isInTime
    )
  }
}
