extension CubicBezier {
  /// The straight line.
  public static let linear = CubicBezier(knownX1: 0, y1: 0, x2: 1, y2: 1)

  /// Slow at the start: Core Animation's easeIn, CSS ease-in, UIKit's curveEaseIn.
  public static let easeIn = CubicBezier(knownX1: 0.42, y1: 0, x2: 1, y2: 1)

  /// Slow at the end: Core Animation's easeOut, CSS ease-out, UIKit's curveEaseOut.
  public static let easeOut = CubicBezier(knownX1: 0, y1: 0, x2: 0.58, y2: 1)

  /// Slow at both ends: Core Animation's easeInEaseOut, CSS ease-in-out, UIKit's default.
  public static let easeInEaseOut = CubicBezier(knownX1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The curve of implicit animations: Core Animation's default, CSS ease.
  public static let coreAnimationDefault = CubicBezier(knownX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// Flutter's curve after a page is released, called fastEaseInToSlowEaseOut in its parts.
  public static let flutterSnap = CubicBezier(knownX1: 0.18, y1: 1, x2: 0.04, y2: 1)

  /// Flutter's linearToEaseOut, the curve of the page underneath during a push.
  public static let flutterLinearToEaseOut = CubicBezier(
    knownX1: 0.35,
    y1: 0.91,
    x2: 0.33,
    y2: 0.97
  )

  /// Flutter's easeInToLinear, the curve of the page underneath during a pop.
  public static let flutterEaseInToLinear = CubicBezier(
    knownX1: 0.67,
    y1: 0.03,
    x2: 0.65,
    y2: 0.09
  )
}
