import UIKit

/// Reveals the next view through a growing circle, updated at every refresh.
///
/// The link calls a closure; with Objective-C it would take a target and a selector.
final class RevealDisplayLinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let center: CGPoint
  private var displayLink: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  private var context: UIViewControllerContextTransitioning?
  private let maskLayer = CAShapeLayer()
  private(set) var ticks = 0

  init(duration: TimeInterval, center: CGPoint) {
    self.duration = duration
    self.center = center
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    context = transitionContext
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.layer.mask = maskLayer
    setProgress(0)

    startTime = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in self?.tick(link) }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  func animationEnded(_ transitionCompleted: Bool) {
    displayLink?.invalidate()
    displayLink = nil
    context = nil
  }

  private func tick(_ link: CADisplayLink) {
    ticks += 1
    let elapsed = link.targetTimestamp - startTime
    let progress = min(max(elapsed / duration, 0), 1)
    // Ease out.
    setProgress(CGFloat(1 - (1 - progress) * (1 - progress)))
    guard progress >= 1, let context = context else { return }
    link.isPaused = true
    context.view(forKey: .to)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  private func setProgress(_ progress: CGFloat) {
    let bounds = UIScreen.main.bounds
    let width = max(center.x, bounds.width - center.x)
    let height = max(center.y, bounds.height - center.y)
    let radius = max((width * width + height * height).squareRoot() * progress, 0.5)
    let path = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    maskLayer.path = path.cgPath
    CATransaction.commit()
  }
}

final class RevealDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = RevealDisplayLinkAnimator(duration: 0.5, center: CGPoint(x: 40, y: 80))

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
