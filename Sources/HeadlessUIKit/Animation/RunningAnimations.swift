internal import JankEngine

/// The running animations, their contexts and observers.
///
/// It is an object, so that code of the app may call back into it from within any change.
final class RunningAnimations {
  // Unchecked for the reasons given at UIView.

  /// The contexts that animate the changes of the running code, innermost last.
  @safe @exclusivity(unchecked) private(set) var contexts: [any AnimationContext] = []
  // The innermost context, kept by the list, if it is a block of `UIView.animate` as most are.
  @safe @exclusivity(unchecked) private var innermostBlock = Uncounted<AnimationBlock>()
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
  /// Whether changes are animated, as far as animations are enabled.
  var isInBlock: Bool { !contexts.isEmpty }

  /// Has a context animate all changes until it is left.
  func enter(_ context: some AnimationContext) {
    contexts.append(context)
    innermostBlock.object = context as? AnimationBlock
  }

  /// Leaves the innermost context.
  func leaveContext() {
    contexts.removeLast()
    innermostBlock.object = contexts.last as? AnimationBlock
  }

  /// Animates a change of a layer's model value, if a context applies.
  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  ) {
    guard areEnabled else { return }
    if innermostBlock.isNil {
      contexts.last?.animate(layer, property, from: from, to: to)
    } else {
      innermostBlock.read { $0.animate(layer, property, from: from, to: to) }
    }
  }

  func letGo() {
    observers = AwaitedStops()
    transactions = TransactionStack()
    animators = []
  }
}
