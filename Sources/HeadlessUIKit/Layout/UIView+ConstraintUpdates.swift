internal import Foundation

extension UIView {
  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() {
    traits.needsUpdate = true
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` is called before the next layout.
  ///
  /// Certain: a view with constraints updates them once before its first layout, and a view that
  /// requires constraints does without any.
  public func needsUpdateConstraints() -> Bool {
    layoutTraits?.needsUpdate ?? type(of: self).requiresConstraintBasedLayout
  }

  /// Updates the constraints of the view and its subviews now, where that was requested.
  ///
  /// Certain: subviews come first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  func updateOwnConstraints() {
    if layoutTraits == nil, type(of: self).requiresConstraintBasedLayout {
      layoutTraits = LayoutTraits()
    }
    guard let layoutTraits, layoutTraits.needsUpdate else { return }
    layoutTraits.needsUpdate = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }
}
