public import Foundation

/// What constraints have to do with a view.
final class LayoutTraits {
  /// Whether the view stays where its frame and its mask put it.
  var translatesAutoresizingMask = true
  /// The active constraints that speak of the view, in the order they became active.
  var constraints: [NSLayoutConstraint] = []
  /// How much the view resists being stretched across and along.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var safeArea: UILayoutGuide?
  /// Whether it was said that the constraints do not tell where the view lies.
  var isKnownAmbiguous = false
}

extension UIView {
  /// Stands for no size of the contents.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Whether the view stays where its frame and its mask put it, so that constraints of others can
  /// lean on it; otherwise constraints alone place it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutTraits?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      traits.translatesAutoresizingMask = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The active constraints of which the view is the nearest one that contains all they speak of.
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

  /// Makes a constraint hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Lets a constraint go.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Lets constraints go.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Sets how much the view resists being larger than its contents ask for.
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

  /// Says that ``intrinsicContentSize`` is another now.
  public func invalidateIntrinsicContentSize() {
    setNeedsPlacing()
  }

  /// The part of the view that no bar and no edge of the device covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutTraits?.safeArea { return guide }
    let guide = UILayoutGuide(in: self, identifier: "safeArea")
    traits.safeArea = guide
    return guide
  }

  private var traits: LayoutTraits {
    if let layoutTraits { return layoutTraits }
    let made = LayoutTraits()
    layoutTraits = made
    return made
  }
}

extension NSLayoutConstraint {
  /// A direction; raw values as in UIKit.
  public enum Axis: Int, Hashable, Sendable {
    /// Across.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}

// MARK: What constraints do

extension UIView {
  /// Whether constraints alone place the view.
  var isPlacedByConstraints: Bool { layoutTraits?.translatesAutoresizingMask == false }

  /// Takes part in a constraint.
  func join(_ constraint: NSLayoutConstraint) {
    simulation.views.useConstraints = true
    guard !traits.constraints.contains(where: { $0 === constraint }) else { return }
    traits.constraints.append(constraint)
  }

  /// Takes part in a constraint no more.
  func leave(_ constraint: NSLayoutConstraint) {
    layoutTraits?.constraints.removeAll { $0 === constraint }
  }

  /// The nearest view around this one, itself included, that another is part of, if any.
  func nearestView(containing other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view, !other.isDescendant(of: current) { view = current.superview }
    return view
  }

  /// Asks whoever places the view to do so anew: its superview, and further out as long as the
  /// place of one hangs on what is inside.
  func setNeedsPlacing() {
    var view = self
    while view.isPlacedByConstraints, let above = view.superview {
      above.setNeedsLayout()
      view = above
    }
  }

  /// Sees to the views that lean on this one, which somebody has moved.
  func placeDidChange() {
    guard let layoutTraits, layoutTraits.translatesAutoresizingMask else { return }
    for constraint in layoutTraits.constraints where constraint.owner !== self {
      for view in constraint.items.compactMap(\.layoutView) { view.setNeedsPlacing() }
    }
  }

  /// Lets go of the constraints that join the view or its parts with others, before it leaves them.
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
