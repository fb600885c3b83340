/// The motion values of a run; see ``MotionValues`` for the units.
package struct MotionTally: Hashable, Sendable {
  package private(set) var completedCount: Int
  package private(set) var cancelledCount: Int
  package private(set) var durations: Histogram
  package private(set) var responses: Histogram
  package private(set) var settlings: Histogram
  package private(set) var speedJumps: Measured<Histogram>
  package private(set) var errors: Measured<Histogram>
  package private(set) var fadeErrors: Measured<Histogram>

  package init(_ metricValues: MotionValues) {
    completedCount = metricValues.completedCount
    cancelledCount = metricValues.cancelledCount
    durations = Histogram(metricValues.durations)
    responses = Histogram(metricValues.responses)
    settlings = Histogram(metricValues.settlings)
    speedJumps = metricValues.speedJumps.map { Histogram($0) }
    errors = metricValues.errors.map { Histogram($0) }
    fadeErrors = metricValues.fadeErrors.map { Histogram($0) }
  }
}

extension MotionTally: Mergeable {
  package mutating func merge(_ other: MotionTally) {
    completedCount += other.completedCount
    cancelledCount += other.cancelledCount
    durations.merge(other.durations)
    responses.merge(other.responses)
    settlings.merge(other.settlings)
    speedJumps.merge(other.speedJumps)
    errors.merge(other.errors)
    fadeErrors.merge(other.fadeErrors)
  }
}
