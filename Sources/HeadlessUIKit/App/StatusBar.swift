public import Foundation

/// The style of the status bar; raw values as in UIKit.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Light text for dark backgrounds.
  case lightContent = 1
  /// Dark text for light backgrounds.
  case darkContent = 3
}

/// The animation of a change of the status bar; raw values as in UIKit.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}

/// The state of the status bar as the controllers on screen decided it last.
///
/// The bar has no layer: it takes no space, like ``UINavigationBar`` at the top of the screen.
struct StatusBar: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
}

extension UIViewController {
  /// Has the system ask the controllers on screen for the status bar again.
  ///
  /// The system also asks at the launch, for a new root view controller, and when a transition
  /// begins and when it ends; inferred.
  public func setNeedsStatusBarAppearanceUpdate() {
    let old = simulation.app.statusBar
    simulation.updateStatusBar()
    if simulation.app.statusBar != old { simulation.observer.statusBarWasAsked() }
  }

  /// The controller on screen that decides, by one of its questions to children.
  fileprivate func decider(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    if let presented = ownPresented, presented.decidesOnStatusBar {
      return presented.decider(child)
    }
    return self[keyPath: child]?.decider(child) ?? self
  }

  // Certain: a presentation that covers the screen decides, others only if they ask for it.
  private var decidesOnStatusBar: Bool {
    let style = resolvedPresentationStyle
    return modalPresentationCapturesStatusBarAppearance || style == .fullScreen
      || style == .currentContext
  }
}

extension Simulation {
  /// Asks the controllers on screen for the status bar.
  func updateStatusBar() {
    guard let root = window?.rootViewController else { return }
    defer { app.isStatusBarKnown = true }
    let bar = StatusBar(
      style: root.decider(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: root.decider(\.childForStatusBarHidden).prefersStatusBarHidden
    )
    guard bar != app.statusBar else { return }
    app.statusBar = bar
    observer.statusBarDidChange()
  }
}

extension UIApplication {
  /// Whether the status bar is hidden, as the controllers on screen decided it last.
  public var isStatusBarHidden: Bool { statusBar.isHidden }

  /// The style of the status bar, as the controllers on screen decided it last.
  public var statusBarStyle: UIStatusBarStyle { statusBar.style }

  /// The area of the status bar, in points: of no height, since the bar takes no space here.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: keyWindow?.bounds.width ?? 0, height: 0)
  }
}

// MARK: Before iOS 9

extension UIApplication {
  /// Hides or shows the status bar.
  ///
  /// Certain: the controllers on screen decide on the bar, unless the app's Info.plist leaves it to
  /// the app, so the call has no effect by default.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Sets the style of the status bar; without effect as ``setStatusBarHidden(_:with:)``.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Posted before the status bar changes its size; never, since its size is fixed here.
  public static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar has changed its size; never, since its size is fixed here.
  public static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
}
