package import HeadlessUIKit

/// The direction of a drag.
public enum DragDirection: String, Hashable, Sendable, CaseIterable {
  /// Down, as to dismiss a sheet.
  case down
  /// Up, as to present a sheet.
  case up
  /// To the left, as to bring in a page from the right.
  case left
  /// To the right, as to pop a page.
  case right
  /// To either side, as to choose one of several pages; left is forward.
  case sideways
}

/// The touches that may drag.
public enum DragStart: String, Hashable, Sendable, CaseIterable {
  /// All touches, in any initial direction, as in the tutorials.
  case anyWay
  /// Touches that start in the driving direction.
  case ownWay
  /// Touches that start in that direction from the edge of the screen behind them.
  case edge
}

extension DragDirection {
  /// The direction of a drag by its initial displacement, as a unit vector.
  ///
  /// - Parameter displacement: The displacement from the start of the touch, in points.
  /// - Returns: The direction, or nil if the touch moves more in another direction.
  public func heading(of displacement: SIMD2<Double>) -> SIMD2<Double>? {
    let heading = heading(likely: displacement)
    let isHorizontal = displacement.x.magnitude > displacement.y.magnitude
    guard isHorizontal == (heading.x != 0), (displacement * heading).sum() > 0 else { return nil }
    return heading
  }

  /// Whether the drag is vertical.
  package var isVertical: Bool { heading(likely: .zero).x == 0 }

  /// The direction of a drag, even if the touch does not start in it.
  package func heading(likely displacement: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .down: [0, 1]
    case .up: [0, -1]
    case .left: [-1, 0]
    case .right: [1, 0]
    case .sideways: [displacement.x < 0 ? -1 : 1, 0]
    }
  }

  /// The distance of a point from the edge behind the touch, in points.
  package func distance(of place: CGPoint, in bounds: CGRect) -> CGFloat {
    switch self {
    case .down: place.y - bounds.minY
    case .up: bounds.maxY - place.y
    case .left: bounds.maxX - place.x
    case .right: place.x - bounds.minX
    case .sideways: min(place.x - bounds.minX, bounds.maxX - place.x)
    }
  }
}
