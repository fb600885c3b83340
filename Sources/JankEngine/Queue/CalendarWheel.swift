/// The days of a calendar: equal intervals of virtual time, each with a chain of events.
///
/// Days are numbered from the start of the run. One of the layout's days is today, and the wheel
/// has space for those that follow; day *d* is stored at *d* modulo their number. The events of a
/// day are unordered.
package struct CalendarWheel: ~Copyable {
  /// The number of days and their length.
  package let layout: CalendarLayout
  /// The day up to which all events have been removed from the wheel.
  package private(set) var today: UInt64
  /// The number of events on the wheel.
  package private(set) var count = 0
  private var chains: Row<SlotChain>
  private let mask: UInt64
  private let shift: UInt64

  /// Creates an empty wheel at the day of a time in nanoseconds.
  package init(_ layout: CalendarLayout, at nanoseconds: UInt64) {
    self.layout = layout
    chains = Row(repeating: SlotChain(), count: layout.dayCount)
    mask = UInt64(layout.dayCount - 1)
    shift = UInt64(layout.lengthShift)
    today = nanoseconds >> shift
  }
}

extension CalendarWheel {
  package var byteCount: Int { chains.byteCount }

  /// The day of a time in nanoseconds.
  package func day(of nanoseconds: UInt64) -> UInt64 { nanoseconds &>> shift }

  /// Whether the wheel has space for a day after today.
  ///
  /// One comparison: for any other day the distance wraps around to a large number.
  package func reaches(_ day: UInt64) -> Bool { day &- today &- 1 < mask }

  /// Adds a slot to the chain of a day within the wheel's space.
  @inline(__always)
  package mutating func add(_ slot: Int, to day: UInt64, in slots: inout SlotTable) {
    slots.hang(slot, in: &chains[index(of: day)])
    count &+= 1
  }

  /// Advances to the next day and returns its chain; the caller reports the number of its slots to
  /// ``didTake(_:)``.
  package mutating func turn() -> SlotChain {
    today &+= 1
    let chain = chains[index(of: today)]
    chains[index(of: today)] = SlotChain()
    return chain
  }

  /// Records the number of slots in today's chain.
  package mutating func didTake(_ slotCount: Int) { count &-= slotCount }

  /// Advances to another day; the wheel must be empty.
  package mutating func jump(to day: UInt64) {
    precondition(count == 0, "a day with events was skipped")
    today = day
  }

  private func index(of day: UInt64) -> Int { Int(truncatingIfNeeded: day & mask) }
}
