/// One sample of a pointer for the recognisers of an arena.
public struct ArenaEvent: Equatable, Hashable, Sendable {
  /// The phase of a pointer.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer touched down.
    case began
    /// The pointer moved.
    case moved
    /// The pointer is down and did not move.
    case stationary
    /// The pointer was released.
    case ended
    /// The system cancelled the pointer.
    case cancelled
  }

  /// Seconds since any fixed instant, never decreasing.
  public let time: Double
  /// The number of the pointer; constant until its release.
  public let pointer: Int
  /// The phase of the pointer.
  public let phase: Phase
  /// The position, in points.
  public let position: SIMD2<Double>
  /// Whether the input system created the event; such events do not count for the velocity.
  public let isSynthesized: Bool

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: Seconds since any fixed instant.
  ///   - pointer: The number of the pointer.
  ///   - phase: The phase of the pointer.
  ///   - position: The position, in points.
  ///   - isSynthesized: Whether the input system created the event.
  public init(
    time: Double,
    pointer: Int = 0,
    phase: Phase,
    position: SIMD2<Double>,
    isSynthesized: Bool = false
  ) {
    self.time = time
    self.pointer = pointer
    self.phase = phase
    self.position = position
    self.isSynthesized = isSynthesized
  }
}

/// What an arena's recogniser reports to the app.
public enum ArenaReport: Equatable, Hashable, Sendable {
  /// A drag started at a position, in points.
  case started(SIMD2<Double>)
  /// A drag or a press moved by a distance, in points.
  case updated(SIMD2<Double>)
  /// A drag or a press ended; the velocity in points per second.
  case ended(SIMD2<Double>)
  /// A pointer is down that may become a tap.
  case pressed
  /// A tap, double tap or long press was recognised.
  case recognized
  /// The pointer is no press any more, or an earlier report was cancelled.
  case cancelled
}

/// A recogniser's response to an event: claims on pointers and reports to the app, in order.
public struct ArenaActions: Equatable, Hashable, Sendable {
  /// A single action.
  public enum Action: Equatable, Hashable, Sendable {
    /// Claims a pointer.
    case accept(Int)
    /// Rejects a pointer.
    case reject(Int)
    /// Delays the sweep of a pointer's arena.
    case hold(Int)
    /// Ends a hold.
    case release(Int)
    /// Reports to the app.
    case report(ArenaReport)
  }

  /// The actions in order.
  public private(set) var actions: [Action] = []

  /// Creates an empty list.
  public init() {}

  /// Adds an action.
  public mutating func add(_ action: Action) {
    actions.append(action)
  }
}

/// A recogniser that competes in arenas.
public protocol ArenaMember: Sendable {
  /// Whether to compete for a pointer that touched down.
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool

  /// Handles an event of a pointer; ignores pointers that it does not follow.
  mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions)

  /// Handles a won pointer.
  mutating func win(_ pointer: Int, _ actions: inout ArenaActions)

  /// Handles a lost or rejected pointer.
  mutating func lose(_ pointer: Int, _ actions: inout ArenaActions)

  /// When to be called without an event, in the seconds of the events.
  var deadline: Double? { get }

  /// Handles the deadline.
  mutating func deadlinePassed(_ actions: inout ArenaActions)
}

extension ArenaMember {
  /// No deadline.
  public var deadline: Double? { nil }

  /// Does nothing.
  public mutating func deadlinePassed(_ actions: inout ArenaActions) {}
}
