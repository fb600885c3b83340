public import HeadlessUIKit

/// What becomes of an animation whose goal changes while it is under way.
public enum Interruption: String, Hashable, Sendable, CaseIterable {
  /// The new animation is added to the one that runs, as `UIView.animate` does since iOS 8.
  ///
  /// Position and, with a spring or a curve that sets out slowly, speed go on as they were. Both
  /// run to their ends, so the way may pass its goal before it turns.
  case additive
  /// The new animation takes over from what is seen, as with `beginFromCurrentState`.
  ///
  /// What code from before iOS 8 does to avoid a jump. The position goes on, the speed is lost: a
  /// page that flew stands still for a moment.
  case currentState = "current-state"
  /// The new animation takes over from the model, which is at the old goal already.
  ///
  /// What a `CABasicAnimation` without `fromValue` does, and `UIView.animate` did before iOS 8. All
  /// that was left of the way is jumped over in one frame.
  case modelValue = "model-value"
  /// The new animation begins where it was written to begin, and plays whole.
  ///
  /// What is done where every animation has a fixed beginning, such as keyframes read from a file.
  /// It looks right only if nothing was under way.
  case restart
}

extension Interruption {
  /// Sends views somewhere else that may be on their way.
  ///
  /// - Parameters:
  ///   - views: every view that the changes have to do with.
  ///   - duration: how long the new way takes, in seconds.
  ///   - pace: how its progress depends on time; a spring sets out at rest.
  ///   - beginning: shows the views as they are where the new animation was written to begin; asked
  ///     for by ``restart`` only.
  ///   - goal: makes the changes that are animated.
  ///   - completion: called at the end; true if nothing interrupted it again.
  public func redirect(
    _ views: [UIView],
    duration: TimeInterval,
    pace: Pace = .easeInEaseOut,
    from beginning: () -> Void,
    to goal: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var options: UIView.AnimationOptions = []
    switch self {
    case .additive: break
    case .currentState: options.insert(.beginFromCurrentState)
    case .modelValue: Self.stop(views)
    case .restart:
      Self.stop(views)
      UIView.performWithoutAnimation(beginning)
    }
    pace.animate(over: duration, options: options, goal, completion: completion)
  }

  private static func stop(_ views: [UIView]) {
    for view in views { view.layer.removeAllAnimations() }
  }
}
