public import HeadlessUIKit
public import JankMetrics
public import JankTrace

extension Scenario {
  /// The distances of pages from their ideal paths, and why some are unknown.
  public struct CourseErrors: Sendable {
    /// The largest distance of each page from its path in each transition, in points.
    public let farthest: [MotionSubject: Double]
    /// The pages that should have moved in a transition and that no frame showed in motion.
    public let unseen: [MotionSubject]
    /// The reason why some pages have no path, or nil if all have one.
    public let reason: String?
  }

  /// Compares a run with the ideal paths of its pages.
  ///
  /// If a touch or a reversal decides how pages move, only the transitions that ended before it
  /// have a path.
  ///
  /// - Parameters:
  ///   - trace: a run of the scenario.
  ///   - device: the device on which it was played, of which only the screen matters.
  ///   - shouldStop: asked at each event of the run that finds the paths whether to abandon it.
  /// - Returns: The distances.
  public func courseErrors(
    of trace: Trace,
    on device: DeviceProfile,
    shouldStop: (@Sendable () -> Bool)? = nil
  ) -> CourseErrors {
    let course = course(on: device, shouldStop: shouldStop)
    let reason = MotionValues(trace, course: course).errors.reason
    let part =
      course.value.map { (course: $0, trace: trace) }
      ?? partBeforeFingers(of: trace, on: device, shouldStop)
    return CourseErrors(
      farthest: part.map { $0.course.largestErrors(in: $0.trace) } ?? [:],
      unseen: part.map { $0.course.unseenMotions(in: $0.trace) } ?? [],
      reason: reason
    )
  }

  /// The beginning of a run, with its paths, before a touch or a reversal decides them.
  private func partBeforeFingers(
    of trace: Trace,
    on device: DeviceProfile,
    _ shouldStop: (@Sendable () -> Bool)?
  ) -> (course: MotionCourse, trace: Trace)? {
    guard let first = script.firstIndex(where: \.action.decidesWays) else { return nil }
    // Steps wait only for steps above them.
    var calm = self
    calm.script = Array(script[..<first])
    let limits = RunLimits(shouldStop: shouldStop)
    guard var meant = calm.effortlessRun(on: device, limits: limits), shouldStop?() != true
    else { return nil }
    // A reversal affects the last transition of those steps, or one before it.
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
    return (MotionCourse(meant), own)
  }
}

extension Scenario.Action {
  /// Whether a touch or a reversal decides how pages move from this step on.
  fileprivate var decidesWays: Bool {
    if case .drag = self { true } else { changesPlans }
  }
}
