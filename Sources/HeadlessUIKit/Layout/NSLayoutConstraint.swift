public import Foundation

/// A linear relation between two attributes of views or guides: equal, at most or at least.
///
/// Set ``isActive`` to apply it. The nearest common ancestor of its items applies it during layout.
open class NSLayoutConstraint: NSObject {
  /// The relation of both sides; raw values as in UIKit.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The attributes of views and guides; raw values as in UIKit.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge: the left one.
    case leading = 5
    /// The trailing edge: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin: the left one.
    case leadingMargin = 17
    /// The trailing margin: the right one.
    case trailingMargin = 18
    /// The horizontal centre between the margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the margins.
    case centerYWithinMargins = 20
    /// None: the second side is a constant.
    case notAnAttribute = 0
  }

  /// The view or guide of the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation of both sides.
  public let relation: Relation
  /// The view or guide of the second side, if any.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The dimensionless factor of the second side.
  public let multiplier: CGFloat
  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }
  /// The priority; that of a required constraint must not be changed while it is active.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// The name in warnings.
  open var identifier: String?
  /// The nearest common ancestor of the items, while the constraint is active.
  private(set) weak var owner: UIView?
  /// Whether a conflict has been reported.
  var isKnownBroken = false

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: Its attribute.
  ///   - relation: The relation of both sides.
  ///   - view2: The second view or guide, or nil for a constant.
  ///   - attr2: The attribute of `view2`.
  ///   - multiplier: The dimensionless factor of the second attribute.
  ///   - constant: The constant added to the second side, in points.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem, view2 == nil || view2 is any LayoutItem else {
      fatalError("a constraint requires views or layout guides, not \(type(of: view1))")
    }
    firstItem = first
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as? any LayoutItem
    secondAttribute = secondItem == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    self.constant = constant
  }

  /// The constraint as a formula.
  open override var description: String { formula }
}

// MARK: Activation

extension NSLayoutConstraint {
  /// Whether the constraint is active.
  ///
  /// Activating it requires a common ancestor of its items; otherwise a fatal error occurs, as in
  /// UIKit.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { join() } else { leave() }
    }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items that still exist.
  var items: [any LayoutItem] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutItem }
  }

  private func join() {
    let views = items.compactMap(\.layoutView)
    guard let first = views.first, views.count == items.count,
      let common = first.nearestView(containing: views.last ?? first)
    else {
      fatalError(
        """
        Unable to activate constraint \(self) because they have no common ancestor: \
        does the constraint join views of different trees? That's illegal.
        """
      )
    }
    // The superview of the items lays out their lengths, too.
    owner = common
    for view in views { view.join(self) }
    changed()
  }

  private func leave() {
    changed()
    for view in items.compactMap(\.layoutView) { view.leave(self) }
    owner = nil
  }

  private func changed() {
    guard isActive else { return }
    for view in items.compactMap(\.layoutView) { view.setNeedsPlacing() }
  }
}

// MARK: Text

extension NSLayoutConstraint {
  private var formula: String {
    let name = identifier.map { "\($0): " } ?? ""
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    let weight = priority == .required ? "" : " @\(priority.rawValue)"
    return "\(name)\(text(firstItem, firstAttribute)) \(sign) \(rightSide)\(weight)"
  }

  private var rightSide: String {
    guard secondAttribute != .notAnAttribute else { return "\(constant)" }
    let factor = multiplier == 1 ? "" : "\(multiplier)*"
    let rest = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    return "\(factor)\(text(secondItem, secondAttribute))\(rest)"
  }

  private func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\((item as? any LayoutItem)?.layoutName ?? "nothing").\(attribute)"
  }
}
