/// A constraint between two views, or on the size of one.
///
/// It states `first = second × multiplier + constant`.
package struct StoryboardConstraint: Equatable, Sendable {
  /// An edge, a line or a length of a view.
  package enum Attribute: String, Sendable {
    case top
    case bottom
    case leading
    case trailing
    case left
    case right
    case width
    case height
    case centerX
    case centerY
    case baseline
    case firstBaseline
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case leftMargin
    case rightMargin
    case centerXWithinMargins
    case centerYWithinMargins
  }

  /// An attribute of a view or a layout guide.
  package struct Item: Equatable, Sendable {
    /// The identifier of the view or guide.
    package var id: String
    /// The attribute.
    package var attribute: Attribute
  }

  /// The identifier of the element, or nil if it was created in code.
  package var id: String?
  /// The first item.
  package var first: Item
  /// The second item; nil for a constant.
  package var second: Item?
  /// Whether both sides are equal; otherwise the first is at least or at most the second.
  package var isEquality = true
  /// The factor of the second item.
  package var multiplier = 1.0
  /// The addend, in points.
  package var constant = 0.0
  /// How much it matters; 1000 is required.
  package var priority = 1000.0
  /// Whether it is active with the size classes for which the file was read.
  package var isInstalled = true
}

extension StoryboardConstraint.Attribute {
  /// Whether the attribute belongs to the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin,
      .leftMargin, .rightMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is a length.
  package var isLength: Bool { self == .width || self == .height }

  /// How far along the length of the view the attribute is: 0 at the start, 1 at the end; nil for a
  /// length.
  ///
  /// The baseline of a text follows its upper edge.
  package var fraction: Double? {
    switch self {
    case .width, .height: nil
    case .top, .leading, .left, .topMargin, .leadingMargin, .leftMargin, .firstBaseline: 0
    case .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin, .baseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    }
  }

  /// The distance from the edge to the margin of a view, inwards; 0 for attributes without margin.
  ///
  /// UIKit's default is 8 points; the root view of a controller has 16 on phones.
  package func inset(isRoot: Bool) -> Double {
    switch self {
    case .leadingMargin, .leftMargin: isRoot ? 16 : 8
    case .trailingMargin, .rightMargin: isRoot ? -16 : -8
    case .topMargin: isRoot ? 0 : 8
    case .bottomMargin: isRoot ? 0 : -8
    default: 0
    }
  }
}
