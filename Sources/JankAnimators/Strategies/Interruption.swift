public import HeadlessUIKit

/// What happens to a running animation when its target changes.
public enum Interruption: String, Hashable, Sendable, CaseIterable {
  /// The new animation is added to the running one, as in `UIView.animate` since iOS 8.
  ///
  /// The position and, for a spring or a curve with a slow start, the velocity are continuous. Both
  /// animations run to their ends, so the view may pass its target before it reverses.
  case additive
  /// The new animation starts from the presentation values, as with `beginFromCurrentState`.
  ///
  /// Code from before iOS 8 avoids a jump this way. The position is continuous, but the velocity is
  /// lost: a fast page stops for a moment.
  case currentState = "current-state"
  /// The new animation starts from the model values, which are already at the old target.
  ///
  /// This is what a `CABasicAnimation` without `fromValue` does, and `UIView.animate` did before
  /// iOS 8. The remaining distance is skipped in one frame.
  case modelValue = "model-value"
  /// The new animation starts at its fixed beginning and plays completely.
  ///
  /// This happens if every animation has a fixed start, such as keyframes from a file. It looks
  /// right only if nothing was running.
  case restart
}

extension Interruption {
  /// Retargets views that may be animating.
  ///
  /// - Parameters:
  ///   - views: All views that the changes affect.
  ///   - duration: The duration of the new animation, in seconds.
  ///   - pace: The progress as a function of time; a spring starts at rest.
  ///   - beginning: Shows the views at the fixed start of the new animation; used only by
  ///     ``restart``.
  ///   - goal: Makes the changes to animate.
  ///   - completion: Called at the end; true if the animation was not interrupted again.
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
