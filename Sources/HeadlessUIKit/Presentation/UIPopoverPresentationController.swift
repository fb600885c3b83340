public import Foundation

/// Receives the callbacks of a popover presentation.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, the last chance to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Presents a view controller beside a source.
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points.
  public weak var sourceView: UIView?
  /// The rectangle of ``sourceView`` at which the popover points, in the view's coordinates; null
  /// means its bounds.
  public var sourceRect = CGRect.null

  init(presented: UIViewController) {
    super.init(presented: presented, style: .popover)
  }

  /// Called before the presentation.
  public override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    super.presentationTransitionWillBegin()
  }

  func anchor(in container: UIView) -> CGRect? {
    guard let sourceView else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return CGRect(origin: container.convert(rect.origin, from: sourceView), size: rect.size)
  }
}
