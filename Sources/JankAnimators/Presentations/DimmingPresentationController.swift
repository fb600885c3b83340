public import HeadlessUIKit

/// A presentation controller that shows a page over a part of the screen and dims the rest.
///
/// It is the presentation controller of the tutorials. The dimming fades alongside the transition,
/// and stays when a dismissal is cancelled. When the device rotates, the container lays out the
/// page and the dimming again.
public final class DimmingPresentationController: UIPresentationController {
  /// The size of the page and the dimming.
  public struct Look: Hashable, Sendable {
    /// The fractions of the width and of the height that the page fills, each 0 to 1.
    public var extent: SIMD2<Double>
    /// The opacity of the black dimming, 0 to 1.
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

  /// The frame of the page, in the middle of the container.
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

  /// Fades the dimming in alongside the transition.
  public override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    dimming.frame = containerView?.bounds ?? .zero
    fade(to: look.darkness)
  }

  /// Removes the dimming if the presentation was cancelled.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// Fades the dimming out alongside the transition.
  public override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  /// Removes the dimming if the page was dismissed.
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// Lays out the page and the dimming, for example after a rotation.
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
