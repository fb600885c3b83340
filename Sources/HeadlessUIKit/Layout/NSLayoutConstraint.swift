public import Foundation

/// One demand on the places and sizes of views: one attribute is a multiple of another and a
/// constant, or at most or at least that.
///
/// ``isActive`` makes it hold. The superview of what it speaks of sees to it when it is laid out.
open class NSLayoutConstraint: NSObject {
  /// Whether both sides are the same; raw values as in UIKit.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What a constraint can speak of; raw values as in UIKit.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where text begins: the left one.
    case leading = 5
    /// The edge where text ends: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0
  }

  /// The view or guide that the constraint speaks of.
  public private(set) weak var firstItem: AnyObject?
  /// Which attribute of it.
  public let firstAttribute: Attribute
  /// Whether both sides are the same.
  public let relation: Relation
  /// The view or guide it is compared with, if any.
  public private(set) weak var secondItem: AnyObject?
  /// Which attribute of that.
  public let secondAttribute: Attribute
  /// What the second side is multiplied with, a plain factor.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }
  /// How important the constraint is; one that must hold may not be changed while it is active.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// What the constraint is called where it cannot be met.
  open var identifier: String?
  /// The nearest view that contains everything the constraint speaks of, while it is active.
  private(set) weak var owner: UIView?
  /// Whether it was said that the constraint cannot be met.
  var isKnownBroken = false

  /// Creates a constraint that is not active yet.
  ///
  /// - Parameters:
  ///   - view1: the view or guide.
  ///   - attr1: its attribute.
  ///   - relation: how it compares.
  ///   - view2: the view or guide it is compared with, or nil for a constant.
  ///   - attr2: the attribute of that.
  ///   - multiplier: what that is multiplied with, a plain factor.
  ///   - constant: what is added, in points.
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
      fatalError("a constraint speaks of views and layout guides, not of \(type(of: view1))")
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

// MARK: Being active

extension NSLayoutConstraint {
  /// Whether the constraint holds.
  ///
  /// Views that it joins have to be in one tree by then; otherwise the run ends as an app would.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { join() } else { leave() }
    }
  }

  /// Makes constraints hold.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints go.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The two sides that are still there.
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
    // A view's own length concerns whoever places it.
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
