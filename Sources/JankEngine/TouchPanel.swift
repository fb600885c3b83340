/// One sample of one finger.
public struct TouchSample: Hashable, Sendable {
  /// What the finger did.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It came down.
    case began
    /// It is down and elsewhere.
    case moved
    /// It is down and has not moved.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
  }

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
    package let sample: TouchSample
    package let coalesced: [TouchSample]
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
      let isMovement = sample.phase == .moved || sample.phase == .stationary
      if isMovement,
        let index = deliveries.lastIndex(where: { $0.sample.finger == sample.finger }),
        deliveries[index].sample.phase == .moved
      {
        deliveries[index] = Delivery(
          sample: sample.phase == .moved ? sample : sample.with(phase: .moved),
          coalesced: deliveries[index].coalesced + [sample]
        )
      } else {
        deliveries.append(Delivery(sample: sample, coalesced: [sample]))
      }
    }
    sensed.removeAll(keepingCapacity: true)
    return deliveries
  }
}

extension TouchSample {
  fileprivate func with(phase: Phase) -> TouchSample {
    TouchSample(time: time, finger: finger, phase: phase, location: location)
  }
}
