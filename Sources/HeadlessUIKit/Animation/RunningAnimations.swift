internal import JankEngine

/// The running animations, their contexts and observers.
///
/// It is an object, so that code of the app may call back into it from within any change.
final class RunningAnimations {
  // Unchecked for the reasons given at UIView.

  /// The contexts that animate the changes of the running code, innermost last.
  @safe @exclusivity(unchecked) var contexts: [any AnimationContext] = []
  /// Who waits for the end of each running animation.
  @safe @exclusivity(unchecked) var observers = AwaitedStops()
  @safe @exclusivity(unchecked) var transactions = TransactionStack()
  /// The running animators, which the app need not retain.
  var animators: [UIViewPropertyAnimator] = []
  @safe @exclusivity(unchecked) var areEnabled = true
  /// Whether an interaction controller is starting an animator that it will scrub.
  var isScrubbing = false
}

extension RunningAnimations {
  func letGo() {
    observers = AwaitedStops()
    transactions = TransactionStack()
    animators = []
  }
}
