internal import Foundation

/// A container controller of the system's own, which lays out its view itself.
protocol ContainerLayout: UIViewController {
  /// Positions the parts of the view and begins what has waited for the layout.
  func layOutContainer()
}

/// The view of a container controller of the system's own.
final class ContainerRootView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? any ContainerLayout)?.layOutContainer()
  }
}
