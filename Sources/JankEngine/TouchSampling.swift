/// The sampling of a touch panel.
///
/// The panel scans all touches at once at a fixed rate. Events between two scans are sensed at the
/// next one. A touch that begins and ends between two scans is never sensed. If it ends and begins
/// again, both are sensed at the next scan, which is our choice.
///
/// Certain: touch panels of current phones scan 60 to 240 times per second. Measured panels report
/// every 7.7 to 14.3 ms, and an app received a sample 1.7 to 31.9 ms later, including the frame.
public struct TouchSampling: Hashable, Sendable {
  /// The number of scans per second, 60 to 240 hertz.
  public let rate: Int
  /// The largest deviation of a scan from its time, less than half a scan interval.
  public let jitter: Interval
  /// The time from a scan to its delivery at the earliest, not negative.
  public let latency: Interval

  /// Creates a sampling.
  ///
  /// - Parameters:
  ///   - rate: The number of scans per second, 60 to 240 hertz.
  ///   - jitter: The largest deviation of a scan from its time, less than half a scan interval.
  ///   - latency: The time from a scan to its delivery at the earliest, not negative.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range; times are in
  ///   seconds.
  public init(
    rate: Int,
    jitter: Interval = .zero,
    latency: Interval = .zero
  ) throws(MotionError) {
    try Self.check(Double(rate), "rate", .closed(60, 240))
    try Self.check(jitter.seconds, "jitter", .closed(0, 0.499 / Double(rate)))
    try Self.check(latency.seconds, "latency", .closed(0, 1))
    self.rate = rate
    self.jitter = jitter
    self.latency = latency
  }

  private static func check(
    _ value: Double,
    _ parameter: String,
    _ allowed: ParameterRange
  ) throws(MotionError) {
    guard allowed.contains(value) else {
      throw .outOfRange(parameter: parameter, found: value, allowed: allowed)
    }
  }
}

extension TouchSampling {
  /// The samples that the panel senses of recorded touches.
  ///
  /// - Parameters:
  ///   - recorded: The samples of all touches in time order.
  ///   - seed: The seed of the deviations of scans.
  /// - Returns: The samples in time order; those of one scan are ordered by touch.
  package func samples(of recorded: [TouchSample], seed: UInt64) -> [TouchSample] {
    guard let first = recorded.first else { return [] }
    var sensed: [TouchSample] = []
    var touchIDs: [Int: Contacts] = [:]
    var next = 0
    var scan = Int64(first.time.seconds * Double(rate))
    while next < recorded.count || !touchIDs.isEmpty {
      let time = self.time(of: scan, seed: seed)
      scan += 1
      while next < recorded.count, recorded[next].time <= time {
        touchIDs[recorded[next].touchID, default: Contacts()].append(recorded[next])
        next += 1
      }
      for touchID in touchIDs.keys.sorted() {
        let following = recorded[next...].first { $0.touchID == touchID }
        sensed += touchIDs[touchID]?.see(at: time, before: following) ?? []
        if touchIDs[touchID]?.isEmpty == true { touchIDs[touchID] = nil }
      }
    }
    return sensed
  }

  /// The time of a scan, never before the previous one.
  private func time(of scan: Int64, seed: UInt64) -> Instant {
    var source = RandomSource(seed: seed &+ UInt64(bitPattern: scan), purpose: "touch scan")
    let deviation = jitter.seconds * (2 * source.nextFraction() - 1)
    let nominal = Instant(nanoseconds: scan * 1_000_000_000 / Int64(rate))
    return max(.zero, nominal + Interval(seconds: deviation))
  }
}

/// The contacts of one touch since the last scan; only the last one can continue.
private struct Contacts {
  private var paths: [Path] = []

  var isEmpty: Bool { paths.isEmpty }

  mutating func append(_ sample: TouchSample) {
    if paths.last?.isOver ?? true { paths.append(Path()) }
    paths[paths.count - 1].append(sample)
  }

  /// The contacts at a scan, in order, without those that the panel never senses.
  mutating func see(at time: Instant, before following: TouchSample?) -> [TouchSample] {
    defer { paths.removeAll(where: \.isOver) }
    return paths.indices.compactMap { paths[$0].see(at: time, before: following) }
  }
}

private struct Path {
  private var latest: TouchSample?
  private var wasSeen = false
  private(set) var isOver = false
  private var seenLocation: SIMD2<Double>?

  mutating func append(_ sample: TouchSample) {
    latest = sample
    if sample.phase == .ended || sample.phase == .cancelled { isOver = true }
  }

  /// The contact at a scan, or nil if the panel never senses it.
  mutating func see(at time: Instant, before following: TouchSample?) -> TouchSample? {
    guard let latest, wasSeen || !isOver else { return nil }
    let location = isOver ? latest.location : place(at: time, from: latest, to: following)
    let phase: TouchPhase =
      isOver
      ? latest.phase : !wasSeen ? .began : location == seenLocation ? .stationary : .moved
    wasSeen = true
    seenLocation = location
    return TouchSample(time: time, touchID: latest.touchID, phase: phase, location: location)
  }

  private func place(
    at time: Instant,
    from earlier: TouchSample,
    to later: TouchSample?
  ) -> SIMD2<Double> {
    guard let later, later.time > earlier.time else { return earlier.location }
    let share = (time - earlier.time).seconds / (later.time - earlier.time).seconds
    return earlier.location + (later.location - earlier.location) * share
  }
}
