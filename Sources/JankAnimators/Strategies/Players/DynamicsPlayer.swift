internal import HeadlessUIKit

/// Shows a choreography as far as a body has fallen that UIKit Dynamics moves.
///
/// The body stands for the progress, as in Apple's talks on advanced uses of Dynamics: a push of no
/// duration gives it half of the speed that would bring it over one screen height in time, gravity
/// the rest. It lands without bouncing.
///
/// Used for things that are thrown, dropped or blown apart. Good: the motion of bodies, which the
/// finger's speed goes into as a push. Bad: it belongs to the main thread and stands still with it;
/// nothing can be scrubbed, and the duration is only what the forces make of it.
final class DynamicsPlayer: Player {
  private var animator: UIDynamicAnimator?
  private var timer: Timer?

  /// Where the body is on its way; a square of 100 points, on which a push of 1 gives 100 points
  /// per second.
  private final class Body: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CGAffineTransform.identity
  }

  func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    let body = Body()
    let screen = UIScreen.main.bounds
    let duration = max(choreography.motionDuration, 0.001)
    let animator = UIDynamicAnimator(referenceView: UIView(frame: screen))
    self.animator = animator

    let push = UIPushBehavior(items: [body], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: screen.height / duration / 2 / 100)
    let gravity = UIGravityBehavior(items: [body])
    gravity.magnitude = screen.height / (duration * duration) / 1_000
    gravity.action = { [unowned self] in
      guard body.center.y < screen.height else {
        choreography.show(at: 1)
        stop()
        completion()
        return
      }
      choreography.show(at: body.center.y / screen.height)
    }
    let fall = {
      animator.addBehavior(push)
      animator.addBehavior(gravity)
    }
    guard choreography.delay > 0 else { return fall() }
    timer = Timer.scheduledTimer(withTimeInterval: choreography.delay, repeats: false) { _ in
      fall()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    animator?.removeAllBehaviors()
    animator = nil
  }
}
