/// The days of a calendar, equal stretches of virtual time, each with a chain of events.
///
/// Days are numbered from the start of the run. Of as many as the layout says, one is today and the
/// wheel has room for those that follow; day *d* is kept at *d* modulo their number. The events of
/// a day are in no order.
package struct CalendarWheel: ~Copyable {
  /// The number of days and their length.
  package let layout: CalendarLayout
  /// The day up to which all events have been taken off the wheel.
  package private(set) var today: UInt64
  /// The number of events on the wheel.
  package private(set) var count = 0
  private var chains: Row<SlotChain>
  private let mask: UInt64
  private let shift: UInt64

  /// Creates a wheel without events on the day of a time in nanoseconds.
  package init(_ layout: CalendarLayout, at nanoseconds: UInt64) {
    self.layout = layout
    chains = Row(repeating: SlotChain(), count: layout.dayCount)
    mask = UInt64(layout.dayCount - 1)
    shift = UInt64(layout.lengthShift)
    today = nanoseconds >> shift
  }
}

extension CalendarWheel {
  /// The memory of the wheel in bytes.
  package var byteCount: Int { chains.byteCount }

  /// The day of a time in nanoseconds.
  package func day(of nanoseconds: UInt64) -> UInt64 { nanoseconds &>> shift }

  /// Whether a day is one after today for which there is room.
  ///
  /// One comparison: the distance of a day that is not after today wraps around to a great number.
  package func reaches(_ day: UInt64) -> Bool { day &- today &- 1 < mask }

  /// Adds a slot to the chain of a day that the wheel reaches.
  @inline(__always)
  package mutating func add(_ slot: Int, to day: UInt64, in slots: inout SlotTable) {
    slots.hang(slot, in: &chains[index(of: day)])
    count &+= 1
  }

  /// Goes on to the next day and hands over its chain.
  ///
  /// - Returns: The chain. How many slots it had is to be told to ``didTake(_:)``.
  package mutating func turn() -> SlotChain {
    today &+= 1
    let chain = chains[index(of: today)]
    chains[index(of: today)] = SlotChain()
    return chain
  }

  /// Says how many slots were in the chain of today.
  package mutating func didTake(_ slotCount: Int) { count &-= slotCount }

  /// Goes to another day, with nothing on the wheel that could be passed over.
  package mutating func jump(to day: UInt64) {
    precondition(count == 0, "a day with events was passed over")
    today = day
  }

  private func index(of day: UInt64) -> Int { Int(truncatingIfNeeded: day & mask) }
}
