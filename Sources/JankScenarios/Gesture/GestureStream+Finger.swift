internal import HeadlessUIKit
public import JankImports

extension GestureStream {
  /// The contacts that have samples between two times, both included.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, counted from the first sample of the stream.
  ///   - end: Where it ends.
  /// - Returns: Their indices.
  package func contacts(from start: Interval, to end: Interval) -> [Int] {
    contacts.indices.filter { index in
      contacts[index].samples.contains { $0.time >= start && $0.time <= end }
    }
  }

  /// The part of a contact's movement between two times, as a finger of its own.
  ///
  /// A finger that has not left by the end of the part is lifted with its last sample in it.
  ///
  /// - Parameters:
  ///   - index: Which contact.
  ///   - start: Where the part begins, counted from the first sample of the stream.
  ///   - end: Where it ends.
  ///   - pointsPerUnit: How many points one unit of the stream is.
  /// - Returns: The movement, or nil where no sample lies in the part.
  package func finger(
    ofContact index: Int,
    from start: Interval,
    to end: Interval,
    pointsPerUnit: Double
  ) -> Finger? {
    let contact = contacts[index]
    let samples = contact.samples.filter { $0.time >= start && $0.time <= end }
    guard let first = samples.first, let last = samples.last else { return nil }
    let isWhole = contact.endTime <= end
    return Finger(
      samples: samples.map {
        Finger.Sample(time: $0.time - first.time, location: $0.location * pointsPerUnit)
      },
      liftTime: (isWhole ? contact.endTime : last.time) - first.time,
      isCancelled: isWhole && contact.end == .cancelled
    )
  }
}

extension GestureStream {
  /// A stream of one finger, in points.
  ///
  /// - Parameters:
  ///   - id: What the stream is called.
  ///   - finger: What the finger does; it has at least one sample.
  public init(id: String, finger: Finger) {
    let samples = finger.samples.map { Sample(time: $0.time, location: $0.location) }
    let contact = Contact(
      finger: 0,
      samples: samples,
      endTime: finger.liftTime,
      end: finger.isCancelled ? .cancelled : .lifted
    )
    self.init(id: id, unit: .points, contacts: [contact])
  }
}
