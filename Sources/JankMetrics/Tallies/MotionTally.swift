/// The motion values of a run; see ``MotionFigures`` for the units.
package struct MotionTally: Hashable, Sendable {
  package private(set) var durations: Histogram
  package private(set) var responses: Histogram
  package private(set) var settlings: Histogram
  package private(set) var speedJumps: Measured<Histogram>
  package private(set) var errors: Measured<Histogram>
  package private(set) var fadeErrors: Measured<Histogram>

  package init(_ figures: MotionFigures) {
    durations = Histogram(figures.durations)
    responses = Histogram(figures.responses)
    settlings = Histogram(figures.settlings)
    speedJumps = figures.speedJumps.map { Histogram($0) }
    errors = figures.errors.map { Histogram($0) }
    fadeErrors = figures.fadeErrors.map { Histogram($0) }
  }
}

extension MotionTally: Mergeable {
  package mutating func merge(_ other: MotionTally) {
    durations.merge(other.durations)
    responses.merge(other.responses)
    settlings.merge(other.settlings)
    speedJumps.merge(other.speedJumps)
    errors.merge(other.errors)
    fadeErrors.merge(other.fadeErrors)
  }
}
