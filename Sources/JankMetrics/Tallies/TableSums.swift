/// The parts of a tally that the table of results and the usual metrics read, most of them several
/// times.
///
/// The other parts take longer than these, and most runs are never asked for them.
struct TableSums: Sendable {
  let frameCount: Measured<Int>
  let animatedTime: Measured<Int64>
  let hitches: Measured<HitchTally>
  let cadence: Measured<CadenceTally>
  var motion: Measured<MotionTally>

  /// Counts the frames of a series, in linear time.
  init(_ series: FrameSeries) {
    frameCount = series.wholeFrameCount
    animatedTime = series.animatedTime
    hitches = series.hitches(FrameDelays(series))
    cadence = series.cadence
    motion = series.motions
  }
}
