/// The mapping of the time of a layer's parent to its local time.
///
/// The local time is `(parent − beginTime) · speed + timeOffset`. All three properties are those of
/// `CAMediaTiming` on a layer, in seconds and as a plain factor. The conversion is applied layer by
/// layer down the tree.
///
///     var layer = LayerTime.identity
///     layer.pause(atParentTime: 3)     // holds local time 3
///     layer.resume(atParentTime: 5)    // goes on from 3: beginTime is now 2
///
/// Source: Apple's documentation of CAMediaTiming; checked against values measured on Core
/// Animation (certain).
public struct LayerTime: Equatable, Hashable, Sendable {
  /// The parent time at which local time equals `timeOffset`, in seconds.
  public private(set) var beginTime: Double
  /// Local seconds per parent second; a negative speed runs backwards and 0 pauses.
  public private(set) var speed: Double
  /// The local time at `beginTime`, in seconds.
  public private(set) var timeOffset: Double

  /// The mapping of a layer whose local time is its parent's.
  public static let identity = LayerTime(knownBeginTime: 0, speed: 1, timeOffset: 0)

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - beginTime: The parent time at which local time equals `timeOffset`, in seconds.
  ///   - speed: Local seconds per parent second, of any sign.
  ///   - timeOffset: The local time at `beginTime`, in seconds.
  /// - Throws: `MotionError.outOfRange` for the first number that is not finite.
  public init(
    beginTime: Double = 0,
    speed: Double = 1,
    timeOffset: Double = 0
  ) throws(MotionError) {
    self.init(
      knownBeginTime: try ParameterRange.finite.checked(beginTime, "beginTime"),
      speed: try ParameterRange.finite.checked(speed, "speed"),
      timeOffset: try ParameterRange.finite.checked(timeOffset, "timeOffset")
    )
  }

  private init(knownBeginTime beginTime: Double, speed: Double, timeOffset: Double) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }
}

// MARK: - Conversion

extension LayerTime {
  /// Converts a parent time to the local time, both in seconds.
  public func localTime(atParentTime parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Converts a local time to the parent time, both in seconds; returns `nil` if the speed is 0.
  ///
  /// A layer of speed 0 has one constant local time; Core Animation on macOS was measured to return
  /// 0.
  public func parentTime(atLocalTime localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }
}

extension Sequence<LayerTime> {
  /// Converts a time outside a chain of layers, outermost first, to the innermost layer's local
  /// time, both in seconds.
  public func localTime(atParentTime parentTime: Double) -> Double {
    reduce(parentTime) { time, layer in layer.localTime(atParentTime: time) }
  }
}

extension BidirectionalCollection<LayerTime> {
  /// Converts the innermost layer's local time to a time outside a chain of layers, outermost
  /// first, both in seconds; returns `nil` if a speed is 0.
  public func parentTime(atLocalTime localTime: Double) -> Double? {
    var time = localTime
    for layer in reversed() {
      guard let outer = layer.parentTime(atLocalTime: time) else { return nil }
      time = outer
    }
    return time
  }
}

// MARK: - Pause and resume

extension LayerTime {
  /// Pauses the layer at its current local time.
  ///
  /// - Parameter parentTime: The time of the parent, in seconds.
  public mutating func pause(atParentTime parentTime: Double) {
    hold(atLocalTime: localTime(atParentTime: parentTime))
  }

  /// Pauses the layer at a local time in seconds, for scrubbing.
  public mutating func hold(atLocalTime localTime: Double) {
    timeOffset = localTime
    speed = 0
  }

  /// Resumes a paused layer from its local time, without a jump.
  ///
  /// This is the recipe of Apple's Technical Q&A QA1673, extended to speeds other than 1: the
  /// offset becomes 0 and the begin time includes the pause.
  ///
  /// - Parameters:
  ///   - parentTime: The time of the parent, in seconds.
  ///   - newSpeed: Local seconds per parent second from now on, not 0.
  public mutating func resume(atParentTime parentTime: Double, speed newSpeed: Double = 1) {
    precondition(newSpeed != 0, "a resumed layer needs a speed other than 0")
    let held = localTime(atParentTime: parentTime)
    beginTime = parentTime - held / newSpeed
    speed = newSpeed
    timeOffset = 0
  }
}
