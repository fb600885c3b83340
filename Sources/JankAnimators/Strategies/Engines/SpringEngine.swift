internal import HeadlessUIKit

protocol SpringEngine {
  /// The distance from the target, in points.
  var displacement: Double { get }
  /// The velocity, in points per second, positive towards larger displacements.
  var velocity: Double { get }
  var isAtRest: Bool { get }

  /// Advances to a time since the start, in seconds.
  mutating func advance(to seconds: Double)
}
