/// A rule that gives 0 once the touch has rested.
///
/// Source: Flutter's velocity trackers, which wait 40 ms (certain).
public struct StopRule<Base: VelocityEstimator>: VelocityEstimator {
  /// The rule for a moving touch.
  public private(set) var base: Base
  private var newestTime = -Double.infinity

  /// The rest after which a touch counts as stopped, in seconds.
  public static var restingTime: Double { 0.040 }

  /// Creates the rule around `base`, the rule for a moving touch.
  public init(_ base: Base) {
    self.base = base
  }

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    newestTime = sample.time
    base.add(sample)
  }

  /// Releases the touch at `time`, in seconds.
  public mutating func lift(at time: Double) {
    base.lift(at: time)
  }

  /// The velocity at the newest sample in units per second.
  public var velocity: SIMD2<Double>? { base.velocity }

  /// The velocity at `time`, in units per second: 0 if the newest sample is more than 40 ms old,
  /// else that of `base`.
  ///
  /// - Parameter time: A time in the seconds of the samples.
  /// - Returns: The velocity, or `nil` if `base` has none.
  public func velocity(readAt time: Double) -> SIMD2<Double>? {
    isResting(at: time) ? .zero : base.velocity
  }

  /// Whether the newest sample is more than 40 ms old at `time`; true before the first sample.
  ///
  /// - Parameter time: A time in the seconds of the samples.
  /// - Returns: Whether the touch rests.
  public func isResting(at time: Double) -> Bool {
    TouchMemory.isLonger(time - newestTime, than: Self.restingTime)
  }
}
