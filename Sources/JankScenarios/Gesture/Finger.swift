public import HeadlessUIKit
internal import JankAnimators

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

// MARK: Elsewhere

extension Finger {
  /// Turns the movement by quarters about its beginning, so that it sets out to a side.
  mutating func turn(towards side: Effect.Direction) {
    guard let first = samples.first?.location else { return }
    let way = Effect.Direction(settingOutThrough: samples.lazy.map(\.location))
    let turns = (Self.quarters(to: side) - Self.quarters(to: way) + 4) % 4
    for _ in 0..<turns {
      for index in samples.indices {
        let offset = samples[index].location - first
        samples[index].location = first + SIMD2(-offset.y, offset.x)
      }
    }
  }

  /// Lets the movement begin at a place in points.
  mutating func move(to place: SIMD2<Double>) {
    guard let first = samples.first?.location else { return }
    for index in samples.indices { samples[index].location += place - first }
  }

  // A quarter turn goes from right to down, down to left, left to up.
  private static func quarters(to side: Effect.Direction) -> Int {
    switch side {
    case .right: 0
    case .down: 1
    case .left: 2
    case .up: 3
    }
  }
}
