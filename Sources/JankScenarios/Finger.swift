public import HeadlessUIKit

/// The movement of one finger, from coming down to going up.
public struct Finger: Hashable, Sendable {
  /// The samples of the movement in the order of time; the first comes down, the last goes up.
  public var samples: [Sample]
  /// Whether the system takes the finger away at the end, rather than the user lifting it.
  public var isCancelled = false

  /// Where the finger was at one time.
  public struct Sample: Hashable, Sendable {
    /// How long after the finger came down.
    public var time: Interval
    /// Where on the screen, in points.
    public var location: SIMD2<Double>
  }
}

extension Finger {
  /// What the touch panel senses when the finger comes down at a time.
  package func touches(from start: Instant) -> [TouchSample] {
    var touches = samples.enumerated().map { index, sample in
      TouchSample(
        time: start + sample.time,
        finger: 0,
        phase: index == 0 ? .began : .moved,
        location: sample.location
      )
    }
    guard let last = samples.last else { return [] }
    touches.append(
      TouchSample(
        time: start + last.time,
        finger: 0,
        phase: isCancelled ? .cancelled : .ended,
        location: last.location
      )
    )
    return touches
  }
}
