/// How far an animation has come at one instant.
public struct MediaProgress: Equatable, Hashable, Sendable {
  /// Where in its run an animation stands.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Not begun: a backwards fill shows.
    case before
    /// Running, first and last instant included.
    case active
    /// Over: a forwards fill shows.
    case after
  }

  /// Where in its run the animation stands.
  public let phase: Phase
  /// The share of the duration that has passed, 0…1, before any timing function.
  public let fraction: Double
  /// The cycles that are complete: a whole number, negative when played backwards from 0.
  public let finishedRepeats: Double
  /// The time inside the pass in own seconds, which members of a group take as theirs.
  public let passTime: Double
  /// The length of a pass in own seconds, with what was inherited filled in.
  public let passDuration: Double
}
