/// The way of frames through the pipeline, in times and in refreshes.
package struct PipelineTally: Hashable, Sendable {
  /// From taking up the frame to showing it, in nanoseconds.
  package private(set) var latency: Measured<Histogram>
  /// From the input to the picture that answers it, in nanoseconds.
  package private(set) var inputLatency: Measured<Histogram>
  /// From the refresh a frame could begin at to the app taking it up, in nanoseconds.
  package private(set) var startLag: Measured<Histogram>
  /// How much after its deadline the app took a frame up, in nanoseconds, where it did.
  package private(set) var lateStart: Measured<Histogram>
  /// From the time it was due to when it was shown, in refreshes; early ones count as 0.
  package private(set) var lateRefreshes: Measured<Histogram>
  /// From taking up the frame to showing it, in refreshes.
  package private(set) var latencyRefreshes: Measured<Histogram>
  /// From the end of all work to showing the picture, in refreshes.
  package private(set) var idleRefreshes: Measured<Histogram>

  package init(_ series: FrameSeries) {
    let shown = series.wholeness.flatMap { series.column(.shown) }
    func refreshes(since part: FrameSeries.Part) -> Measured<Histogram> {
      shown.and(series.column(part)).and(series.period).map { columns, period in
        Histogram(columns.0.minus(columns.1).map { Int64(max(0, period.count(in: $0))) })
      }
    }
    let start = series.column(.start)
    latency = shown.and(start).map { Histogram($0.minus($1)) }
    inputLatency = series.column(.inputLatency).map { Histogram($0.known) }
    startLag = start.and(series.column(.begin)).map { Histogram($0.minus($1)) }
    lateStart = start.and(series.column(.deadline)).map { start, deadline in
      Histogram(start.minus(deadline).filter { $0 > 0 })
    }
    lateRefreshes = refreshes(since: .expected)
    latencyRefreshes = refreshes(since: .start)
    idleRefreshes = refreshes(since: .end)
  }
}

extension PipelineTally: Mergeable {
  package mutating func merge(_ other: PipelineTally) {
    latency.merge(other.latency)
    inputLatency.merge(other.inputLatency)
    startLag.merge(other.startLag)
    lateStart.merge(other.lateStart)
    lateRefreshes.merge(other.lateRefreshes)
    latencyRefreshes.merge(other.latencyRefreshes)
    idleRefreshes.merge(other.idleRefreshes)
  }
}
