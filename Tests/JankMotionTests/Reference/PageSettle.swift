import JankMotion

/// The animation of a released page to its decided end.
///
/// It takes at most 800 ms for the full distance to the end, in whole milliseconds in proportion to
/// the remaining distance, and at most 300 ms back.
///
/// Source: Flutter's Cupertino route (certain).
struct PageSettle: Equatable, Hashable, Sendable {
  /// The duration for the full distance, in milliseconds.
  static let wholeWayMilliseconds = 800.0
  /// The longest return, in milliseconds.
  static let longestReturnMilliseconds = 300.0
  static let curve = CubicBezier.flutterSnap

  /// The presence of the page at the release, 0…1.
  let startProgress: Double
  let decision: ReleaseDecision
  /// The duration, in whole milliseconds; 0 if the page is at its end.
  let milliseconds: Double

  /// Creates the animation of a page.
  ///
  /// - Parameters:
  ///   - progress: The presence of the page at the release, 0…1.
  ///   - decision: Completing dismisses the page, returning restores it.
  /// - Throws: `MotionError.outOfRange` if the progress is outside its range.
  init(from progress: Double, decision: ReleaseDecision) throws(MotionError) {
    startProgress = try ParameterRange.closed(0, 1).checked(progress, "progress")
    self.decision = decision
    switch decision {
    case .completes:
      milliseconds = (Self.wholeWayMilliseconds * startProgress).rounded(.down)
    case .returns:
      let wholeWay = (Self.wholeWayMilliseconds * (1 - startProgress)).rounded(.down)
      milliseconds = min(wholeWay, Self.longestReturnMilliseconds)
    }
  }

  /// The presence of the page at a time in seconds since the release, 0…1; constant after the end.
  func progress(at seconds: Double) -> Double {
    let end: Double = decision == .completes ? 0 : 1
    let share = seconds * 1000 / milliseconds
    guard share < 1 else { return end }
    return .interpolated(
      from: startProgress,
      to: end,
      fraction: Self.curve.value(at: max(share, 0))
    )
  }
}
