internal import HeadlessUIKit
public import JankImports

extension GestureStream {
  /// Returns the indices of the contacts that have samples between two times, both included.
  package func contacts(from start: Interval, to end: Interval) -> [Int] {
    contacts.indices.filter { index in
      contacts[index].samples.contains { $0.time >= start && $0.time <= end }
    }
  }

  /// Returns a contact's movement between two times as a movement of its own.
  ///
  /// A touch that is still down at the end is released with its last sample.
  ///
  /// Times count from the first sample of the stream. The result is nil without a sample between
  /// them.
  package func touchTrack(
    ofContact index: Int,
    from start: Interval,
    to end: Interval,
    pointsPerUnit: Double
  ) -> TouchTrack? {
    let contact = contacts[index]
    let samples = contact.samples.filter { $0.time >= start && $0.time <= end }
    guard let first = samples.first, let last = samples.last else { return nil }
    let isWhole = contact.endTime <= end
    return TouchTrack(
      samples: samples.map {
        TouchTrack.Sample(time: $0.time - first.time, location: $0.location * pointsPerUnit)
      },
      releaseTime: (isWhole ? contact.endTime : last.time) - first.time,
      isCancelled: isWhole && contact.end == .cancelled
    )
  }
}

extension GestureStream {
  /// Creates a stream of one touch, in points.
  ///
  /// - Parameters:
  ///   - id: The name of the stream.
  ///   - touchTrack: The movement, with at least one sample.
  public init(id: String, touchTrack: TouchTrack) {
    let samples = touchTrack.samples.map { Sample(time: $0.time, location: $0.location) }
    let contact = Contact(
      touchID: 0,
      samples: samples,
      endTime: touchTrack.releaseTime,
      end: touchTrack.isCancelled ? .cancelled : .lifted
    )
    self.init(id: id, unit: .points, contacts: [contact])
  }
}
