public import Foundation

/// An object whose content gets its size from a container: a controller or a presentation
/// controller.
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child for a size of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  func prefer(_ size: CGSize) {
    guard size != containment.preferredContentSize else { return }
    containment.preferredContentSize = size
    containment.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
