internal import HeadlessUIKit

/// The context that a container made by hand gives its animators.
///
/// The system makes contexts for its own transitions only, and its percent-driven interaction
/// works with no other. A container that wants animators and a finger has to do itself what they
/// do: hold the time of the view in which the pages move, set it by the finger, let it run on, or
/// take it back with a display link, the same amount at every refresh. Then it has to put the
/// pages back before it takes their animations away, or the end of the transition flashes up. An
/// animator that can be interrupted does all that by itself, and is only told the fraction.
final class ContainerContext: NSObject {
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// Called with the progress whenever it is known to have changed, 0 to 1.
  var progressDidChange: (_ progress: CGFloat) -> Void = { _ in }
  /// Called when all have heard of the end.
  var didEnd: () -> Void = {}

  private let pages: Pages
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  // How far the finger has come, 0 to 1.
  private var fraction: CGFloat = 0
  private let duration: TimeInterval
  private let mark: TransitionMark
  private var completion: ((_ didComplete: Bool) -> Void)?
  private var link: CADisplayLink?

  /// The pages and the frames that they have to have.
  private struct Pages {
    let from: UIViewController
    let to: UIViewController
    /// Where the one that goes is at the start.
    let start: CGRect
    /// Where the one that comes is at the end.
    let end: CGRect
  }

  /// Makes the context of a transition, which begins with it.
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

  /// Starts the animator, held at the beginning if a finger drives it.
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

  /// Has no effect: what runs cannot be caught.
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

// MARK: Without a finger

extension ContainerContext {
  /// Counts the progress at every refresh until it is over; backwards it moves the pages, too.
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

  /// Puts everything back to how it was and takes the animations away, whose completions then tell
  /// the animator.
  private func restore() {
    containerView.layer.speed = 1
    UIView.performWithoutAnimation { pages.from.view.frame = pages.start }
    pages.to.view.removeFromSuperview()
    for page in [pages.from, pages.to] { page.view.layer.removeAllAnimations() }
  }
}
