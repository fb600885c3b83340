/// Something that happened at one moment of a run, in the order it happened.
public struct TraceEvent: Hashable, Sendable {
  /// What sort of thing happened.
  public enum Kind: String, Hashable, Sendable {
    /// The scenario's script asked for something; recorded when the main thread took it up.
    case command
    /// A method of a controller, animator or delegate was called, recorded before its body runs.
    case callback
    /// A gesture recogniser changed its state.
    case gesture
    /// A fault of the script struck.
    case fault
    /// The machinery refused what the app asked for, as UIKit would with a line in the console.
    case warning
  }

  /// What sort of thing happened.
  public let kind: Kind
  /// When the main thread took it up.
  public let time: Instant
  /// Who it happened to: the name of a controller, recogniser or resource.
  public let subject: String
  /// What happened: the name of a method, state or fault.
  public let name: String

  /// Creates the record of something that happened.
  public init(kind: Kind, time: Instant, subject: String, name: String) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.name = name
  }
}
