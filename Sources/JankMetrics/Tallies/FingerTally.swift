/// The gesture values of a run; see ``FingerFigures`` for the units.
package struct FingerTally: Hashable, Sendable {
  package private(set) var latency: Histogram
  package private(set) var stages: [Histogram]
  package private(set) var lag: Histogram
  package private(set) var travel: Histogram
  package private(set) var distance: Measured<Histogram>
  package private(set) var velocityJump: Measured<Histogram>
  package private(set) var scroll: Measured<ScrollTally>
  package private(set) var settling: Histogram
  package private(set) var blocks: Histogram

  package init(_ figures: FingerFigures) {
    latency = Histogram(figures.latencies)
    stages = figures.stages.map { Histogram($0) }
    lag = Histogram(figures.lags)
    travel = Histogram(figures.travels)
    distance = Measured(figures.distances.map { Histogram($0) }, orElse: Self.unwatched)
    velocityJump = Measured(figures.velocityJumps.map { Histogram($0) }, orElse: Self.unwatched)
    scroll = Measured(figures.scroll, orElse: Self.unwatched)
    settling = Histogram(figures.settlings)
    blocks = Histogram(figures.blocks)
  }

  private static let unwatched = "no draggable layer was watched"
}

extension FingerTally: Mergeable {
  package mutating func merge(_ other: FingerTally) {
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
