public import HeadlessUIKit
internal import JankAnimators

/// The movement of one touch, from its beginning to its release, in points.
public struct TouchTrack: Hashable, Sendable {
  /// The positions of the touch while it is down, in order of time; it begins with the first.
  public var samples: [Sample] { didSet { source = nil } }
  /// The time from the beginning to the release, not before the last sample.
  public var releaseTime: Interval { didSet { source = nil } }
  /// Whether the system cancels the touch at the end, rather than the user releasing it.
  public var isCancelled: Bool { didSet { source = nil } }
  /// Where a scenario found the movement, until it is changed.
  package var source: Source?

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - samples: The positions, with times from zero that never decrease.
  ///   - releaseTime: The time from the start to the release; the default is the last sample's.
  ///   - isCancelled: Whether the system cancels the touch.
  public init(samples: [Sample], releaseTime: Interval? = nil, isCancelled: Bool = false) {
    self.samples = samples
    self.releaseTime = releaseTime ?? samples.last?.time ?? .zero
    self.isCancelled = isCancelled
  }

  /// A position of the touch at one time.
  public struct Sample: Hashable, Sendable {
    /// The time since the touch began.
    public var time: Interval
    /// The position on the screen, in points.
    public var location: SIMD2<Double>

    /// Creates a sample.
    public init(time: Interval, location: SIMD2<Double>) {
      self.time = time
      self.location = location
    }
  }
}

extension TouchTrack {
  /// Returns the samples of the touch panel if the touch begins at a time.
  ///
  /// `number` is the index of the touch on the panel, from 0. The last sample is the release.
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
          touchID: number,
          phase: phase,
          location: sample.location
        )
      )
    }
    guard let last = touches.last else { return [] }
    touches.append(
      TouchSample(
        time: start + releaseTime,
        touchID: number,
        phase: isCancelled ? .cancelled : .ended,
        location: last.location
      )
    )
    return touches
  }
}

// MARK: Rotation and translation

extension TouchTrack {
  /// Rotates the movement by quarter turns about its first position, to set out in a direction.
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

  /// Translates the movement so that it begins at a position, in points.
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
