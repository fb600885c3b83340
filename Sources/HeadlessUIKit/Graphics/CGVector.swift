public import Foundation

#if !canImport(Darwin)

/// A way in the plane, or a velocity: how far along x and along y.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The way to nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the way to nowhere.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a way of its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

#endif
