import JankMotion

/// How a page that the finger has let go moves to where it was decided to go.
///
/// It takes at most 800 ms for the whole way to the end, in whole milliseconds in proportion to
/// what is left, and no more than 300 ms back to its place.
///
/// Source: Flutter's Cupertino route (certain).
struct PageSettle: Equatable, Hashable, Sendable {
  /// The duration for the whole way, in milliseconds.
  static let wholeWayMilliseconds = 800.0
  /// The longest way back, in milliseconds.
  static let longestReturnMilliseconds = 300.0
  /// The curve of the way.
  static let curve = CubicBezier.flutterSnap

  /// The presence of the page when let go, 0…1.
  let startProgress: Double
  /// Where the page goes.
  let decision: ReleaseDecision
  /// How long it takes, in whole milliseconds; 0 if the page is there already.
  let milliseconds: Double

  /// Makes the way of a page.
  ///
  /// - Parameters:
  ///   - progress: The presence of the page when let go, 0…1.
  ///   - decision: Where the page goes: completing takes it away, returning puts it back.
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

  /// The presence of the page some time after it was let go, 0…1.
  ///
  /// - Parameter seconds: Seconds since the finger left.
  /// - Returns: The progress, which is held at the end.
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
