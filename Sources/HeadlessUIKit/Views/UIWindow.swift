public import Foundation

/// The view that fills the screen and shows the root controller.
public final class UIWindow: UIView {
  private(set) var isShown = false

  /// The controller whose view fills the window.
  ///
  /// Setting it takes the view of the one before out of the window.
  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leave(self)
      rootViewController?.fill(self)
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // The root controller's view fills the window; while it is covered it has left it.
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if simulation.app.application.isIgnoringInteractionEvents { return nil }
    return super.hitTest(point, with: event)
  }

  func show() {
    isShown = true
    layer.attachToScreen()
  }
}

extension UIViewController {
  fileprivate func fill(_ window: UIWindow) {
    view.frame = window.bounds
    notify(.willAppear, animated: false)
    window.addSubview(view)
    notify(.didAppear, animated: false)
  }

  /// Goes with everything that is presented above it.
  ///
  /// Whoever is coming or going in a transition hears of the end of that first, when its animator
  /// has ended: ``leaveWithWindow()``.
  fileprivate func leave(_ window: UIWindow) {
    let seen = presentedChain.filter {
      $0.viewIfLoaded?.window === window && !$0.containment.appearance.isChanging
    }
    for controller in seen { controller.notify(.willDisappear, animated: false) }
    for controller in presentedChain.reversed() {
      controller.presentation?.close()
      controller.viewIfLoaded?.removeFromSuperview()
      if controller !== self { controller.unlink() }
    }
    for controller in seen { controller.notify(.didDisappear, animated: false) }
  }
}
