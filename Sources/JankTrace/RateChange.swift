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

  /// Creates the record of a change.
  public init(refresh: Int, hertz: Int, reason: Reason) {
    self.refresh = refresh
    self.hertz = hertz
    self.reason = reason
  }
}
