/// A phase of a touch.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// The touch began.
  case began
  /// The touch moved.
  case moved
  /// The touch did not move.
  case stationary
  /// The user released the touch.
  case ended
  /// The system cancelled the touch.
  case cancelled
}

/// One sample of the touch panel and its delivery.
public struct TouchRecord: Hashable, Sendable {
  /// The number of the touch, from 0.
  public let touchID: Int
  /// The phase of the touch.
  public let phase: TouchPhase
  /// The location on the screen, in points.
  public let location: SIMD2<Double>
  /// When the panel sensed the sample.
  public let sensed: Instant
  /// When the main thread received the sample.
  public let delivered: Instant
  /// Whether the app received a later sample instead, and this one only on request.
  public let isCoalesced: Bool

  /// Creates the record of a sample.
  public init(
    touchID: Int,
    phase: TouchPhase,
    location: SIMD2<Double>,
    sensed: Instant,
    delivered: Instant,
    isCoalesced: Bool
  ) {
    self.touchID = touchID
    self.phase = phase
    self.location = location
    self.sensed = sensed
    self.delivered = delivered
    self.isCoalesced = isCoalesced
  }
}
