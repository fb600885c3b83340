internal import JankTrace

/// Protocol B: each finger has a slot, and only what changes is told.
///
/// The place of a slot stays when its finger leaves, so the next finger there may come down without
/// a word on a coordinate that is the same.
struct SlotReports: TouchReports {
  private let firstKey: Int
  private var slots: [Int: Slot] = [:]
  private var current = 0
  /// The slots that the report under way is about, in the order in which it names them.
  private var changed: [Int] = []

  private struct Slot {
    var x: Int?
    var y: Int?
    /// The number of the contact, or nil while there is none.
    var contact: Int?
    /// The contact that was taken in last.
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
      guard (0..<GestureStream.fingerLimit).contains(event.value) else {
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
