internal import Foundation

/// A view in which transitions take place.
///
/// During a transition it swallows new touches, unless its animator can be interrupted; inferred.
/// The touch that drives the transition continues: gesture recognisers received it before.
class TransitionView: UIView {
  weak var transition: TransitionContext?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.name = "transition view"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let transition, transition.isRunning, !transition.isInterruptible else { return hit }
    return hit == nil ? nil : self
  }
}
