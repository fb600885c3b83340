/// The progress of an animation at one time.
public struct MediaProgress: Equatable, Hashable, Sendable {
  /// The phase of an animation.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Before the begin: a backwards fill applies.
    case before
    /// Active, including the first and last instant.
    case active
    /// After the end: a forwards fill applies.
    case after
  }

  /// The phase of the animation.
  public let phase: Phase
  /// The elapsed fraction of the duration, 0…1, before any timing function.
  public let fraction: Double
  /// The number of complete cycles: a whole number, negative when played backwards from 0.
  public let finishedRepeats: Double
  /// The time within the pass in own seconds, which is the time of a group's members.
  public let passTime: Double
  /// The length of a pass in own seconds, including an inherited one.
  public let passDuration: Double
}
