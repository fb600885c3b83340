public import JankTrace

/// One sample of a touch.
public struct TouchSample: Hashable, Sendable {
  /// The phase of the touch.
  public typealias Phase = TouchPhase

  /// When the panel sensed it.
  public let time: Instant
  /// The number of the touch, from 0.
  public let touchID: Int
  /// The phase of the touch.
  public let phase: Phase
  /// The location on the screen, in points.
  public let location: SIMD2<Double>

  /// Creates a sample.
  public init(time: Instant, touchID: Int, phase: Phase, location: SIMD2<Double>) {
    self.time = time
    self.touchID = touchID
    self.phase = phase
    self.location = location
  }
}

/// The samples that were sensed but not yet delivered.
///
/// The main thread receives them at the start of a frame. Of several moves of one touch in a frame
/// only the last is delivered. All of them, including the last, are its coalesced samples, as in
/// `UIEvent.coalescedTouches(for:)`.
package struct TouchPanel {
  private var sensed: [TouchSample] = []

  package init() {}

  /// A delivered sample with its coalesced samples.
  package struct Delivery: Hashable, Sendable {
    package private(set) var sample: TouchSample
    package private(set) var coalesced: [TouchSample]

    /// A delivery of a single sample.
    package init(sample: TouchSample) {
      self.sample = sample
      coalesced = [sample]
    }
  }
}

extension TouchPanel {
  package var isEmpty: Bool { sensed.isEmpty }

  /// Records a sensed sample.
  package mutating func sense(_ sample: TouchSample) {
    sensed.append(sample)
  }

  /// Removes and returns all sensed samples in order, with coalesced moves.
  package mutating func takeDeliveries() -> [Delivery] {
    var deliveries: [Delivery] = []
    for sample in sensed {
      let last = deliveries.lastIndex { $0.sample.touchID == sample.touchID }
      if let last, sample.phase.isMovement, deliveries[last].sample.phase.isMovement {
        deliveries[last].fold(in: sample)
      } else {
        deliveries.append(Delivery(sample: sample))
      }
    }
    sensed.removeAll(keepingCapacity: true)
    return deliveries
  }
}

extension TouchPanel.Delivery {
  /// The trace's records of the samples.
  package func records(deliveredAt time: Instant) -> [TouchRecord] {
    coalesced.enumerated().map { index, sample in
      TouchRecord(
        touchID: sample.touchID,
        phase: sample.phase,
        location: sample.location,
        sensed: sample.time,
        delivered: time,
        isCoalesced: index < coalesced.count - 1
      )
    }
  }

  /// Replaces the delivered sample by a later move.
  fileprivate mutating func fold(in later: TouchSample) {
    let phases = [sample.phase, later.phase]
    sample = TouchSample(
      time: later.time,
      touchID: later.touchID,
      phase: phases.contains(.moved) ? .moved : .stationary,
      location: later.location
    )
    coalesced.append(later)
  }
}

extension TouchPhase {
  fileprivate var isMovement: Bool { self == .moved || self == .stationary }
}
