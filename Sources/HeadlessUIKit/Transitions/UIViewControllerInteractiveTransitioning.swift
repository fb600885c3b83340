public import Foundation

/// Drives a transition by something other than time.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of `animateTransition`; calls the animator if it wants it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the remainder plays after the interaction; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// How the remainder plays after the interaction; slow at both ends unless implemented.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the interaction's control; true unless implemented.
  ///
  /// Where it does not, the animator runs from the start and the interaction may catch it later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Under the interaction's control from the start.
  public var wantsInteractiveStart: Bool { true }
}
