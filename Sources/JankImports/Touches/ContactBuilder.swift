internal import JankTrace

/// Puts contacts together from what happens to fingers, in the order of time.
///
/// Fingers are told apart by a key that the source chooses, such as a slot of the kernel. Each gets
/// the lowest number that no finger on the panel has.
struct ContactBuilder {
  private(set) var contacts: [GestureStream.Contact] = []
  /// Whether something was left out because there are too many samples.
  private(set) var isFull = false
  private var sampleCount = 0
  // Whether each of the lowest numbers is that of a finger on the panel, and where to look first.
  private var isTaken: [Bool] = []
  private var lowestFree = 0
  // The contact of each finger that is down.
  private var down: [Int: Int] = [:]
}

extension ContactBuilder {
  /// Whether a finger is down.
  func isDown(_ key: Int) -> Bool { down[key] != nil }

  /// Where a finger that is down was last.
  func location(of key: Int) -> SIMD2<Double>? {
    down[key].flatMap { contacts[$0].samples.last?.location }
  }

  /// A finger comes down.
  ///
  /// - Parameters:
  ///   - key: Tells it from others that are down.
  ///   - sample: Where and when.
  ///   - finger: Its number; if left out, the lowest that is free.
  mutating func begin(_ key: Int, _ sample: GestureStream.Sample, finger: Int? = nil) {
    precondition(!isDown(key), "finger \(key) comes down once")
    guard hasRoom() else { return }
    down[key] = contacts.count
    contacts.append(
      GestureStream.Contact(
        finger: take(finger),
        samples: [sample],
        endTime: sample.time,
        end: .cutOff
      )
    )
  }

  /// A finger that is down is somewhere.
  mutating func move(_ key: Int, _ sample: GestureStream.Sample) {
    guard let index = down[key], hasRoom() else { return }
    contacts[index].samples.append(sample)
    contacts[index].endTime = sample.time
  }

  /// A finger that is down leaves.
  mutating func end(_ key: Int, at time: Interval, as end: GestureStream.End) {
    guard let index = down.removeValue(forKey: key) else { return }
    contacts[index].endTime = time
    contacts[index].end = end
    isTaken[contacts[index].finger] = false
    lowestFree = min(lowestFree, contacts[index].finger)
  }

  /// Takes a number, or the lowest that is free.
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
  /// Moves the times so that the first sample is at zero, and notes by how much.
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
