/// What a transition looks like, whoever computes it.
public enum Effect: Hashable, Sendable {
  /// The page rises from below and bounces into place; duration in seconds, damping ratio 0 to 1.
  case bounce(duration: Double, dampingRatio: Double)
  /// The page sinks out of sight; duration in seconds.
  case slide(duration: Double)
  /// Both pages move side by side by one extent of the screen; duration in seconds.
  case shift(duration: Double, towards: Direction = .left)
  /// The arriving page fades in over the other; duration in seconds.
  case fade(duration: Double)
  /// One page shrinks to a point, then the other grows from it; duration of both in seconds.
  case zoom(duration: Double)

  /// A side of the screen.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the left, as for a push.
    case left
    /// To the right, as for a pop.
    case right
    /// To the top.
    case up
    /// To the bottom.
    case down
  }
}

extension Effect {
  /// The same the other way round, where it has a direction.
  public var reversed: Effect {
    switch self {
    case .shift(let duration, let direction):
      .shift(duration: duration, towards: direction.opposite)
    case .bounce, .slide, .fade, .zoom: self
    }
  }
}

extension Effect.Direction {
  /// The other side.
  public var opposite: Effect.Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// The direction as a step of one in points to the right and down.
  var step: SIMD2<Double> {
    switch self {
    case .left: [-1, 0]
    case .right: [1, 0]
    case .up: [0, -1]
    case .down: [0, 1]
    }
  }
}
