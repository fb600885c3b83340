internal import Foundation

/// A container controller of the system that lays out its view itself.
protocol ContainerLayout: UIViewController {
  /// Lays out the subviews and begins what has waited for the layout.
  func layOutContainer()
}

final class ContainerRootView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? any ContainerLayout)?.layOutContainer()
  }
}
