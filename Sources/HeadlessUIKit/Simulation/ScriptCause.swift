/// A scheduled step that can cause transitions.
///
/// The scheduling methods return one; ``Simulation/when(_:of:do:)`` takes it.
public struct ScriptCause: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case command(Int)
    case touches(Int)
  }

  let source: Source
}

/// A moment of a transition that a script can wait for.
public enum TransitionMoment: Hashable, Sendable {
  /// The app requested the transition.
  case requested
  /// The transition begins, before its appearance callbacks and its animator.
  case began
  /// The transition has ended, with any outcome, and all callbacks were called.
  case ended
}
