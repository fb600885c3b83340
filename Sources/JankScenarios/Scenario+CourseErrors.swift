public import HeadlessUIKit
public import JankMetrics
public import JankTrace

extension Scenario {
  /// How far pages were from where they were meant to be, and why that is not known of all.
  public struct CourseErrors: Sendable {
    /// The farthest that each page was off its course in each transition, in points.
    public let farthest: [MotionSubject: Double]
    /// Why some pages have no course, or nil where all have one.
    public let reason: String?
  }

  /// Holds a run to the way that its pages are meant to go.
  ///
  /// Where a finger or a change of plans decides how pages go, the transitions that were over by
  /// then still have a course.
  ///
  /// - Parameters:
  ///   - trace: a run of the scenario.
  ///   - device: the device it was played on, of which the screen counts.
  ///   - shouldStop: asked at each event of the run that finds the way whether to give it up.
  /// - Returns: The distances.
  public func courseErrors(
    of trace: Trace,
    on device: DeviceProfile,
    shouldStop: (@Sendable () -> Bool)? = nil
  ) -> CourseErrors {
    let course = course(on: device, shouldStop: shouldStop)
    let reason = MotionFigures(trace, course: course).errors.reason
    let farthest = course.value.map { $0.largestErrors(in: trace) }
    return CourseErrors(
      farthest: farthest ?? errorsBeforeFingers(in: trace, on: device, shouldStop),
      reason: reason
    )
  }

  private func errorsBeforeFingers(
    in trace: Trace,
    on device: DeviceProfile,
    _ shouldStop: (@Sendable () -> Bool)?
  ) -> [MotionSubject: Double] {
    guard let first = script.firstIndex(where: \.action.decidesWays) else { return [:] }
    // A step waits only for those above it.
    var calm = self
    calm.script = Array(script[..<first])
    let limits = RunLimits(shouldStop: shouldStop)
    guard var meant = calm.effortlessRun(on: device, limits: limits), shouldStop?() != true
    else { return [:] }
    // What is turned back is the last that those steps brought about, or one before it.
    let last = trace.transitions.prefix(meant.transitions.count).last
    let disturbed =
      script[first].action.changesPlans
      ? last?.began ?? .zero : trace.touches.first?.sensed ?? .zero
    let count = zip(trace.transitions, meant.transitions).prefix { own, other in
      own.kind == other.kind && own.to == other.to && own.outcome == other.outcome
        && own.ended.map { $0 <= disturbed } ?? false
    }.count
    var own = trace
    own.end = trace.transitions.dropFirst(count).first?.began ?? trace.end
    own.transitions = Array(trace.transitions.prefix(count))
    meant.transitions = Array(meant.transitions.prefix(count))
    return MotionCourse(meant).largestErrors(in: own)
  }
}

extension Scenario.Action {
  /// Whether a finger or a change of plans decides from there on how pages go.
  fileprivate var decidesWays: Bool {
    if case .drag = self { true } else { changesPlans }
  }
}
