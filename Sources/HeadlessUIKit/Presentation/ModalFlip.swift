internal import Foundation

/// A flip of the presenter and the presented view about the screen's vertical axis.
///
/// The outgoing view turns until it is edge-on, then the incoming view turns from there. If the
/// presenter's view stays in the hierarchy, only the presented view turns. A dismissal turns in the
/// opposite direction.
struct ModalFlip {
  private let context: TransitionContext
  private let duration: TimeInterval

  init(of context: TransitionContext, duration: TimeInterval) {
    self.context = context
    self.duration = duration
  }
}

extension ModalFlip {
  func run() {
    let (going, coming) = (context.view(forKey: .from), context.view(forKey: .to))
    let context = context
    let before = [going, coming].map { $0?.transform3D }
    let way = context.kind == .present ? -1.0 : 1.0
    going?.transform3D = turned(by: 0)
    coming?.transform3D = turned(by: -way / 4)
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          going?.transform3D = turned(by: way / 4)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          coming?.transform3D = turned(by: 0)
        }
      },
      completion: { _ in
        for (view, transform) in zip([going, coming], before) {
          if let transform { view?.transform3D = transform }
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  /// Returns a perspective rotation about the vertical axis, in whole turns.
  private func turned(by turns: Double) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / ChosenSemantics.flipEyeDistance
    return CATransform3DRotate(perspective, turns * 2 * .pi, 0, 1, 0)
  }
}
