/// One sample of a pointer, as recognisers of an arena see it.
public struct ArenaEvent: Equatable, Hashable, Sendable {
  /// What the pointer did.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It came down.
    case began
    /// It is down and elsewhere.
    case moved
    /// It is down and has not moved.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// Seconds since any fixed instant, not falling from event to event.
  public let time: Double
  /// Which pointer; the same number from coming down to going up.
  public let pointer: Int
  /// What the pointer did.
  public let phase: Phase
  /// Where the pointer is, in points.
  public let position: SIMD2<Double>
  /// Whether the input system made the event up; such events tell nothing about the speed.
  public let isSynthesized: Bool

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - time: Seconds since any fixed instant.
  ///   - pointer: Which pointer.
  ///   - phase: What it did.
  ///   - position: Where it is, in points.
  ///   - isSynthesized: Whether the input system made the event up.
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

/// What a recogniser of an arena says to the app.
public enum ArenaReport: Equatable, Hashable, Sendable {
  /// A drag has started at a position, in points.
  case started(SIMD2<Double>)
  /// A drag or a press has moved by a way, in points.
  case updated(SIMD2<Double>)
  /// A drag or a press is over; the velocity in points a second.
  case ended(SIMD2<Double>)
  /// A pointer is down that may become a tap.
  case pressed
  /// A tap, double tap or long press was recognised.
  case recognized
  /// What had been promised to the app was taken back.
  case cancelled
}

/// What a recogniser does about an event: claims on pointers and reports to the app, in order.
public struct ArenaActions: Equatable, Hashable, Sendable {
  /// One of the things a recogniser does.
  public enum Action: Equatable, Hashable, Sendable {
    /// Claims a pointer.
    case accept(Int)
    /// Gives a pointer up.
    case reject(Int)
    /// Puts off the sweep of a pointer's arena.
    case hold(Int)
    /// Ends a hold.
    case release(Int)
    /// Says something to the app.
    case report(ArenaReport)
  }

  /// The actions in order.
  public private(set) var actions: [Action] = []

  /// Makes a list without actions.
  public init() {}

  /// Adds an action.
  public mutating func add(_ action: Action) {
    actions.append(action)
  }
}

/// A recogniser that competes in arenas.
public protocol ArenaMember: Sendable {
  /// Whether a pointer that comes down is one to compete for.
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool

  /// Sees an event of a pointer; pointers that it does not follow are to be ignored.
  mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions)

  /// Has won a pointer.
  mutating func win(_ pointer: Int, _ actions: inout ArenaActions)

  /// Has lost a pointer, or gave it up.
  mutating func lose(_ pointer: Int, _ actions: inout ArenaActions)

  /// When it wants to be woken without an event, in the seconds of the events.
  var deadline: Double? { get }

  /// The deadline has come without an event.
  mutating func deadlinePassed(_ actions: inout ArenaActions)
}

extension ArenaMember {
  /// Most recognisers wait for nothing.
  public var deadline: Double? { nil }

  /// Most recognisers wait for nothing.
  public mutating func deadlinePassed(_ actions: inout ArenaActions) {}
}
