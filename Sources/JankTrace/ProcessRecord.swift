/// A process of the device: the system, an app or an extension.
public struct ProcessRecord: Hashable, Sendable {
  /// A state of a process, as `UIApplication.State` and the system's documents name them.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// There is no process.
    case notRunning = "not running"
    /// The process was created and its main thread has not run yet.
    case launching
    /// On screen and receiving events.
    case active
    /// On screen and covered by something of the system, without events.
    case inactive
    /// Not on screen, and running for a short time.
    case background
    /// In memory; its main thread does not run.
    case suspended
  }

  /// A change of the state.
  public struct Change: Hashable, Sendable {
    /// When the state changed.
    public let time: Instant
    /// The new state.
    public let state: State
    /// The reason, such as `opened by a URL` or `over its memory limit`.
    public let reason: String

    /// Creates a change of the state at an instant.
    public init(time: Instant, state: State, reason: String) {
      self.time = time
      self.state = state
      self.reason = reason
    }
  }

  /// The bundle identifier, or `system`.
  public let name: String
  /// The changes of its state in order; it starts as not running.
  public var changes: [Change] = []
  /// The largest amount of memory that it used at a time, in bytes.
  public var peakMemory = 0

  /// Creates the record of a process that is not running.
  public init(name: String) {
    self.name = name
  }
}

extension ProcessRecord {
  /// How often it was started; the system runs from the start.
  package var launchCount: Int { changes.count { $0.state == .launching } }

  /// How often it ended.
  package var endCount: Int { changes.count { $0.state == .notRunning } }

  /// The times in which it is on screen, with or without events, in order.
  package func timesOnScreen(until end: Instant) -> [Range<Instant>] {
    let ends = changes.dropFirst().map(\.time) + [max(end, changes.last?.time ?? end)]
    return zip(changes, ends).filter { $0.0.state == .active || $0.0.state == .inactive }
      .map { $0.0.time..<$0.1 }
  }

  /// The state at an instant, after all changes at that instant.
  public func state(at instant: Instant) -> State {
    changes.last { $0.time <= instant }?.state ?? .notRunning
  }
}

extension Trace {
  /// The name of a process by its index; nil if the run has only one app.
  package func processName(_ index: Int) -> String? {
    processes.indices.contains(index) ? processes[index].name : nil
  }
}

/// The start of a widget on screen, from its request to its content.
public struct WidgetStart: Hashable, Sendable {
  /// The widget, by its index in ``Trace/processes``.
  public let process: Int
  /// When the Notification Center asked for it.
  public let requested: Instant
  /// When the Notification Center replaced the snapshot with its content.
  public let shown: Instant
  /// When the snapshot was taken that was shown meanwhile; nil without one.
  public let snapshotTaken: Instant?

  /// Creates the record of a start.
  public init(process: Int, requested: Instant, shown: Instant, snapshotTaken: Instant?) {
    self.process = process
    self.requested = requested
    self.shown = shown
    self.snapshotTaken = snapshotTaken
  }
}
