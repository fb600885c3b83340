import JankMotion

/// Flutter's double tap recogniser as an arena member.
///
/// Two taps of up to 18 points each, not more than 100 points apart. The second begins at least 40
/// ms after the begin of the first and at most 300 ms after its end. The arena of the first is held
/// meanwhile. A second tap that is too early counts as a first one; one that is too far away is
/// ignored.
///
/// Source: Flutter's double tap recogniser (certain).
struct ArenaDoubleTap: ArenaMember {
  /// The slop of a tap, in points.
  static let slop = 18.0
  /// The largest distance between the taps, in points.
  static let greatestDistance = 100.0
  /// The longest wait for the second tap, in seconds.
  static let longestWait = 0.300
  /// The shortest time from the start of the first tap to that of the second, in seconds.
  static let shortestInterval = 0.040

  /// When the wait for the second tap ends, in the seconds of the events.
  private(set) var deadline: Double?
  private var first: Tap?
  private var taps: [Tap] = []

  private struct Tap: Equatable, Sendable {
    let pointer: Int
    let start: SIMD2<Double>
    let time: Double

    func isWithin(_ distance: Double, of position: SIMD2<Double>) -> Bool {
      let way = position - start
      return (way * way).sum() <= distance * distance
    }
  }

  init() {}
}

extension ArenaDoubleTap {
  /// Competes for a pointer that could be the first or the second tap.
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    if let first {
      guard first.isWithin(Self.greatestDistance, of: event.position) else { return false }
      // Touch clocks count microseconds; a tolerance of a nanosecond gives the same result in
      // binary seconds.
      if event.time - first.time < Self.shortestInterval - 1e-9 { reset(&actions) }
    }
    deadline = nil
    taps.append(Tap(pointer: event.pointer, start: event.position, time: event.time))
    return true
  }

  /// Checks the slop of a tap, and counts it at the release.
  mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    guard let tap = taps.first(where: { $0.pointer == event.pointer }) else { return }
    switch event.phase {
    case .began, .stationary: break
    case .moved:
      if !tap.isWithin(Self.slop, of: event.position) { giveUp(tap, &actions) }
    case .cancelled: giveUp(tap, &actions)
    case .ended:
      taps.removeAll { $0 == tap }
      if let first {
        actions.add(.accept(first.pointer))
        actions.add(.accept(tap.pointer))
        actions.add(.report(.recognized))
        self.first = nil
        actions.add(.release(first.pointer))
        rejectAll(&actions)
      } else {
        deadline = event.time + Self.longestWait
        actions.add(.hold(tap.pointer))
        rejectAll(&actions)
        first = tap
      }
    }
  }

  /// Does nothing: the taps decide.
  mutating func win(_ pointer: Int, _ actions: inout ArenaActions) {}

  /// Discards the pointer.
  mutating func lose(_ pointer: Int, _ actions: inout ArenaActions) {
    if first?.pointer == pointer {
      reset(&actions)
    } else if let tap = taps.first(where: { $0.pointer == pointer }) {
      giveUp(tap, &actions)
    }
  }

  /// Handles a missing second tap.
  mutating func deadlinePassed(_ actions: inout ArenaActions) {
    reset(&actions)
  }

  private mutating func giveUp(_ tap: Tap, _ actions: inout ArenaActions) {
    taps.removeAll { $0 == tap }
    actions.add(.reject(tap.pointer))
    if first != nil, taps.isEmpty { reset(&actions) }
  }

  private mutating func reset(_ actions: inout ArenaActions) {
    deadline = nil
    if let first {
      self.first = nil
      actions.add(.reject(first.pointer))
      actions.add(.release(first.pointer))
    }
    rejectAll(&actions)
  }

  private mutating func rejectAll(_ actions: inout ArenaActions) {
    let pointers = taps.map(\.pointer)
    taps = []
    for pointer in pointers { actions.add(.reject(pointer)) }
  }
}
