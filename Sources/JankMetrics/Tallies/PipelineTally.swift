/// The way of frames through the pipeline, in times and in refreshes.
package struct PipelineTally: Hashable, Sendable {
  /// From taking up the frame to showing it, in nanoseconds.
  package private(set) var latency: Measured<Histogram>
  /// From the input to the picture that answers it, in nanoseconds.
  package private(set) var inputLatency: Measured<Histogram>
  /// From the refresh a frame could begin at to the app taking it up, in nanoseconds.
  ///
  /// Flutter pairs a refresh with what is taken up after it: what was taken up before, such as the
  /// second commit of one turn of the main thread, waited for none and makes no lag.
  package private(set) var startLag: Measured<Histogram>
  /// From asking for a frame to the app taking it up, in nanoseconds.
  package private(set) var requestLag: Measured<Histogram>
  /// How much after its deadline the app took a frame up, in nanoseconds, where it did.
  package private(set) var lateStart: Measured<Histogram>
  /// From the time it was due to when it was shown, in refreshes; early ones count as 0.
  package private(set) var lateRefreshes: Measured<Histogram>
  /// From taking up the frame to showing it, in refreshes.
  package private(set) var latencyRefreshes: Measured<Histogram>
  /// From the end of all work to showing the picture, in refreshes.
  package private(set) var idleRefreshes: Measured<Histogram>

  /// - Parameters:
  ///   - series: the frames.
  ///   - lateRefreshes: from when each was due to when it was shown, 0 for early ones.
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
