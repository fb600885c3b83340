public import HeadlessUIKit

/// Shows a page over a part of the screen and darkens the rest.
///
/// The presentation controller of the tutorials. The darkness comes and goes along with the
/// transition, and stays when a dismissal is cancelled. When the device is turned the container is
/// laid out anew, and the page and the darkness with it.
public final class DimmingPresentationController: UIPresentationController {
  /// How the page stands on the screen.
  public struct Look: Hashable, Sendable {
    /// How much of the width and of the height the page fills, each 0 to 1.
    public var extent: SIMD2<Double>
    /// How black the rest is, 0 to 1.
    public var darkness: Double

    /// Creates a look.
    public init(extent: SIMD2<Double> = [2.0 / 3, 2.0 / 3], darkness: Double = 0.5) {
      self.extent = extent
      self.darkness = darkness
    }
  }

  private let look: Look
  private let dimming = UIView(frame: .zero)

  /// Creates a presentation controller with a look.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
    look: Look = Look()
  ) {
    self.look = look
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.layer.name = "dimming"
  }

  /// The middle of the container.
  public override var frameOfPresentedViewInContainerView: CGRect {
    let whole = containerView?.bounds ?? .zero
    let (width, height) = (whole.width * look.extent.x, whole.height * look.extent.y)
    return CGRect(
      x: whole.midX - width / 2,
      y: whole.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// Darkens what lies behind along with the transition.
  public override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    dimming.frame = containerView?.bounds ?? .zero
    fade(to: look.darkness)
  }

  /// Takes the darkness away if the page did not come.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// Lets the light back along with the transition.
  public override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  /// Takes the darkness away if the page went.
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// Follows the container, as when the device is turned.
  public override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func fade(to darkness: Double) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = darkness
      return
    }
    coordinator.animate { [dimming] _ in dimming.alpha = darkness }
  }
}
