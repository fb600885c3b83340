package import JankTrace

/// The sums over the frames of a series from which all metrics are computed.
///
/// A tally holds whole numbers only. So the tally of two parts is exactly the tally of the whole,
/// and so is every metric.
///
///     var tally = FrameTally(first)
///     tally.merge(FrameTally(second))
public struct FrameTally: Hashable, Sendable {
  /// The refresh interval, or the reason why it is unknown.
  package let period: Measured<RefreshPeriod>
  /// The number of frames at each rate of the display, in thousandths of a hertz.
  package private(set) var rates: Measured<Histogram>
  package private(set) var frameCount: Measured<Int>
  /// The time in which something was animated, in nanoseconds; 0 for none.
  package private(set) var animatedTime: Measured<Int64>
  package private(set) var unfinished: String?
  package private(set) var hitches: Measured<HitchTally>
  package private(set) var presents: Measured<PresentTally>
  package private(set) var timeline: Measured<TimelineTally>
  package private(set) var cadence: Measured<CadenceTally>
  package private(set) var stutter: Measured<StutterTally>
  package private(set) var animationError: Measured<AnimationErrorTally>
  /// The number of frames without the content of a late commit.
  package private(set) var partialCount: Measured<Int>
  package private(set) var work: WorkTally
  package private(set) var pipeline: PipelineTally
  package private(set) var hangs: Measured<HangTally>
  package private(set) var touchValues: Measured<TouchTally>
  package private(set) var motion: Measured<MotionTally>
  /// The metric values that the recording states itself, by id.
  package private(set) var stated: [String: Measured<Quantity>]

  /// Tallies the frames of a series, in linear time.
  public init(_ series: FrameSeries) {
    let shown = series.column(.shown)
    let times = series.frameTimes
    let presented = series.presentations
    let planned = series.column(.expected).and(presented)
    period = series.period
    rates = series.clock.map { Self.rates(series, $0) }
    frameCount = series.wholeness.map { series.frameCount }
    animatedTime = series.animatedTime
    unfinished = series.unfinished
    let offsets = planned.map { Histogram(of: TimeDifference(from: $0, to: $1)) }
    let lateRefreshes = planned.and(offsets).and(series.clock).map {
      $1.refreshes(from: $0.0.0, to: $0.0.1, lengths: $0.1)
    }
    let lateRates = planned.and(lateRefreshes).and(series.clock).map {
      $1.rates(ofRefreshesFrom: $0.0.0, to: $0.0.1, count: Int($0.1.total))
    }
    hitches = offsets.map {
      HitchTally(series, offsets: $0, lateRefreshes: lateRefreshes, rates: lateRates)
    }
    presents = series.wholeness.flatMap { planned }.and(series.clock).map {
      PresentTally(series, expected: $0.0, shown: $0.1, $1)
    }
    timeline = TimelineTally.Columns.of(series).and(series.clock).map {
      TimelineTally(series, columns: $0, $1)
    }
    cadence = shown.and(times).map { CadenceTally(series, shown: $0, frameTimes: $1) }
    stutter = times.map(StutterTally.init)
    animationError = series.column(.content).and(presented).map {
      AnimationErrorTally(series, content: $0, shown: $1)
    }
    partialCount = Measured(
      series.partialCount,
      orElse: "\(series.origin) does not say what a frame lacked"
    )
    work = WorkTally(series)
    pipeline = PipelineTally(series, lateRefreshes: lateRefreshes)
    hangs = Measured(
      series.busyTimes.map(HangTally.init),
      orElse: "\(series.origin) does not say when the main thread was busy"
    )
    touchValues = Measured(
      series.touchValues.map(TouchTally.init),
      orElse: "\(series.origin) does not say what touches did"
    )
    motion = Measured(
      series.motion.map(MotionTally.init),
      orElse: "\(series.origin) does not say how views moved"
    )
    stated = series.stated
  }
}

extension FrameTally {
  /// Tallies the frames of a run; `course` is the intended motion, or the reason why it is missing,
  /// or nil if not computed.
  package init(_ trace: Trace, course: Measured<MotionCourse>? = nil) {
    self.init(FrameSeries(trace))
    if let course { self = measuring(trace, beside: course) }
  }

  /// The same tally, with the motion of the run measured against its intended motion.
  package func measuring(
    _ trace: Trace,
    beside course: Measured<MotionCourse>
  ) -> FrameTally {
    var tally = self
    tally.motion = .known(MotionTally(MotionValues(trace, course: course)))
    return tally
  }

  /// Counts frames at the rate for which they were made.
  private static func rates(_ series: FrameSeries, _ clock: RefreshClock) -> Histogram {
    guard !clock.isUniform else {
      return Histogram(clock.period.milliHertz, count: series.frameCount)
    }
    let due = series.column(.expected).value ?? series.column(.shown).value
    return Histogram(
      (0..<series.frameCount).map { clock.period(of: $0, dueAt: due?[$0]).milliHertz }
    )
  }
}

extension FrameTally: Mergeable {
  /// Adds the frames of another series, for a display of the same rate.
  public mutating func merge(_ other: FrameTally) {
    precondition(period.value == other.period.value, "both displays have the same refresh rate")
    rates.merge(other.rates)
    frameCount.merge(other.frameCount)
    animatedTime.merge(other.animatedTime)
    unfinished = unfinished ?? other.unfinished
    hitches.merge(other.hitches)
    presents.merge(other.presents)
    timeline.merge(other.timeline)
    cadence.merge(other.cadence)
    stutter.merge(other.stutter)
    animationError.merge(other.animationError)
    partialCount.merge(other.partialCount)
    work.merge(other.work)
    pipeline.merge(other.pipeline)
    hangs.merge(other.hangs)
    touchValues.merge(other.touchValues)
    motion.merge(other.motion)
    // Values that a recording states for a part do not hold for the whole.
    stated = [:]
  }
}
