internal import JankTrace

/// Protocol A: each report lists all contacts; an empty report means that all have ended.
///
/// Contacts with a tracking number are matched by it. The others are matched by distance, closest
/// pair first.
struct AnonymousReports: TouchReports {
  private let firstKey: Int
  private var partial = Partial()
  private var contacts: [Contact] = []
  /// The current contacts, with the tracking number and location of each.
  private var down: [(key: Int, contact: Contact)] = []

  private struct Partial {
    var x: Int?
    var y: Int?
    var id: Int?
  }

  private struct Contact {
    let location: SIMD2<Double>
    let id: Int?
  }

  init(firstKey: Int) {
    self.firstKey = firstKey
  }

  mutating func take(_ event: InputEvent) -> TouchDecoder.Problem? {
    switch event.kind {
    case .contactX, .contactY:
      guard TouchDecoder.isPlace(event.value) else { return .placeOutOfRange(event.value) }
      if event.kind == .contactX { partial.x = event.value } else { partial.y = event.value }
    case .trackingID: partial.id = event.value
    case .contactReport:
      if let x = partial.x, let y = partial.y {
        guard contacts.count < GestureStream.touchLimit else { return .tooManyContacts }
        contacts.append(Contact(location: [Double(x), Double(y)], id: partial.id))
      }
      partial = Partial()
    default: break
    }
    return nil
  }

  mutating func finish(
    at time: Interval,
    into builder: inout ContactBuilder
  ) -> TouchDecoder.Problem? {
    let pairs = pairs()
    for (index, touchID) in down.enumerated() where pairs[index] == nil {
      builder.end(touchID.key, at: time, as: .lifted)
    }
    var next: [(key: Int, contact: Contact)] = []
    for (index, touchID) in down.enumerated() {
      guard let contact = pairs[index].map({ contacts[$0] }) else { continue }
      if contact.location != touchID.contact.location {
        builder.move(touchID.key, GestureStream.Sample(time: time, location: contact.location))
      }
      next.append((touchID.key, contact))
    }
    let matched = Set(pairs.values)
    for (index, contact) in contacts.enumerated() where !matched.contains(index) {
      let keys = firstKey..<firstKey + GestureStream.touchLimit
      guard let key = keys.first(where: { key in !next.contains { $0.key == key } }) else {
        continue
      }
      builder.begin(key, GestureStream.Sample(time: time, location: contact.location))
      next.append((key, contact))
    }
    down = next
    discard()
    return nil
  }

  mutating func discard() {
    contacts = []
    partial = Partial()
  }

  /// For each current contact, its index in the report, if it is still there.
  private func pairs() -> [Int: Int] {
    var candidates: [(old: Int, new: Int, distance: Double)] = []
    for (old, touchID) in down.enumerated() {
      for (new, contact) in contacts.enumerated() {
        guard touchID.contact.id == contact.id else { continue }
        let step = contact.location - touchID.contact.location
        candidates.append((old, new, (step * step).sum()))
      }
    }
    candidates.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var pairs: [Int: Int] = [:]
    var taken: Set<Int> = []
    for candidate in candidates
    where pairs[candidate.old] == nil && !taken.contains(candidate.new) {
      pairs[candidate.old] = candidate.new
      taken.insert(candidate.new)
    }
    return pairs
  }
}
