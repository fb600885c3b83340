internal import Foundation

extension UIView {
  /// Asks for ``layoutSubviews()`` before the next commit.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    simulation.views.needingLayout.append(self)
  }

  /// Calls ``layoutSubviews()`` now if it was asked for.
  public func layoutIfNeeded() {
    if needsLayout { layOut() }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays the view out if a window shows it; otherwise it asks again when it comes into one.
  func layOutIfShown() {
    needsLayout = false
    if window != nil { layOut() }
  }

  private func layOut() {
    needsLayout = false
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}
