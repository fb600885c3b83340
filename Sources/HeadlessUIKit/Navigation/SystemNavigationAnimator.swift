internal import Foundation

/// The system's push and pop: the upper view slides over the lower one, which moves more slowly and
/// darkens.
///
/// Certain for the animation: the spring of mass 3, stiffness 1000 and damping 500 over half a
/// second. Inferred from re-implementations: parallax, dimming and shadow.
final class SystemNavigationAnimator: NSObject, SystemAnimator {
  var curve: TimingCurve { ChosenSemantics.systemCurve }
  var reportedDuration: TimeInterval { ChosenSemantics.reportedNavigationDuration }
  var reportedCurve: UIView.AnimationCurve { .system(7) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : ChosenSemantics.systemDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext,
      let from = context.view(forKey: .from), let to = context.view(forKey: .to)
    else { return }
    let isPush = context.kind == .push
    let container = context.containerView
    let shown = context.finalFrame(for: context.to)
    to.frame = shown
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    guard context.isAnimated else { return }
    let before = from.frame
    let scene = NavigationScene(upper: isPush ? to : from, lower: isPush ? from : to)
    scene.build(in: container)
    scene.place(uncovered: isPush)
    let curve = context.simulation.animations.isScrubbing ? TimingCurve.linear : curve
    AnimationBlock(
      in: context.simulation,
      duration: ChosenSemantics.systemDuration,
      delay: 0,
      curve: curve
    ) { _ in
      scene.clear()
      from.frame = before
      to.frame = shown
      context.completeTransition(!context.transitionWasCancelled)
    }
    .run { scene.place(uncovered: !isPush) }
  }
}

/// An upper and a lower view, with the dimming and the shadow between them.
private struct NavigationScene {
  let upper: UIView
  let lower: UIView
  private let dimming = UIView()
  private let shadow = UIView()

  init(upper: UIView, lower: UIView) {
    self.upper = upper
    self.lower = lower
  }

  func build(in container: UIView) {
    dimming.frame = container.bounds
    dimming.layer.name = "navigation dimming view"
    container.insertSubview(dimming, aboveSubview: lower)
    shadow.alpha = ChosenSemantics.navigationShadow
    shadow.layer.name = "navigation shadow"
    container.insertSubview(shadow, belowSubview: upper)
  }

  /// Lays out the views with the lower one uncovered, or covered by the upper one.
  func place(uncovered: Bool) {
    guard let bounds = upper.superview?.bounds else { return }
    upper.frame.origin.x = uncovered ? bounds.maxX : bounds.minX
    lower.frame.origin.x =
      uncovered ? bounds.minX : bounds.minX - bounds.width * ChosenSemantics.navigationParallax
    dimming.alpha = uncovered ? 0 : ChosenSemantics.navigationDim
    let width = ChosenSemantics.navigationShadowWidth
    shadow.frame = CGRect(
      x: upper.frame.minX - width,
      y: upper.frame.minY,
      width: width,
      height: upper.frame.height
    )
  }

  func clear() {
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}
