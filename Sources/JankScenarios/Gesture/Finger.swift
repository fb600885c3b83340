public import HeadlessUIKit

/// The movement of one finger, from coming down to leaving, in points.
public struct Finger: Hashable, Sendable {
  /// Where the finger was while it was down, in the order of time; it comes down with the first.
  public var samples: [Sample]
  /// How long after coming down it leaves, not before the last sample.
  public var liftTime: Interval
  /// Whether the system takes the finger away at the end, rather than the user lifting it.
  public var isCancelled: Bool

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - samples: Where the finger was, their times from zero on and never falling.
  ///   - liftTime: How long after coming down it leaves; if left out, with the last sample.
  ///   - isCancelled: Whether the system takes it away.
  public init(samples: [Sample], liftTime: Interval? = nil, isCancelled: Bool = false) {
    self.samples = samples
    self.liftTime = liftTime ?? samples.last?.time ?? .zero
    self.isCancelled = isCancelled
  }

  /// Where the finger was at one time.
  public struct Sample: Hashable, Sendable {
    /// How long after the finger came down.
    public var time: Interval
    /// Where on the screen, in points.
    public var location: SIMD2<Double>

    /// States a place and a time.
    public init(time: Interval, location: SIMD2<Double>) {
      self.time = time
      self.location = location
    }
  }
}

extension Finger {
  /// What the touch panel senses when the finger comes down at a time.
  ///
  /// - Parameters:
  ///   - start: When it comes down.
  ///   - number: Which finger of those on the panel, from 0.
  /// - Returns: The samples; the last is where the finger leaves.
  package func touches(from start: Instant, number: Int = 0) -> [TouchSample] {
    var touches: [TouchSample] = []
    for sample in samples {
      let phase: TouchSample.Phase =
        switch touches.last?.location {
        case nil: .began
        case sample.location: .stationary
        default: .moved
        }
      touches.append(
        TouchSample(
          time: start + sample.time,
          finger: number,
          phase: phase,
          location: sample.location
        )
      )
    }
    guard let last = touches.last else { return [] }
    touches.append(
      TouchSample(
        time: start + liftTime,
        finger: number,
        phase: isCancelled ? .cancelled : .ended,
        location: last.location
      )
    )
    return touches
  }
}
