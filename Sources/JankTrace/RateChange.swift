/// A change of the display's refresh rate.
public struct RateChange: Hashable, Sendable {
  /// The reason of a rate change.
  public enum Reason: String, Hashable, Sendable {
    /// The animations request another rate.
    case rateRequest = "wish"
    /// The system limits the rate, to save power or because of heat.
    case limit
  }

  /// The last refresh of the old rate.
  public let refresh: Int
  /// The new number of refreshes per second.
  public let hertz: Int
  /// The reason of the change.
  public let reason: Reason
  /// The refresh from which frames are planned for the new rate, at most ``refresh``.
  public let announced: Int

  /// Creates the record of a change; unannounced by default.
  public init(refresh: Int, hertz: Int, reason: Reason, announced: Int? = nil) {
    self.announced = announced ?? refresh
    self.refresh = refresh
    self.hertz = hertz
    self.reason = reason
  }
}
