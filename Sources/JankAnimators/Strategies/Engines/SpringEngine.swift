internal import HeadlessUIKit

/// Computes a spring step by step, in the way of an animation library.
protocol SpringEngine {
  /// How far from its goal the thing that moves is, in points.
  var displacement: Double { get }
  /// How fast it moves, in points per second, positive towards larger displacements.
  var velocity: Double { get }
  /// Whether the library calls it at rest.
  var isAtRest: Bool { get }

  /// Goes on to a time since the beginning, in seconds.
  mutating func advance(to seconds: Double)
}
