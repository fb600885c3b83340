/// What a finger did.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// It came down.
  case began
  /// It is down and elsewhere.
  case moved
  /// It is down and has not moved.
  case stationary
  /// It went up.
  case ended
  /// The system took it away.
  case cancelled
}

/// One sample of the touch panel and what became of it.
public struct TouchRecord: Hashable, Sendable {
  /// Which finger, from 0.
  public let finger: Int
  /// What the finger did.
  public let phase: TouchPhase
  /// Where on the screen, in points.
  public let location: SIMD2<Double>
  /// When the panel sensed it.
  public let sensed: Instant
  /// When the main thread took it up.
  public let delivered: Instant
  /// Whether the app was told of a later sample in its stead and of this one only on request.
  public let isCoalesced: Bool

  /// Creates the record of a sample.
  public init(
    finger: Int,
    phase: TouchPhase,
    location: SIMD2<Double>,
    sensed: Instant,
    delivered: Instant,
    isCoalesced: Bool
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.sensed = sensed
    self.delivered = delivered
    self.isCoalesced = isCoalesced
  }
}
