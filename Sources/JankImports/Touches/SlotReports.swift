internal import JankTrace

/// Protocol B: each touch has a slot, and only changes are reported.
///
/// A slot keeps its location after its touch ends, so the next touch in the slot may begin without
/// a coordinate that is unchanged.
struct SlotReports: TouchReports {
  private let firstKey: Int
  private var slots: [Int: Slot] = [:]
  private var current = 0
  /// The slots in the current report, in the order in which they appear.
  private var changed: [Int] = []

  private struct Slot {
    var x: Int?
    var y: Int?
    /// The tracking number, or nil without a contact.
    var contact: Int?
    /// The contact that was last added to the builder.
    var begun: Int?
    var hasMoved = false
    var lacksPlace = false
  }

  init(firstKey: Int) {
    self.firstKey = firstKey
  }

  mutating func take(_ event: InputEvent) -> TouchDecoder.Problem? {
    switch event.kind {
    case .slot:
      guard (0..<GestureStream.touchLimit).contains(event.value) else {
        return .slotOutOfRange(event.value)
      }
      current = event.value
      return nil
    case .contactX, .contactY:
      guard TouchDecoder.isPlace(event.value) else { return .placeOutOfRange(event.value) }
      let coordinate = event.kind == .contactX ? \Slot.x : \Slot.y
      slots[current, default: Slot()][keyPath: coordinate] = event.value
      slots[current, default: Slot()].hasMoved = true
    case .trackingID:
      slots[current, default: Slot()].contact = event.value < 0 ? nil : event.value
    default: return nil
    }
    if !changed.contains(current) { changed.append(current) }
    return nil
  }

  mutating func finish(
    at time: Interval,
    into builder: inout ContactBuilder
  ) -> TouchDecoder.Problem? {
    defer { changed = [] }
    var problem: TouchDecoder.Problem?
    for index in changed {
      guard var slot = slots[index] else { continue }
      let key = firstKey + index
      if slot.begun != slot.contact {
        builder.end(key, at: time, as: .lifted)
        slot.begun = nil
      }
      if let contact = slot.contact, let x = slot.x, let y = slot.y {
        let sample = GestureStream.Sample(time: time, location: [Double(x), Double(y)])
        if slot.begun == nil {
          builder.begin(key, sample)
          (slot.begun, slot.lacksPlace) = (contact, false)
        } else if slot.hasMoved {
          builder.move(key, sample)
        }
      } else if slot.contact != nil, !slot.lacksPlace {
        slot.lacksPlace = true
        problem = .unknownPlace(slot: index)
      }
      slot.hasMoved = false
      slots[index] = slot
    }
    return problem
  }

  mutating func discard() {
    changed = []
  }
}
