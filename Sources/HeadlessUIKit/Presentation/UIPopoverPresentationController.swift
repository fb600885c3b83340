public import Foundation

/// Hears of a popover, besides what every presentation tells.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, as the last chance to say what it belongs to.
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

/// Presents a page beside what it belongs to.
public final class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  public weak var sourceView: UIView?
  /// The part of ``sourceView`` that the popover belongs to, in its coordinates; all of it if null.
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

  /// What the popover belongs to, in the coordinates of its container.
  func anchor(in container: UIView) -> CGRect? {
    guard let sourceView else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return CGRect(origin: container.convert(rect.origin, from: sourceView), size: rect.size)
  }
}
