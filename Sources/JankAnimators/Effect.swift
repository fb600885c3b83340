/// What a transition looks like, whoever computes it.
public enum Effect: Hashable, Sendable {
  /// The page rises from below and bounces into place; duration in seconds, damping ratio 0 to 1.
  case bounce(duration: Double, dampingRatio: Double)
  /// The page sinks out of sight; duration in seconds.
  case slide(duration: Double)
}
