internal import JankEngine

/// What is animated in a run, how, and who waits for the end.
///
/// An object of its own, so that code of the app may come back to it from within any change.
final class RunningAnimations {
  /// What decides how the changes of the running code are animated, innermost last.
  var contexts: [any AnimationContext] = []
  /// Who waits for the end of each running animation.
  var observers: [AnimationID: AwaitedStop] = [:]
  var transactions = TransactionStack()
  /// The animators that are moving, which nobody else may be holding.
  var animators: [UIViewPropertyAnimator] = []
  var areEnabled = true
  /// Whether an animator is being started by an interaction controller that will scrub it.
  var isScrubbing = false
}

extension RunningAnimations {
  /// Lets go of everything that belongs to the app.
  func letGo() {
    observers = [:]
    transactions = TransactionStack()
    animators = []
  }
}
