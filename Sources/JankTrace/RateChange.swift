/// A change of the display's refresh rate.
public struct RateChange: Hashable, Sendable {
  /// Why the rate changed.
  public enum Reason: String, Hashable, Sendable {
    /// What is animated wants another rate.
    case wish
    /// The system limits the rate, to save power or for heat.
    case limit
  }

  /// The last refresh of the old rate.
  public let refresh: Int
  /// The refreshes per second from there on.
  public let hertz: Int
  /// Why.
  public let reason: Reason
  /// The refresh from which on frames are planned for the new rate, ``refresh`` at the latest.
  public let announced: Int

  /// Creates the record of a change, which nobody knows of before it comes if no refresh is told.
  public init(refresh: Int, hertz: Int, reason: Reason, announced: Int? = nil) {
    self.announced = announced ?? refresh
    self.refresh = refresh
    self.hertz = hertz
    self.reason = reason
  }
}
