/// A rule that reads 0 once the finger has rested.
///
/// Source: Flutter's velocity trackers, which wait 40 ms (certain).
public struct StopRule<Base: VelocityEstimator>: VelocityEstimator {
  /// The rule for a moving finger.
  public private(set) var base: Base
  private var newestTime = -Double.infinity

  /// The rest after which a finger counts as stopped, in seconds.
  public static var restingTime: Double { 0.040 }

  /// Puts the stop rule around another.
  ///
  /// - Parameter base: The rule for a moving finger.
  public init(_ base: Base) {
    self.base = base
  }

  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the touch is now.
  public mutating func add(_ sample: PositionSample) {
    newestTime = sample.time
    base.add(sample)
  }

  /// Takes in that the finger left the panel.
  ///
  /// - Parameter time: When the finger left, in seconds.
  public mutating func lift(at time: Double) {
    base.lift(at: time)
  }

  /// The speed at the newest sample in units per second.
  public var velocity: SIMD2<Double>? { base.velocity }

  /// The speed read at a time, in units per second.
  ///
  /// - Parameter time: When it is read, in the seconds of the samples.
  /// - Returns: 0 if the newest sample is more than 40 ms old, else what the rule says.
  public func velocity(readAt time: Double) -> SIMD2<Double>? {
    isResting(at: time) ? .zero : base.velocity
  }

  /// Whether the newest sample is more than 40 ms old at a time.
  ///
  /// - Parameter time: A time in the seconds of the samples.
  /// - Returns: True before the first sample, too.
  public func isResting(at time: Double) -> Bool {
    TouchMemory.isLonger(time - newestTime, than: Self.restingTime)
  }
}
