internal import Foundation

/// The system's modal animations: the view slides up and down, fades or flips.
///
/// Certain for sliding: the spring of mass 3, stiffness 1000 and damping 500, which Core Animation
/// treats as critically damped, over half a second. Popovers always fade; inferred.
final class SystemModalAnimator: NSObject, SystemAnimator {
  private let controller: UIViewController
  private var hasStarted = false

  init(of controller: UIViewController) {
    self.controller = controller
  }

  private var style: UIModalTransitionStyle {
    let isPopover = controller.presentation?.system?.effectiveStyle == .popover
    return isPopover ? .crossDissolve : controller.modalTransitionStyle
  }

  var isCrossDissolve: Bool { controller.modalTransitionStyle == .crossDissolve }

  var curve: TimingCurve {
    switch style {
    case .coverVertical: ChosenSemantics.systemCurve
    case .flipHorizontal: .easeInEaseOut
    case .crossDissolve: .linear
    }
  }

  // Certain: the coordinator of a page sheet reports 0 in viewWillAppear.
  var reportedDuration: TimeInterval {
    !hasStarted && controller.resolvedPresentationStyle.isSheet
      ? 0 : duration
  }
  var reportedCurve: UIView.AnimationCurve { .easeInOut }

  private var duration: TimeInterval {
    switch style {
    case .coverVertical: ChosenSemantics.systemDuration
    case .flipHorizontal: ChosenSemantics.flipDuration
    case .crossDissolve: ChosenSemantics.crossDissolveDuration
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    hasStarted = true
    let isPresenting = context.kind == .present
    guard let page = context.view(forKey: isPresenting ? .to : .from) else { return }
    let alpha = page.alpha
    let changes = isPresenting ? arrive(page, context) : leave(page, context)
    guard context.isAnimated else {
      changes()
      return
    }
    if style == .flipHorizontal {
      ModalFlip(of: context, duration: duration).run()
      return
    }
    let curve = context.simulation.animations.isScrubbing ? TimingCurve.linear : curve
    AnimationBlock(in: context.simulation, duration: duration, delay: 0, curve: curve) { _ in
      context.completeTransition(!context.transitionWasCancelled)
      // Without this the view would stay transparent when it is presented again.
      page.alpha = alpha
    }
    .run(changes)
  }

  /// Places the view at its start and returns the changes to animate.
  private func arrive(_ page: UIView, _ context: TransitionContext) -> () -> Void {
    let container = context.containerView
    let shown = context.finalFrame(for: context.to)
    page.frame = shown
    container.addSubview(page)
    guard context.isAnimated else { return {} }
    switch style {
    case .coverVertical:
      page.frame = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
      return { page.frame = shown }
    case .flipHorizontal: return {}
    case .crossDissolve:
      let alpha = page.alpha
      page.alpha = 0
      return { page.alpha = alpha }
    }
  }

  /// Inserts the uncovered view and returns the changes to animate.
  private func leave(_ page: UIView, _ context: TransitionContext) -> () -> Void {
    let container = context.containerView
    if let uncovered = context.view(forKey: .to) {
      container.insertSubview(uncovered, belowSubview: page)
    }
    guard context.isAnimated else { return {} }
    switch style {
    case .coverVertical:
      return {
        page.frame = page.frame.offsetBy(dx: 0, dy: container.bounds.maxY - page.frame.minY)
      }
    case .flipHorizontal: return {}
    case .crossDissolve:
      return { page.alpha = 0 }
    }
  }
}
