public import JankTrace

/// One sample of one finger.
public struct TouchSample: Hashable, Sendable {
  /// What the finger did.
  public typealias Phase = TouchPhase

  /// When the panel sensed it.
  public let time: Instant
  /// Which finger, from 0.
  public let finger: Int
  /// What the finger did.
  public let phase: Phase
  /// Where on the screen, in points.
  public let location: SIMD2<Double>

  /// Creates a sample.
  public init(time: Instant, finger: Int, phase: Phase, location: SIMD2<Double>) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// The samples that have been sensed and not yet delivered.
///
/// The main thread takes them at the start of a frame. Of several movements of one finger that
/// arrive together only the last is delivered; the ones it stands for come along as coalesced, the
/// last included, as `UIEvent.coalescedTouches(for:)` has it.
package struct TouchPanel {
  private var sensed: [TouchSample] = []

  package init() {}

  /// A sample for the app, with the ones it stands for.
  package struct Delivery: Hashable, Sendable {
    package private(set) var sample: TouchSample
    package private(set) var coalesced: [TouchSample]

    /// A delivery of one sample that stands for itself alone.
    package init(sample: TouchSample) {
      self.sample = sample
      coalesced = [sample]
    }
  }
}

extension TouchPanel {
  package var isEmpty: Bool { sensed.isEmpty }

  /// Senses a sample.
  package mutating func sense(_ sample: TouchSample) {
    sensed.append(sample)
  }

  /// Takes everything sensed so far, in order, movements folded.
  package mutating func takeDeliveries() -> [Delivery] {
    var deliveries: [Delivery] = []
    for sample in sensed {
      let last = deliveries.lastIndex { $0.sample.finger == sample.finger }
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
  /// What the trace keeps of the samples.
  package func records(deliveredAt time: Instant) -> [TouchRecord] {
    coalesced.enumerated().map { index, sample in
      TouchRecord(
        finger: sample.finger,
        phase: sample.phase,
        location: sample.location,
        sensed: sample.time,
        delivered: time,
        isCoalesced: index < coalesced.count - 1
      )
    }
  }

  /// Takes in a later movement, which is delivered from now on.
  fileprivate mutating func fold(in later: TouchSample) {
    let phases = [sample.phase, later.phase]
    sample = TouchSample(
      time: later.time,
      finger: later.finger,
      phase: phases.contains(.moved) ? .moved : .stationary,
      location: later.location
    )
    coalesced.append(later)
  }
}

extension TouchPhase {
  fileprivate var isMovement: Bool { self == .moved || self == .stationary }
}
