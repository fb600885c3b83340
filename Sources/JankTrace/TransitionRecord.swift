/// One transition, from the request to its end.
public struct TransitionRecord: Hashable, Sendable {
  /// What kind of transition it was.
  public enum Kind: String, Hashable, Sendable {
    /// A controller was presented.
    case present
    /// A presented controller was dismissed.
    case dismiss
    /// A controller was put on top of a navigation stack.
    case push
    /// Controllers were taken from a navigation stack.
    case pop
    /// Another tab was selected.
    case tab
    /// A container that an app made by hand shows another of its children.
    case exchange
  }

  /// How the transition ended.
  public enum Outcome: String, Hashable, Sendable {
    /// It had not ended when the run did.
    case unfinished
    /// The new controller is on screen.
    case completed
    /// Everything is as it was before.
    case cancelled
  }

  /// What kind of transition it was.
  public let kind: Kind
  /// The name of the controller on screen at the start.
  public let from: String
  /// The name of the controller on screen after success.
  public let to: String
  /// Whether an interaction controller drove it from the start.
  public let isInteractive: Bool
  /// When the app asked for it.
  public let requested: Instant
  /// When the animator was told to start.
  public let began: Instant
  /// When the context was told of the end, or nil where it never was.
  public var ended: Instant?
  /// How it ended.
  public var outcome: Outcome

  /// Creates the record of a transition that has begun.
  public init(
    kind: Kind,
    from: String,
    to: String,
    isInteractive: Bool,
    requested: Instant,
    began: Instant
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    self.requested = requested
    self.began = began
    ended = nil
    outcome = .unfinished
  }
}
