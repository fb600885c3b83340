public import JankTrace

/// The late frames of a run outside of transitions, which are no hitches.
///
/// Hitches count in transitions only. What an app animates otherwise, such as a Lottie animation
/// that a display link plays, can be late too.
public struct UncountedFrames: Hashable, Sendable {
  /// The number of frames, at least 1.
  public let count: Int
  /// The largest delay.
  public let longest: Interval
}

extension Trace {
  /// The late frames outside of some stretches of animation; nil if there are none.
  ///
  /// A frame that only ends an animation is not among them: it shows nothing new too late.
  package func uncountedFrames(besides animation: TrackedAnimation) -> UncountedFrames? {
    var (count, longest) = (0, Interval.zero)
    for frame in frames where frame.hitch > .zero && animation.isOutside(frame) {
      count += 1
      longest = max(longest, frame.hitch)
    }
    return count == 0 ? nil : UncountedFrames(count: count, longest: longest)
  }
}
