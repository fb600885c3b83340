/// How the time of one layer runs inside the time of its parent.
///
/// A layer's local time is `(parent − beginTime) · speed + timeOffset`; all three fields are
/// those of `CAMediaTiming` on a layer, in seconds and as a plain factor. The conversion is
/// applied down the tree, one layer after the other.
///
///     var layer = LayerTime.identity
///     layer.pause(atParentTime: 3)     // holds local time 3
///     layer.resume(atParentTime: 5)    // goes on from 3: beginTime is now 2
///
/// Source: Apple's documentation of CAMediaTiming; checked against values measured on
/// Core Animation (certain).
public struct LayerTime: Equatable, Hashable, Sendable {
  /// The parent time at which local time equals `timeOffset`, in seconds.
  public private(set) var beginTime: Double
  /// Local seconds that pass in one parent second; negative runs backwards and 0 holds.
  public private(set) var speed: Double
  /// The local time at `beginTime`, in seconds.
  public private(set) var timeOffset: Double

  /// The layer whose local time is its parent's.
  public static let identity = LayerTime(knownBeginTime: 0, speed: 1, timeOffset: 0)

  /// Makes the time of a layer.
  ///
  /// - Parameters:
  ///   - beginTime: The parent time at which local time equals `timeOffset`, in seconds.
  ///   - speed: Local seconds in one parent second, of any sign.
  ///   - timeOffset: The local time at `beginTime`, in seconds.
  /// - Throws: `MotionError.outOfRange` naming the first number that is not finite.
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
  /// The local time at a parent time, both in seconds.
  ///
  /// - Parameter parentTime: The time of the parent, in seconds.
  /// - Returns: The time of this layer, in seconds.
  public func localTime(atParentTime parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent time at which this layer shows a local time, both in seconds.
  ///
  /// A layer of speed 0 shows one local time for ever, so there is no way back; Core Animation
  /// on macOS was measured to answer 0 there.
  ///
  /// - Parameter localTime: The time of this layer, in seconds.
  /// - Returns: The time of the parent in seconds, or `nil` if the speed is 0.
  public func parentTime(atLocalTime localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }
}

extension Sequence<LayerTime> {
  /// The local time of the innermost layer of a chain that begins with the outermost.
  ///
  /// - Parameter parentTime: The time outside the outermost layer, in seconds.
  /// - Returns: The time of the last layer, in seconds.
  public func localTime(atParentTime parentTime: Double) -> Double {
    reduce(parentTime) { time, layer in layer.localTime(atParentTime: time) }
  }
}

extension BidirectionalCollection<LayerTime> {
  /// The time outside a chain of layers, outermost first, at a time of the innermost.
  ///
  /// - Parameter localTime: The time of the last layer, in seconds.
  /// - Returns: The time outside the first layer in seconds, or `nil` if a speed is 0.
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
  /// Holds the layer at the local time it has now.
  ///
  /// - Parameter parentTime: The time of the parent, in seconds.
  public mutating func pause(atParentTime parentTime: Double) {
    hold(atLocalTime: localTime(atParentTime: parentTime))
  }

  /// Holds the layer at a local time, as scrubbing does.
  ///
  /// - Parameter localTime: The time to show, in seconds.
  public mutating func hold(atLocalTime localTime: Double) {
    timeOffset = localTime
    speed = 0
  }

  /// Lets a held layer run on from the local time it holds, without a jump.
  ///
  /// This is the recipe of Apple's Technical Q&A QA1673, extended to speeds other than 1:
  /// the offset returns to 0 and the begin time takes up what was held.
  ///
  /// - Parameters:
  ///   - parentTime: The time of the parent, in seconds.
  ///   - newSpeed: Local seconds in one parent second from now on, not 0.
  public mutating func resume(atParentTime parentTime: Double, speed newSpeed: Double = 1) {
    precondition(newSpeed != 0, "a resumed layer needs a speed")
    let held = localTime(atParentTime: parentTime)
    beginTime = parentTime - held / newSpeed
    speed = newSpeed
    timeOffset = 0
  }
}
