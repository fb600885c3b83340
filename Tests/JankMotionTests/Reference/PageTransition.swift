import JankMotion

/// Flutter's horizontal page transition, fitted to frames of iOS 16.3.
///
/// Progress is the presence of the upper page: 0 off screen, 1 in place. The page underneath moves
/// a third of the width to the other side.
///
///     let transition = try PageTransition(width: 800)
///     transition.upperOffset(progress: 0.1, .arriving)       // 609.4 points
///     transition.underneathOffset(progress: 0.1, .arriving)  // −69.7 points
///
/// Source: Flutter's Cupertino route (certain as Flutter's, inferred for iOS).
struct PageTransition: Equatable, Hashable, Sendable {
  /// The kind of a transition, which determines its curves.
  enum Motion: String, Hashable, Sendable, CaseIterable {
    case arriving
    case leaving
    /// A touch holds the page, which follows it one to one.
    case interactive
  }

  /// The duration of a push or a pop, in seconds.
  static let duration = 0.5
  /// The fraction of the width that the page underneath moves.
  static let parallax = 1.0 / 3

  /// The width of the pages, in points above 0.
  let width: Double

  /// Creates a transition of pages with a width in points above 0.
  ///
  /// - Throws: `MotionError.outOfRange` if the width is outside its range.
  init(width: Double) throws(MotionError) {
    self.width = try ParameterRange.positive.checked(width, "width")
  }

  /// The offset of the upper page from its final position, in points: the full width at 0, zero at
  /// 1.
  ///
  /// - Parameters:
  ///   - progress: The presence of the upper page, 0…1.
  ///   - motion: The kind of the transition.
  /// - Returns: The offset.
  func upperOffset(progress: Double, _ motion: Motion) -> Double {
    switch motion {
    case .arriving: width * (1 - ThreePointCubic.flutterPagePush.value(at: progress))
    // Popping runs the same curve from its own start, not backwards.
    case .leaving: width * ThreePointCubic.flutterPagePush.value(at: 1 - progress)
    case .interactive: width * (1 - progress)
    }
  }

  /// The offset of the page underneath from its own position, in points.
  ///
  /// - Parameters:
  ///   - progress: The presence of the upper page, 0…1.
  ///   - motion: The kind of the transition.
  /// - Returns: Zero at 0, minus a third of the width at 1.
  func underneathOffset(progress: Double, _ motion: Motion) -> Double {
    let share =
      switch motion {
      case .arriving: CubicBezier.flutterLinearToEaseOut.value(at: progress)
      case .leaving: CubicBezier.flutterEaseInToLinear.value(at: progress)
      case .interactive: progress
      }
    return -width * Self.parallax * share
  }

  /// The presence of the upper page, 0…1, for a distance of the touch towards dismissal in points.
  func progress(forTravel travel: Double) -> Double {
    min(max(1 - travel / width, 0), 1)
  }
}
