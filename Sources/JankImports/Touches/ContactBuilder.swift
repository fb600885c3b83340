internal import JankTrace

/// Builds contacts from touch events in time order.
///
/// The source chooses a key for each contact, such as a slot of the kernel. Each contact gets the
/// lowest free number.
struct ContactBuilder {
  private(set) var contacts: [GestureStream.Contact] = []
  /// Whether samples were dropped because there are too many.
  private(set) var isFull = false
  private var sampleCount = 0
  // Whether each of the lowest numbers is in use, and where to look first.
  private var isTaken: [Bool] = []
  private var lowestFree = 0
  // The index of each current contact.
  private var down: [Int: Int] = [:]
}

extension ContactBuilder {
  func isDown(_ key: Int) -> Bool { down[key] != nil }

  func location(of key: Int) -> SIMD2<Double>? {
    down[key].flatMap { contacts[$0].samples.last?.location }
  }

  /// Begins a contact; `touchID` defaults to the lowest free number.
  mutating func begin(_ key: Int, _ sample: GestureStream.Sample, touchID: Int? = nil) {
    precondition(!isDown(key), "contact \(key) begins once")
    guard hasRoom() else { return }
    down[key] = contacts.count
    contacts.append(
      GestureStream.Contact(
        touchID: take(touchID),
        samples: [sample],
        endTime: sample.time,
        end: .cutOff
      )
    )
  }

  mutating func move(_ key: Int, _ sample: GestureStream.Sample) {
    guard let index = down[key], hasRoom() else { return }
    contacts[index].samples.append(sample)
    contacts[index].endTime = sample.time
  }

  mutating func end(_ key: Int, at time: Interval, as end: GestureStream.End) {
    guard let index = down.removeValue(forKey: key) else { return }
    contacts[index].endTime = time
    contacts[index].end = end
    isTaken[contacts[index].touchID] = false
    lowestFree = min(lowestFree, contacts[index].touchID)
  }

  private mutating func take(_ wanted: Int?) -> Int {
    while lowestFree < isTaken.count, isTaken[lowestFree] { lowestFree += 1 }
    let number = wanted ?? lowestFree
    while isTaken.count <= number { isTaken.append(false) }
    isTaken[number] = true
    return number
  }

  private mutating func hasRoom() -> Bool {
    guard sampleCount < GestureStream.sampleLimit else {
      isFull = true
      return false
    }
    sampleCount += 1
    return true
  }
}

extension GestureStream {
  /// Shifts the times so that the first sample is at zero, and stores the offset.
  mutating func countFromFirstSample() {
    guard let first = contacts.first?.samples.first?.time else { return }
    provenance.clockOffset = first
    for index in contacts.indices {
      contacts[index].endTime = contacts[index].endTime - first
      for sample in contacts[index].samples.indices {
        contacts[index].samples[sample].time = contacts[index].samples[sample].time - first
      }
    }
  }
}
