public import Foundation

/// The constraint-related state of a view.
final class LayoutTraits {
  var translatesAutoresizingMask = true
  /// The active constraints that refer to the view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The priorities with which the view resists growing.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var safeArea: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  /// The margins that the app has set, in points.
  var margins: UIEdgeInsets?
  /// Whether the safe area is added to the margins.
  var addsSafeArea = true
  /// Whether the app is asked for the constraints before the next layout.
  var needsUpdate = true
  /// Whether an ambiguous layout has been reported.
  var isKnownAmbiguous = false
}

extension UIView {
  /// The value for a missing intrinsic size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Whether the frame and the autoresizing mask position the view.
  ///
  /// Other constraints can then refer to the view. Otherwise constraints alone position it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutTraits?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      traits.translatesAutoresizingMask = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The active constraints whose nearest common ancestor is this view.
  public var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    forEachInTree { view in
      for constraint in view.layoutTraits?.constraints ?? []
      where constraint.owner === self && !found.contains(where: { $0 === constraint }) {
        found.append(constraint)
      }
    }
    return found
  }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Sets the priority with which the view resists growing beyond its contents.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: traits.hugging.horizontal = priority
    case .vertical: traits.hugging.vertical = priority
    }
    setNeedsPlacing()
  }

  /// Marks ``intrinsicContentSize`` as changed.
  public func invalidateIntrinsicContentSize() {
    setNeedsPlacing()
  }

  /// The part of the view that bars and the edges of the device do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutTraits?.safeArea { return guide }
    let guide = UILayoutGuide(in: self, identifier: "safeArea")
    traits.safeArea = guide
    return guide
  }

  var traits: LayoutTraits {
    if let layoutTraits { return layoutTraits }
    let made = LayoutTraits()
    layoutTraits = made
    return made
  }
}

extension NSLayoutConstraint {
  /// An axis; raw values as in UIKit.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }
}

// MARK: Constraint changes

extension UIView {
  var isPlacedByConstraints: Bool { layoutTraits?.translatesAutoresizingMask == false }

  func join(_ constraint: NSLayoutConstraint) {
    simulation.views.useConstraints = true
    guard !traits.constraints.contains(where: { $0 === constraint }) else { return }
    traits.constraints.append(constraint)
  }

  func leave(_ constraint: NSLayoutConstraint) {
    layoutTraits?.constraints.removeAll { $0 === constraint }
  }

  /// Returns the nearest ancestor, or this view, that contains another view; nil if none does.
  func nearestView(containing other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view, !other.isDescendant(of: current) { view = current.superview }
    return view
  }

  /// Requests a layout of the superview, and of further ancestors while constraints position them.
  func setNeedsPlacing() {
    var view = self
    while view.isPlacedByConstraints, let above = view.superview {
      above.setNeedsLayout()
      view = above
    }
  }

  /// Requests a layout of the views whose constraints refer to this one, after it was moved.
  func placeDidChange() {
    guard let layoutTraits, layoutTraits.translatesAutoresizingMask else { return }
    for constraint in layoutTraits.constraints where constraint.owner !== self {
      for view in constraint.items.compactMap(\.layoutView) { view.setNeedsPlacing() }
    }
  }

  /// Deactivates the constraints between the view's hierarchy and the rest, before it is removed.
  func leaveConstraintsOutside() {
    guard simulation.views.useConstraints else { return }
    forEachInTree { view in
      for constraint in view.layoutTraits?.constraints ?? [] {
        if let owner = constraint.owner, !owner.isDescendant(of: self) {
          constraint.isActive = false
        }
      }
    }
  }
}
