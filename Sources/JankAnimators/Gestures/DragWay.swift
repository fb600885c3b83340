package import HeadlessUIKit

/// Which way a finger drags.
public enum DragWay: String, Hashable, Sendable, CaseIterable {
  /// Down, as a sheet is dragged away.
  case down
  /// Up, as a sheet is brought.
  case up
  /// To the left, as a page is brought from the right.
  case left
  /// To the right, as a page is dragged off its stack.
  case right
  /// To either side, as one of several pages is chosen; to the left is forward.
  case sideways
}

/// Which fingers drag.
public enum DragStart: String, Hashable, Sendable, CaseIterable {
  /// All that move, whichever way they set out: as in the tutorials, which do not ask.
  case anyWay
  /// Those that set out the way that drives.
  case ownWay
  /// Those that set out that way from the edge of the screen that they leave behind.
  case edge
}

extension DragWay {
  /// The direction in which a finger that set out somewhere drags, as a vector of length 1.
  ///
  /// - Parameter displacement: where the finger is from where it came down, in points.
  /// - Returns: The direction, or nil where the finger goes more another way.
  public func heading(of displacement: SIMD2<Double>) -> SIMD2<Double>? {
    let heading = heading(likely: displacement)
    let isHorizontal = displacement.x.magnitude > displacement.y.magnitude
    guard isHorizontal == (heading.x != 0), (displacement * heading).sum() > 0 else { return nil }
    return heading
  }

  /// Whether fingers go up or down.
  package var isVertical: Bool { heading(likely: .zero).x == 0 }

  /// The direction of a drag, whether or not the finger sets out that way.
  package func heading(likely displacement: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .down: [0, 1]
    case .up: [0, -1]
    case .left: [-1, 0]
    case .right: [1, 0]
    case .sideways: [displacement.x < 0 ? -1 : 1, 0]
    }
  }

  /// How far a place is from the edge that a finger leaves behind, in points.
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
