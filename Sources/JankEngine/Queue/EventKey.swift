package import JankTrace

/// The order of events: by due time, then by scheduling.
///
/// One number of 128 bits, so that one comparison suffices.
///
///     | 64 bits: due, nanoseconds | 40 bits: order of scheduling | 24 bits: slot |
///
/// No two events of a queue have the same order, so the slot, which stores the rest of the event,
/// never decides. The creator of a key ensures that its parts fit.
package struct EventKey: BitwiseCopyable, Hashable, Sendable {
  private let bits: UInt128

  /// The number of events that can be scheduled during one run, about 10¹².
  package static let orderLimit: UInt64 = 1 << 40
  /// The number of events that can be pending at once, about 16 million.
  package static let slotLimit = 1 << 24

  /// A key greater than that of any event.
  package static let beyond = EventKey(bits: .max)

  /// Creates the key of an event that is due at or after the start of the run.
  package init(due: Instant, order: UInt64, slot: Int) {
    let identity = order &<< 24 | UInt64(truncatingIfNeeded: slot)
    bits = UInt128(UInt64(bitPattern: due.nanoseconds)) &<< 64 | UInt128(identity)
  }

  private init(bits: UInt128) {
    self.bits = bits
  }
}

extension EventKey: Comparable {
  /// Whether the left event comes before the right one.
  package static func < (left: EventKey, right: EventKey) -> Bool { left.bits < right.bits }
}

extension EventKey {
  /// When the event is due, in nanoseconds since the start of the run.
  package var nanoseconds: UInt64 { UInt64(truncatingIfNeeded: bits &>> 64) }

  package var due: Instant { Instant(nanoseconds: Int64(bitPattern: nanoseconds)) }

  /// The order of scheduling and the slot, which identify the event in the run.
  package var identity: UInt64 { UInt64(truncatingIfNeeded: bits) }

  /// The slot that stores the rest of the event.
  package var slot: Int { Self.slot(of: identity) }

  /// The slot in the identity of an event.
  package static func slot(of identity: UInt64) -> Int {
    Int(truncatingIfNeeded: identity & 0xff_ffff)
  }
}
