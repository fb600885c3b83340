import JankMotion

/// Flutter's horizontal page transition, which was fitted to frames of iOS 16.3.
///
/// Progress is the presence of the upper page: 0 off screen, 1 in place. The page underneath
/// goes a third of the width to the other side.
///
///     let transition = try PageTransition(width: 800)
///     transition.upperOffset(progress: 0.1, .arriving)       // 609.4 points
///     transition.underneathOffset(progress: 0.1, .arriving)  // −69.7 points
///
/// Source: Flutter's Cupertino route (certain as Flutter's, inferred as iOS's).
struct PageTransition: Equatable, Hashable, Sendable {
  /// What drives a transition, which decides about its curves.
  enum Motion: String, Hashable, Sendable, CaseIterable {
    /// The page is pushed.
    case arriving
    /// The page is popped.
    case leaving
    /// A finger holds the page, which follows it one to one.
    case interactive
  }

  /// The duration of a push or a pop, in seconds.
  static let duration = 0.5
  /// The share of the width that the page underneath moves.
  static let parallax = 1.0 / 3

  /// The width of the pages, in points above 0.
  let width: Double

  /// Makes a transition.
  ///
  /// - Parameter width: The width of the pages, in points above 0.
  /// - Throws: `MotionError.outOfRange` if the width is outside its range.
  init(width: Double) throws(MotionError) {
    self.width = try ParameterRange.positive.checked(width, "width")
  }

  /// The place of the upper page, in points from its place when present.
  ///
  /// - Parameters:
  ///   - progress: The presence of the upper page, 0…1.
  ///   - motion: What drives the transition.
  /// - Returns: The whole width at 0, nothing at 1.
  func upperOffset(progress: Double, _ motion: Motion) -> Double {
    switch motion {
    case .arriving: width * (1 - ThreePointCubic.flutterPagePush.value(at: progress))
    // Popping runs the same curve from its own start, not backwards.
    case .leaving: width * ThreePointCubic.flutterPagePush.value(at: 1 - progress)
    case .interactive: width * (1 - progress)
    }
  }

  /// The place of the page underneath, in points from its place when alone.
  ///
  /// - Parameters:
  ///   - progress: The presence of the upper page, 0…1.
  ///   - motion: What drives the transition.
  /// - Returns: Nothing at 0, minus a third of the width at 1.
  func underneathOffset(progress: Double, _ motion: Motion) -> Double {
    let share =
      switch motion {
      case .arriving: CubicBezier.flutterLinearToEaseOut.value(at: progress)
      case .leaving: CubicBezier.flutterEaseInToLinear.value(at: progress)
      case .interactive: progress
      }
    return -width * Self.parallax * share
  }

  /// The presence of the upper page while a finger drags it away.
  ///
  /// - Parameter travel: The way of the finger towards dismissal, in points.
  /// - Returns: The progress, limited to 0…1.
  func progress(forTravel travel: Double) -> Double {
    min(max(1 - travel / width, 0), 1)
  }
}
