internal import Foundation

extension UIView {
  func requestLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    layer.home.withViews { $0.needingLayout.append(self) }
  }

  func layOutNow() {
    if needsLayout { layOut() }
    guard !subviews.isEmpty else { return }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays out the view if it is in a window; otherwise it is laid out when it enters one.
  func layOutIfShown() {
    needsLayout = false
    if isOnScreen { layOut() }
  }

  private func layOut() {
    needsLayout = false
    updateOwnConstraints()
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}
