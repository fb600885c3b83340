internal import Foundation
internal import JankMotion

/// An animator of the system's own.
///
/// It puts the views in place where nothing is animated, too; the context ends such a transition.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// How the views move.
  var curve: TimingCurve { get }
  /// What coordinators say that the transition takes, in seconds.
  var reportedDuration: TimeInterval { get }
  /// What coordinators say of how the transition moves.
  var reportedCurve: UIView.AnimationCurve { get }
}
