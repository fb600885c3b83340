internal import HeadlessUIKit

/// A player that derives the progress from a falling body of UIKit Dynamics.
///
/// As in Apple's talks on advanced uses of Dynamics, the body represents the progress: an
/// instantaneous push gives it half of the velocity that would cover one screen height in time,
/// gravity the rest. It lands without bouncing.
///
/// Used for objects that are thrown, dropped or blown apart. Advantage: physical motion, with the
/// touch's velocity as a push. Disadvantages: it depends on the main thread and freezes with it; it
/// cannot be scrubbed, and the duration follows from the forces.
final class DynamicsPlayer: Player {
  private var animator: UIDynamicAnimator?
  private var timer: Timer?

  /// The position of the body, a square of 100 points, on which a push of 1 gives 100 points per
  /// second.
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
