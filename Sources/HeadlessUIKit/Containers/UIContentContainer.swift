public import Foundation

/// What has content whose size a container decides: controllers and what presents them.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// Called when a child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a child for a size of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// Sets the size that the controller prefers and tells the container of it.
  func prefer(_ size: CGSize) {
    guard size != containment.preferredContentSize else { return }
    containment.preferredContentSize = size
    containment.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
