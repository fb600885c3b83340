/// The gesture values of a run; see ``TouchValues`` for the units.
package struct TouchTally: Hashable, Sendable {
  package private(set) var latency: Histogram
  package private(set) var stages: [Histogram]
  package private(set) var lag: Histogram
  package private(set) var travel: Histogram
  package private(set) var distance: Measured<Histogram>
  package private(set) var velocityJump: Measured<Histogram>
  package private(set) var scroll: Measured<ScrollTally>
  package private(set) var settling: Histogram
  package private(set) var blocks: Histogram

  package init(_ metricValues: TouchValues) {
    latency = Histogram(metricValues.latencies)
    stages = metricValues.stages.map { Histogram($0) }
    lag = Histogram(metricValues.lags)
    travel = Histogram(metricValues.travels)
    distance = Measured(metricValues.distances.map { Histogram($0) }, orElse: Self.unwatched)
    velocityJump = Measured(
      metricValues.velocityJumps.map { Histogram($0) },
      orElse: Self.unwatched
    )
    scroll = Measured(metricValues.scroll, orElse: Self.unwatched)
    settling = Histogram(metricValues.settlings)
    blocks = Histogram(metricValues.blocks)
  }

  private static let unwatched = "no draggable layer was watched"
}

extension TouchTally: Mergeable {
  package mutating func merge(_ other: TouchTally) {
    latency.merge(other.latency)
    for stage in stages.indices { stages[stage].merge(other.stages[stage]) }
    lag.merge(other.lag)
    travel.merge(other.travel)
    distance.merge(other.distance)
    velocityJump.merge(other.velocityJump)
    scroll.merge(other.scroll)
    settling.merge(other.settling)
    blocks.merge(other.blocks)
  }
}
