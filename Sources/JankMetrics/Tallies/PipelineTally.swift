/// The times of frames in the pipeline, in nanoseconds and in refreshes.
package struct PipelineTally: Hashable, Sendable {
  /// From the start of the frame to its presentation, in nanoseconds.
  package private(set) var latency: Measured<Histogram>
  /// From the input to the frame that answers it, in nanoseconds.
  package private(set) var inputLatency: Measured<Histogram>
  /// From the refresh of the frame's begin to its start in the app, in nanoseconds.
  ///
  /// Flutter pairs a refresh with a start after it. A start before it, such as the second commit of
  /// one turn of the main thread, did not wait and has no lag.
  package private(set) var startLag: Measured<Histogram>
  /// From the request of a frame to its start, in nanoseconds.
  package private(set) var requestLag: Measured<Histogram>
  /// The delay of starts after the deadline of their frame, in nanoseconds.
  package private(set) var lateStart: Measured<Histogram>
  /// The delay from due time to presentation, in refreshes; early frames count as 0.
  package private(set) var lateRefreshes: Measured<Histogram>
  /// From the start of the frame to its presentation, in refreshes.
  package private(set) var latencyRefreshes: Measured<Histogram>
  /// From the end of all work to the presentation, in refreshes.
  package private(set) var idleRefreshes: Measured<Histogram>

  /// Tallies the frames of a series; `lateRefreshes` has the delay of each, 0 for early frames.
  package init(_ series: FrameSeries, lateRefreshes: Measured<Histogram>) {
    let shown = series.wholeness.flatMap { series.presentations }
    let start = series.column(.start)
    let taken = shown.and(start)
    let lengths = taken.map { Histogram(of: TimeDifference(from: $1, to: $0)) }
    latency = lengths
    inputLatency = series.column(.inputLatency).map { Histogram(of: $0) }
    startLag = start.and(series.column(.begin)).map {
      Histogram(of: TimeDifference(from: $1, to: $0)).above(-1)
    }
    requestLag = start.and(series.column(.request)).map {
      Histogram(of: TimeDifference(from: $1, to: $0))
    }
    lateStart = start.and(series.column(.deadline)).map {
      Histogram(of: TimeDifference(from: $1, to: $0)).above(0)
    }
    self.lateRefreshes = shown.flatMap { _ in lateRefreshes }
    latencyRefreshes = taken.and(lengths).and(series.clock).map {
      $1.refreshes(from: $0.0.1, to: $0.0.0, lengths: $0.1)
    }
    idleRefreshes = shown.and(series.column(.end)).and(series.clock).map {
      $1.refreshes(from: $0.1, to: $0.0)
    }
  }
}

extension PipelineTally: Mergeable {
  package mutating func merge(_ other: PipelineTally) {
    latency.merge(other.latency)
    inputLatency.merge(other.inputLatency)
    startLag.merge(other.startLag)
    requestLag.merge(other.requestLag)
    lateStart.merge(other.lateStart)
    lateRefreshes.merge(other.lateRefreshes)
    latencyRefreshes.merge(other.latencyRefreshes)
    idleRefreshes.merge(other.idleRefreshes)
  }
}
