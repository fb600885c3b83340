public import Foundation

/// The view that fills the screen and contains the root view controller's view.
public final class UIWindow: UIView {
  private(set) var isShown = false

  /// The view controller whose view fills the window.
  ///
  /// Setting it removes the view of the previous one from the window.
  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leave(self)
      rootViewController?.fill(self)
      simulation.updateStatusBar()
    }
  }

  /// The order among windows; with one window it has no effect.
  public var windowLevel = Level.normal

  /// Does nothing: the window is on the screen as soon as the app runs.
  public func makeKeyAndVisible() {}

  public override func layoutSubviews() {
    super.layoutSubviews()
    // The root view controller's view fills the window unless a presentation has removed it.
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if simulation.app.application.isIgnoringInteractionEvents { return nil }
    return super.hitTest(point, with: event)
  }

  /// Whether the window receives keyboard events: as soon as it is on the screen.
  public var isKeyWindow: Bool { isShown }

  override var asShownWindow: UIWindow? { isShown ? self : nil }
  override var isShownWindow: Bool { isShown }

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

  /// Removes the view controller and all that it presents; view controllers in a transition first
  /// receive its end, after its animator (``leaveWithWindow()``).
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
