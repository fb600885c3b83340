/// One transition, from the request to its end.
public struct TransitionRecord: Hashable, Sendable {
  /// The kind of a transition.
  public enum Kind: String, Hashable, Sendable {
    /// A controller was presented.
    case present
    /// A presented controller was dismissed.
    case dismiss
    /// A controller was pushed onto a navigation stack.
    case push
    /// Controllers were popped from a navigation stack.
    case pop
    /// Another tab was selected.
    case tab
    /// A custom container shows another of its children.
    case exchange
  }

  /// The outcome of a transition.
  public enum Outcome: String, Hashable, Sendable {
    /// It had not ended at the end of the run.
    case unfinished
    /// The new controller is on screen.
    case completed
    /// Everything is as it was before.
    case cancelled
  }

  /// The kind of the transition.
  public let kind: Kind
  /// The name of the controller on screen at the start.
  public let from: String
  /// The name of the controller on screen after success.
  public let to: String
  /// Whether an interaction controller drove it from the start.
  public let isInteractive: Bool
  /// When the app requested it.
  public let requested: Instant
  /// The process of the app, by its index in ``Trace/processes``; 0 without processes.
  public let process: Int
  /// When the animator was started.
  public let began: Instant
  /// When completeTransition was called, or nil if never.
  public var ended: Instant?
  /// The outcome of the transition.
  public var outcome: Outcome

  /// Creates the record of a transition that has begun.
  public init(
    kind: Kind,
    from: String,
    to: String,
    isInteractive: Bool,
    requested: Instant,
    began: Instant,
    process: Int = 0
  ) {
    self.process = process
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

extension TransitionRecord {
  /// The controller that arrives or, of a dismissal or a pop, the one that leaves.
  package var subject: String {
    switch kind {
    case .dismiss, .pop: from
    case .present, .push, .tab, .exchange: to
    }
  }
}
