/// An event of a run.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: String, Hashable, Sendable {
    /// The script requested something; recorded when the main thread handles it.
    case command
    /// A method of a controller, animator or delegate was called, recorded before its body runs.
    case callback
    /// A gesture recogniser changed its state.
    case gesture
    /// A fault of the script struck.
    case fault
    /// The simulator rejected a request of the app, for which UIKit would log a console message.
    case warning
  }

  /// The kind of the event.
  public let kind: Kind
  /// When the main thread handled it.
  public let time: Instant
  /// The name of the controller, recogniser or resource concerned.
  public let subject: String
  /// The name of a method, state or fault.
  public let name: String
  /// The process, by its index in ``Trace/processes``; 0 without processes.
  public let process: Int

  /// The subject of the steps of a user or of the system that concern no single app.
  package static let deviceSubject = "phone"

  /// Whether it is such a step, such as a call that comes in, or the opening of another app.
  package var isDeviceStep: Bool { kind == .command && subject == Self.deviceSubject }

  /// Creates the record of an event.
  public init(kind: Kind, time: Instant, subject: String, name: String, process: Int = 0) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.name = name
    self.process = process
  }
}
