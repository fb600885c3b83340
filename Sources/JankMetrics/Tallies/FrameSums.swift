/// The parts of a tally, counted once from a series.
struct FrameSums: Hashable, Sendable {
  let period: Measured<RefreshPeriod>
  private(set) var rates: Measured<Histogram>
  private(set) var frameCount: Measured<Int>
  private(set) var animatedTime: Measured<Int64>
  private(set) var unfinished: String?
  private(set) var hitches: Measured<HitchTally>
  private(set) var presents: Measured<PresentTally>
  private(set) var timeline: Measured<TimelineTally>
  private(set) var cadence: Measured<CadenceTally>
  private(set) var stutter: Measured<StutterTally>
  private(set) var animationError: Measured<AnimationErrorTally>
  private(set) var partialCount: Measured<Int>
  private(set) var work: WorkTally
  private(set) var pipeline: PipelineTally
  private(set) var hangs: Measured<HangTally>
  private(set) var touchValues: Measured<TouchTally>
  private(set) var processes: Measured<ProcessTally>
  var motion: Measured<MotionTally>
  private(set) var stated: [String: Measured<Quantity>]

  /// Counts the frames of a series, in linear time.
  init(_ series: FrameSeries) {
    let delays = FrameDelays(series)
    period = series.period
    rates = series.rates
    frameCount = series.wholeFrameCount
    animatedTime = series.animatedTime
    unfinished = series.unfinished
    hitches = series.hitches(delays)
    presents = series.presents
    timeline = series.timeline
    cadence = series.cadence
    stutter = series.stutter
    animationError = series.animationError
    partialCount = series.partials
    work = WorkTally(series)
    pipeline = PipelineTally(series, lateRefreshes: delays.lateRefreshes)
    hangs = series.hangs
    touchValues = series.touches
    processes = series.processTally
    motion = series.motions
    stated = series.stated
  }
}

extension FrameSums: Mergeable {
  /// Adds the frames of another series, for a display of the same rate.
  mutating func merge(_ other: FrameSums) {
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
    processes.merge(other.processes)
    motion.merge(other.motion)
    // Values that a recording states for a part do not hold for the whole.
    stated = [:]
  }
}
