package import JankTrace

/// The motion values of a run, in whole numbers.
///
/// Times are in nanoseconds, distances in millionths of a point, speeds in millionths of a point
/// per second.
package struct MotionValues: Hashable, Sendable {
  /// The number of transitions that completed.
  package private(set) var completedCount: Int
  /// The number of transitions that were cancelled.
  package private(set) var cancelledCount: Int
  /// The times from the begin of each transition to its end, without those that never ended.
  package private(set) var durations: [Int64]
  /// The times from each request of a transition to the first change on screen.
  package private(set) var responses: [Int64]
  /// The times from each request of a transition to the last change on screen before the next
  /// request.
  package private(set) var settlings: [Int64]
  /// The largest speed jumps of each view at each change of direction, or the reason why unknown.
  package private(set) var speedJumps: Measured<[Int64]>
  /// The distances between actual and intended positions, or the reason why unknown.
  package private(set) var errors: Measured<[Int64]>
  /// The differences between actual and intended opacity, in millionths of a percent, or the reason
  /// why unknown.
  package private(set) var fadeErrors: Measured<[Int64]>

  /// The reason for missing errors if a run has no course.
  package static let withoutCourse =
    "the intended motion is not known"

  /// Measures a run with watched layers; `course` is the intended motion, or the reason why it is
  /// missing.
  package init(
    _ trace: Trace,
    course: Measured<MotionCourse> = .unknown(MotionValues.withoutCourse)
  ) {
    completedCount = trace.transitions.count { $0.outcome == .completed }
    cancelledCount = trace.transitions.count { $0.outcome == .cancelled }
    durations = trace.transitions.compactMap { transition in
      transition.ended.map { ($0 - transition.began).nanoseconds }
    }
    let answers = TransitionAnswer.all(in: trace)
    responses = answers.map(\.response.nanoseconds)
    settlings = answers.map(\.settling.nanoseconds)
    guard !trace.samples.isEmpty, !trace.watchesDraggableLayersOnly else {
      speedJumps = .unknown(Self.unwatched)
      errors = .unknown(Self.unwatched)
      fadeErrors = .unknown(Self.unwatched)
      return
    }
    speedJumps = SpeedJump.all(in: trace).map { $0.map(Self.millionths) }
    let deviations = course.flatMap { course in
      Measured(
        course.deviations(in: trace),
        orElse: "the run has other transitions than intended"
      )
    }
    errors = deviations.map { $0.flatMap(\.places).map(Self.millionths) }
    fadeErrors = deviations.map { $0.flatMap(\.opacities).map(Self.millionths) }
  }

  package static func + (left: MotionValues, right: MotionValues) -> MotionValues {
    var sum = left
    sum.completedCount += right.completedCount
    sum.cancelledCount += right.cancelledCount
    sum.durations += right.durations
    sum.responses += right.responses
    sum.settlings += right.settlings
    sum.speedJumps = left.speedJumps.and(right.speedJumps).map { $0 + $1 }
    sum.errors = left.errors.and(right.errors).map { $0 + $1 }
    sum.fadeErrors = left.fadeErrors.and(right.fadeErrors).map { $0 + $1 }
    return sum
  }

  private static let unwatched = "no view was watched"
}

extension MotionValues {
  private static func millionths(_ value: Double) -> Int64 {
    Int64((value * 1e6).rounded(.toNearestOrAwayFromZero))
  }
}
