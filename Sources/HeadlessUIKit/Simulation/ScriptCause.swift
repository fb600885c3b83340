/// Something that a script did and that transitions may come of.
///
/// Scheduling answers with one; ``Simulation/when(_:of:do:)`` takes it.
public struct ScriptCause: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case command(Int)
    case touches(Int)
  }

  let source: Source
}

/// A moment in the life of a transition that a script can wait for.
public enum TransitionMoment: Hashable, Sendable {
  /// The app asked for it.
  case requested
  /// It begins: appearance callbacks come next, then its animator or what drives it.
  case began
  /// It is over and everybody has been told, whatever its outcome.
  case ended
}
