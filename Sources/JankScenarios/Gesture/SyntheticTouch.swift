public import HeadlessUIKit

/// A synthetic gesture, in which everything with a range is sampled with a seed.
///
/// Ranges are sampled uniformly; a range of one number is that number.
///
///     var touchTrack = SyntheticTouch(from: [187, 120], to: [187, 420])
///     touchTrack.duration = .milliseconds(300) ... .milliseconds(300)
///     touchTrack.touchTrack(seed: 1)  // the samples of a movement
///
/// The touch moves from its start to its end, then perhaps back on the same path, and may rest
/// before the release. Panels do not report the tremor of a resting touch: recorded ones stop
/// reporting for 61 to 223 ms before the release (measured).
public struct SyntheticTouch: Hashable, Sendable {
  /// The position where the touch begins, in points.
  public var start: SIMD2<Double>
  /// The position to which it moves, in points.
  public var end: SIMD2<Double>
  /// The duration of the movement, there and back, without the rest before the release.
  public var duration = Interval.milliseconds(300)...Interval.milliseconds(300)
  /// The speed along the path.
  public var speed = SpeedProfile.minimumJerk
  /// The speed at the release, in points per second, for minimum jerk only.
  ///
  /// It is at most two and a half times the average speed, and zero after a rest.
  public var releaseSpeed = 0.0...0.0
  /// The distance of the path's middle to the left of the straight line, in points.
  public var bow = 0.0...0.0
  /// The fraction of the path that it goes back before the release, 0 to 1.
  public var hookBack = 0.0...0.0
  /// The duration of the rest before the release.
  public var hold = Interval.zero...Interval.zero
  /// The tremor: the root mean square in each direction, in points.
  public var tremor = 0.0...0.0
  /// The number of samples that the panel takes per second.
  public var rate = 120.0
  /// The largest deviation of a sample's time, at most two fifths of the sample interval.
  public var jitter = Interval.zero
  /// Whether the system cancels the touch at the end, rather than the user releasing it.
  public var isCancelled = false

  /// Creates a gesture between two positions within 300 ms, with minimum jerk.
  public init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.start = start
    self.end = end
  }

  /// The longest time that the touch can be down.
  public var longestDuration: Interval { duration.upperBound + hold.upperBound }

  /// The highest release speed that is possible for all samples, in points per second.
  public var greatestReleaseSpeed: Double {
    let lengths = [bow.lowerBound, bow.upperBound].map {
      TouchPath(from: start, to: end, bow: $0).length
    }
    let seconds = duration.upperBound.seconds
    let way = (lengths.min() ?? 0) * (1 + hookBack.lowerBound)
    return seconds > 0 ? SpeedProfile.greatestRelease * way / seconds : 0
  }
}

// MARK: Making a movement

extension SyntheticTouch {
  /// Samples a movement.
  ///
  /// - Parameters:
  ///   - seed: Decides every sampled value.
  ///   - number: Distinguishes gestures of one seed, so that each samples its own values.
  /// - Returns: The movement; the same bytes for the same arguments, on every machine.
  public func touchTrack(seed: UInt64, number: Int = 0) -> TouchTrack {
    let draws = Draws(seed: seed, number: number)
    var tremorSource = draws.source("tremor phases")
    let movement = Movement(
      path: TouchPath(from: start, to: end, bow: draws.number(in: bow, "bow")),
      duration: draws.interval(in: duration, "duration"),
      hookBack: draws.number(in: hookBack, "hook back"),
      speed: speed,
      releaseSpeed: hold.upperBound > .zero ? 0 : draws.number(in: releaseSpeed, "release")
    )
    let tremor = Tremor(size: draws.number(in: tremor, "tremor"), from: &tremorSource)
    let releaseTime = movement.duration + draws.interval(in: hold, "hold")
    var jitterSource = draws.source("jitter")
    let times = sampleTimes(moving: movement.duration, until: releaseTime, &jitterSource)
    var samples: [TouchTrack.Sample] = []
    for time in times {
      let moving = min(time, movement.duration)
      let location = movement.location(at: moving) + tremor.deviation(at: moving.seconds)
      // A panel reports a resting touch at most once.
      if samples.last?.location == location { continue }
      samples.append(TouchTrack.Sample(time: time, location: location))
    }
    return TouchTrack(samples: samples, releaseTime: releaseTime, isCancelled: isCancelled)
  }

  /// Returns the times at which the panel samples: exactly at the beginning and the end of the
  /// movement, otherwise at equal intervals close to those of its rate, shifted by the jitter.
  private func sampleTimes(
    moving length: Interval,
    until releaseTime: Interval,
    _ source: inout RandomSource
  ) -> [Interval] {
    let period = Interval(seconds: 1 / rate)
    let count = max(1, (length.nanoseconds + period.nanoseconds / 2) / period.nanoseconds)
    let spacing = length.nanoseconds / count
    let reach = min(jitter.nanoseconds, spacing * 2 / 5)
    func late() -> Int64 {
      Int64((2 * source.nextFraction() - 1) * Double(reach))
    }
    var times = [Interval.zero]
    for index in 1..<count {
      let (whole, rest) = length.nanoseconds.quotientAndRemainder(dividingBy: count)
      let regular = whole * index + rest * index / count
      times.append(Interval(nanoseconds: regular + late()))
    }
    times.append(length)
    var regular = length + period
    while regular < releaseTime {
      times.append(min(regular + Interval(nanoseconds: late()), releaseTime))
      regular += period
    }
    return times
  }
}

/// The random values of one gesture, with a sequence for each purpose.
private struct Draws {
  let seed: UInt64
  let number: Int

  func source(_ purpose: String) -> RandomSource {
    RandomSource(seed: seed, purpose: "finger \(number) \(purpose)")
  }

  func number(in range: ClosedRange<Double>, _ purpose: String) -> Double {
    var source = source(purpose)
    let number =
      range.lowerBound
      + (range.upperBound - range.lowerBound) * source.nextFraction()
    return min(number, range.upperBound)
  }

  func interval(in range: ClosedRange<Interval>, _ purpose: String) -> Interval {
    let (low, high) = (range.lowerBound.nanoseconds, range.upperBound.nanoseconds)
    return Interval(nanoseconds: Int64(number(in: Double(low)...Double(high), purpose)))
  }
}

/// A movement along a path, there and back.
private struct Movement {
  let path: TouchPath
  let duration: Interval
  let hookBack: Double
  let speed: SpeedProfile
  let releaseSpeed: Double

  /// Returns the position at a time; the average speed is the same there and back.
  func location(at time: Interval) -> SIMD2<Double> {
    let share = time >= duration ? 1 : time.seconds / duration.seconds
    let turning = 1 / (1 + hookBack)
    if share < turning || hookBack == 0 {
      let release = hookBack == 0 ? self.release(over: path.length, duration.seconds) : 0
      return path.location(at: speed.progress(at: share / turning, release: release))
    }
    let seconds = duration.seconds * (1 - turning)
    let back = speed.progress(
      at: (share - turning) / (1 - turning),
      release: release(over: path.length * hookBack, seconds)
    )
    return path.location(at: 1 - hookBack * back)
  }

  private func release(over length: Double, _ seconds: Double) -> Double {
    guard length > 0 else { return 0 }
    return min(releaseSpeed * seconds / length, SpeedProfile.greatestRelease)
  }
}
