public import Foundation

/// Drives a transition by something other than time.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of `animateTransition`; may call the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true by default.
  ///
  /// Otherwise the animator runs from the start, and the interaction may interrupt it later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True: the transition begins interactively.
  public var wantsInteractiveStart: Bool { true }
}
