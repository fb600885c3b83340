package import JankTrace

/// The sums over the frames of a series from which all metrics are computed.
///
/// A tally holds whole numbers only. So the tally of two parts is exactly the tally of the whole,
/// and so is every metric.
///
///     var tally = FrameTally(first)
///     tally.merge(FrameTally(second))
public struct FrameTally: Sendable {
  private enum Form: Sendable {
    /// Every part, counted once.
    case sums(FrameSums)
    /// The parts of the table, counted once; the others as for a series.
    case table(TableSums, FrameSeries)
    /// Parts are counted when a metric asks for them, and again for the next metric.
    case series(FrameSeries)
  }

  private var form: Form

  /// The largest numbers of metrics for which it is faster to count only what they ask for, and
  /// only the parts of the table beforehand.
  private static let (fewMetrics, tableMetrics) = (4, 16)

  /// Tallies the frames of a series, in linear time.
  public init(_ series: FrameSeries) {
    form = .sums(FrameSums(series))
  }
}

extension FrameTally {
  /// Tallies the frames of a run; `course` is the intended motion, or the reason why it is missing,
  /// or nil if not computed.
  package init(_ trace: Trace, course: Measured<MotionCourse>? = nil) {
    self.init(FrameSeries(trace))
    if let course { self = measuring(trace, beside: course) }
  }

  /// Tallies the frames of a series for a number of metrics; their values are the same.
  package init(_ series: FrameSeries, metricCount: Int) {
    form =
      if metricCount <= Self.fewMetrics {
        .series(series)
      } else if metricCount <= Self.tableMetrics {
        .table(TableSums(series), series)
      } else {
        .sums(FrameSums(series))
      }
  }

  /// The same tally, counted as is fastest for a number of metrics.
  package func counted(forMetrics metricCount: Int) -> FrameTally {
    guard case .table(_, let series) = form, metricCount > Self.tableMetrics else { return self }
    return FrameTally(series)
  }

  /// The same tally, with the motion of the run measured against its intended motion.
  package func measuring(
    _ trace: Trace,
    beside course: Measured<MotionCourse>
  ) -> FrameTally {
    let values = MotionValues(trace, course: course)
    var tally = self
    switch form {
    case .sums(var sums):
      sums.motion = .known(MotionTally(values))
      tally.form = .sums(sums)
    case .table(var sums, var series):
      sums.motion = .known(MotionTally(values))
      series.motion = values
      tally.form = .table(sums, series)
    case .series(var series):
      series.motion = values
      tally.form = .series(series)
    }
    return tally
  }

  private var sums: FrameSums {
    switch form {
    case .sums(let sums): sums
    case .table(_, let series), .series(let series): FrameSums(series)
    }
  }

  /// A part as it was counted, or counted now.
  private func part<Part>(_ counted: (FrameSums) -> Part, _ count: (FrameSeries) -> Part) -> Part {
    switch form {
    case .sums(let sums): counted(sums)
    case .table(_, let series), .series(let series): count(series)
    }
  }

  /// A part of the table as it was counted, or counted now.
  private func part<Part>(
    _ counted: (FrameSums) -> Part,
    table: (TableSums) -> Part,
    _ count: (FrameSeries) -> Part
  ) -> Part {
    if case .table(let sums, _) = form { return table(sums) }
    return part(counted, count)
  }
}

// MARK: Parts

extension FrameTally {
  /// The refresh interval, or the reason why it is unknown.
  package var period: Measured<RefreshPeriod> { part({ $0.period }, { $0.period }) }
  /// The number of frames at each rate of the display, in thousandths of a hertz.
  package var rates: Measured<Histogram> { part({ $0.rates }, { $0.rates }) }
  /// The number of frames.
  package var frameCount: Measured<Int> {
    part({ $0.frameCount }, table: { $0.frameCount }, { $0.wholeFrameCount })
  }
  /// The time in which something was animated, in nanoseconds; 0 for none.
  package var animatedTime: Measured<Int64> {
    part({ $0.animatedTime }, table: { $0.animatedTime }, { $0.animatedTime })
  }
  /// Why the series cannot be rated, or nil if it can.
  package var unfinished: String? { part({ $0.unfinished }, { $0.unfinished }) }
  package var hitches: Measured<HitchTally> {
    part({ $0.hitches }, table: { $0.hitches }, { $0.hitches(FrameDelays($0)) })
  }
  package var presents: Measured<PresentTally> { part({ $0.presents }, { $0.presents }) }
  package var timeline: Measured<TimelineTally> { part({ $0.timeline }, { $0.timeline }) }
  package var cadence: Measured<CadenceTally> {
    part({ $0.cadence }, table: { $0.cadence }, { $0.cadence })
  }
  package var stutter: Measured<StutterTally> { part({ $0.stutter }, { $0.stutter }) }
  package var animationError: Measured<AnimationErrorTally> {
    part({ $0.animationError }, { $0.animationError })
  }
  /// The number of frames without the content of a late commit.
  package var partialCount: Measured<Int> { part({ $0.partialCount }, { $0.partials }) }
  package var work: WorkTally { part({ $0.work }, { WorkTally($0) }) }
  package var pipeline: PipelineTally {
    part({ $0.pipeline }, { PipelineTally($0, lateRefreshes: FrameDelays($0).lateRefreshes) })
  }
  package var hangs: Measured<HangTally> { part({ $0.hangs }, { $0.hangs }) }
  package var touchValues: Measured<TouchTally> { part({ $0.touchValues }, { $0.touches }) }
  package var processes: Measured<ProcessTally> { part({ $0.processes }, { $0.processTally }) }
  package var motion: Measured<MotionTally> {
    part({ $0.motion }, table: { $0.motion }, { $0.motions })
  }
  /// The metric values that the recording states itself, by id.
  package var stated: [String: Measured<Quantity>] { part({ $0.stated }, { $0.stated }) }
}

// MARK: Protocols

extension FrameTally: Hashable {
  /// Whether all sums are equal, counted or not.
  public static func == (first: FrameTally, second: FrameTally) -> Bool {
    first.sums == second.sums
  }

  /// Combines all sums.
  public func hash(into hasher: inout Hasher) { hasher.combine(sums) }
}

extension FrameTally: Mergeable {
  /// Adds the frames of another series, for a display of the same rate.
  public mutating func merge(_ other: FrameTally) {
    var sums = sums
    sums.merge(other.sums)
    form = .sums(sums)
  }
}
