internal import Foundation
internal import JankMotion

/// An animator of the system.
///
/// It also places the views if nothing is animated; the context ends such a transition.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  var curve: TimingCurve { get }
  /// The duration that coordinators report, in seconds.
  var reportedDuration: TimeInterval { get }
  var reportedCurve: UIView.AnimationCurve { get }
}
