import HeadlessUIKit

/// An animator that knows whether a finger can drive it.
protocol Drivable: UIViewControllerAnimatedTransitioning {
  /// Whether its movement can be held.
  var canBeDriven: Bool { get }
}

/// A correct animator in one of the ways that apps animate.
final class StormAnimator: NSObject, Drivable {
  /// Who moves the views.
  enum Way: CaseIterable {
    case block, spring, keyframes, propertyAnimator, displayLink
  }

  private let way: Way
  /// Whether a finger can drive it: the clock moves nothing, and there is something to hold.
  var canBeDriven: Bool { way != .displayLink && duration > 0 && effect != .nothing }
  private let takesAway: Bool
  private let effect: StormScene.Effect
  private let duration: TimeInterval
  /// Called when the transition is over.
  var onEnd: () -> Void = {}
  private var link: CADisplayLink?

  init(_ way: Way, takesAway: Bool, effect: StormScene.Effect, duration: TimeInterval) {
    self.way = way
    self.takesAway = takesAway
    self.effect = effect
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let scene = StormScene(transitionContext, takesAway: takesAway, effect: effect)
    guard transitionContext.isAnimated else {
      scene.end()
      return
    }
    switch way {
    case .block:
      UIView.animate(withDuration: duration, animations: scene.move) { _ in scene.end() }
    case .spring:
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0.5,
        options: [],
        animations: scene.move
      ) { _ in scene.end() }
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: duration,
        delay: 0,
        options: [],
        animations: {
          UIView.addKeyframe(
            withRelativeStartTime: 0.2,
            relativeDuration: 0.8,
            animations: scene.move
          )
        }
      ) { _ in scene.end() }
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) { scene.move() }
      animator.addCompletion { _ in scene.end() }
      animator.startAnimation()
    case .displayLink: wait(scene)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    link?.invalidate()
    link = nil
    onEnd()
  }

  // Moves nothing before the end, as a drawing of particles would.
  private func wait(_ scene: StormScene) {
    let end = CACurrentMediaTime() + duration
    let link = CADisplayLink { [weak self] link in
      guard link.timestamp >= end else { return }
      self?.link?.invalidate()
      scene.move()
      scene.end()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

/// A correct animator that can be caught and turned round in mid-flight.
final class StormInterruptibleAnimator: NSObject, Drivable {
  private let takesAway: Bool
  private let effect: StormScene.Effect
  private let duration: TimeInterval
  /// Called when the transition is over.
  var onEnd: () -> Void = {}
  private var animator: UIViewPropertyAnimator?
  /// Whether a finger can drive it: there is something to hold.
  var canBeDriven: Bool { duration > 0 && effect != .nothing }

  init(takesAway: Bool, effect: StormScene.Effect, duration: TimeInterval) {
    self.takesAway = takesAway
    self.effect = effect
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard transitionContext.isAnimated else {
      StormScene(transitionContext, takesAway: takesAway, effect: effect).end()
      return
    }
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let scene = LazyScene {
      StormScene(transitionContext, takesAway: self.takesAway, effect: self.effect)
    }
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { scene.move() }
    animator.addCompletion { _ in scene.end() }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    onEnd()
  }
}

/// A scene that is set up when the animation starts, not when its animator is asked for.
private final class LazyScene {
  private let make: () -> StormScene
  private var scene: StormScene?

  init(_ make: @escaping () -> StormScene) {
    self.make = make
  }

  func move() {
    var scene: StormScene?
    UIView.performWithoutAnimation { scene = make() }
    self.scene = scene
    scene?.move()
  }

  func end() {
    scene?.end()
  }
}
