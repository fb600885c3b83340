internal import HeadlessUIKit

/// The transitioning context that a custom container gives its animators.
///
/// The system creates contexts for its own transitions only, and its percent-driven interaction
/// requires one of them. A container that supports animators and gestures must replace both: it
/// pauses the time of the view that contains the pages, sets it by the touch, resumes it, or
/// reverses it with a display link by equal steps per refresh. Then it must reset the pages before
/// it removes their animations; otherwise the end of the transition flashes. An interruptible
/// animator does all that itself and only receives the fraction.
final class ContainerContext: NSObject {
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// Called with the progress, 0 to 1, when a change is known.
  var progressDidChange: (_ progress: CGFloat) -> Void = { _ in }
  /// Called after all observers of the end.
  var didEnd: () -> Void = {}

  private let pages: Pages
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  // The progress of the gesture, 0 to 1.
  private var fraction: CGFloat = 0
  private let duration: TimeInterval
  private let mark: TransitionMark
  private var completion: ((_ didComplete: Bool) -> Void)?
  private var link: CADisplayLink?

  private struct Pages {
    let from: UIViewController
    let to: UIViewController
    let start: CGRect
    let end: CGRect
  }

  init(
    from: UIViewController,
    to: UIViewController,
    in containerView: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    isInteractive: Bool,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.containerView = containerView
    self.animator = animator
    self.isInteractive = isInteractive
    self.completion = completion
    duration = animator.transitionDuration(using: nil)
    pages = Pages(from: from, to: to, start: from.view.frame, end: containerView.bounds)
    mark = TransitionMark(
      from: from,
      to: to,
      filling: containerView,
      isInteractive: isInteractive,
      lasting: duration
    )
  }

  func run() {
    interruptible = animator?.offeredInterruptibleAnimator(using: self)
    if !isInteractive {
      followProgress(from: 0, forward: true)
    } else if interruptible == nil {
      containerView.layer.speed = 0
    }
    animator?.animateTransition(using: self)
    if isInteractive { interruptible?.pauseAnimation() }
  }
}

extension ContainerContext: UIViewControllerContextTransitioning {
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? pages.from : key == .to ? pages.to : nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? pages.from.view : key == .to ? pages.to.view : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === pages.from ? pages.start : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === pages.to ? pages.end : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    fraction = percentComplete
    mark.interactionDidMove()
    if let interruptible {
      interruptible.fractionComplete = percentComplete
    } else {
      containerView.layer.timeOffset = percentComplete * duration
    }
    progressDidChange(percentComplete)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    mark.interactionDidEnd()
    followProgress(from: fraction * duration, forward: true)
    if let interruptible {
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 1 - fraction)
      return
    }
    let layer = containerView.layer
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    mark.interactionDidEnd()
    followProgress(from: fraction * duration, forward: false)
    if let interruptible {
      interruptible.isReversed = true
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: fraction)
    }
  }

  /// Has no effect: a running transition cannot be interrupted.
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let completion else {
      mark.end(completed: didComplete)
      return
    }
    self.completion = nil
    stopFollowing()
    let layer = containerView.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    progressDidChange(didComplete ? 1 : 0)
    completion(didComplete)
    animator?.animationEnded(didComplete)
    (animator, interruptible) = (nil, nil)
    mark.end(completed: didComplete, cancelled: transitionWasCancelled)
    didEnd()
  }
}

// MARK: Without a gesture

extension ContainerContext {
  /// Updates the progress at every refresh until the end; a reversed transition also moves the
  /// pages.
  private func followProgress(from seconds: TimeInterval, forward: Bool) {
    var time = seconds
    let link = CADisplayLink { [weak self] link in
      guard let self else {
        link.invalidate()
        return
      }
      time += forward ? link.duration : -link.duration
      progressDidChange(min(max(time / duration, 0), 1))
      let isOver = forward ? time >= duration : time <= 0
      if isOver { stopFollowing() }
      guard !forward, interruptible == nil else { return }
      containerView.layer.timeOffset = max(time, 0)
      if isOver { restore() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopFollowing() {
    link?.invalidate()
    link = nil
  }

  /// Restores the initial state and removes the animations; their completions notify the animator.
  private func restore() {
    containerView.layer.speed = 1
    UIView.performWithoutAnimation { pages.from.view.frame = pages.start }
    pages.to.view.removeFromSuperview()
    for page in [pages.from, pages.to] { page.view.layer.removeAllAnimations() }
  }
}
