internal import JankEngine

/// The running animations, their contexts and observers.
///
/// It is an object, so that code of the app may call back into it from within any change.
final class RunningAnimations {
  /// The contexts that animate the changes of the running code, innermost last.
  var contexts: [any AnimationContext] = []
  /// Who waits for the end of each running animation.
  var observers = AwaitedStops()
  var transactions = TransactionStack()
  /// The running animators, which the app need not retain.
  var animators: [UIViewPropertyAnimator] = []
  var areEnabled = true
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
