import JankMotion

/// The samples of one touch, from a stream file or from a vector.
struct TouchStream {
  var samples: [PositionSample]
  /// When the touch was released, if it was.
  var releaseTime: Double?
  /// When other touches were released after a rest of all touches, which Android counts for all.
  var laterReleases: [Double] = []
  var isCancelled = false

  init(samples: [PositionSample]) {
    self.samples = samples
  }

  /// The touch of a vector, truncated to its number of samples.
  init(_ vector: Vector) throws {
    let pointer = vector["pointer"].number ?? 0
    samples = []
    var newest = 0.0
    for event in try vector.stream().list("events") {
      let time = try event.number("t_ms") / 1000
      defer { newest = time }
      guard (event["pointer"].number ?? 0) == pointer else {
        let isRelease = try event.text("phase") == "ended"
        if isRelease, time - newest > TouchMemory.longestGap { laterReleases.append(time) }
        continue
      }
      switch try event.text("phase") {
      case "began", "moved":
        samples.append(
          PositionSample(
            time: time,
            position: SIMD2(try event.number("x"), try event.number("y")),
            isResampled: event["resampled"].flag ?? false
          )
        )
      case "ended": releaseTime = time
      case "cancelled": isCancelled = true
      case "stationary": break
      case let phase: throw VectorError.unknown("phase \(phase)")
      }
    }
    if let count = vector["sampleCount"].number { samples = Array(samples.prefix(Int(count))) }
  }

  var newestTime: Double { samples.last?.time ?? 0 }

  func play(into estimator: inout some VelocityEstimator) {
    for sample in samples { estimator.add(sample) }
    if let releaseTime { estimator.lift(at: releaseTime) }
    for time in laterReleases { estimator.lift(at: time) }
  }

  /// An estimator's velocity of the touch; a cancelled touch has none.
  func velocity(by estimator: some VelocityEstimator) -> SIMD2<Double>? {
    var estimator = estimator
    play(into: &estimator)
    return isCancelled ? nil : estimator.velocity
  }

  func position(at time: Double) -> SIMD2<Double>? {
    samples.last { $0.time <= time + 1e-9 }?.position
  }
}
