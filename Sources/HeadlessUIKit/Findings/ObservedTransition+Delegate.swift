internal import JankTrace

extension ObservedTransition {
  /// Reports a dismissal by another delegate than the one that animated the presentation.
  func checkDelegate() {
    guard context.kind == .dismiss, context.isAnimated, let arrival, arrival.hasDelegate,
      let second = context.from.transitioningDelegate, second !== arrival.delegate
    else { return }
    find(
      .oneDelegateForBothWays,
      of: context.from,
      """
      \(name): its transitioningDelegate, \(type(of: second)), is not the one that animated the \
      presentation: the views and values that the first one keeps are out of its reach
      """
    )
  }
}
