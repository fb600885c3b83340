public import Foundation

/// Decides how a presentation adapts to the screen; every method may be left out.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use, or `none` for the one that was asked for; asked unless the form with traits
  /// is implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style to use with traits, or `none` for the one that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called before the presentation begins in a style, or is about to change to one.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Whether a user may dismiss the page; asked when a finger begins to drag its sheet, unless the
  /// page is modal in its presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a finger begins to drag the sheet away, which it may still take back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a user has dismissed the page; not when the app has.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a user would have dismissed a page that the app keeps.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves it to the presentation controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle(for: controller.traitCollection)
  }

  /// Asks the form without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Answers true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
