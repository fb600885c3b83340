/// A refresh interval of a display.
///
/// The length is a real number of nanoseconds, because most rates have no whole one.
public struct RefreshPeriod: Hashable, Sendable {
  /// The length in nanoseconds, above 0.
  public let nanoseconds: Double

  /// Creates the interval of a rate in hertz, above 0.
  public init(hertz: Double) {
    self.init(nanoseconds: 1e9 / hertz)
  }

  /// Creates an interval from its length in nanoseconds, above 0.
  public init(nanoseconds: Double) {
    precondition(nanoseconds > 0 && nanoseconds.isFinite, "a refresh interval is above 0 ns")
    self.nanoseconds = nanoseconds
  }
}

extension RefreshPeriod {
  /// Creates the interval that a file states in whole nanoseconds; nil for rates outside 1 to 1000
  /// Hz.
  public init?(stated nanoseconds: Int64) {
    guard (1_000_000...1_000_000_000).contains(nanoseconds) else { return nil }
    self.init(nanoseconds: Double(nanoseconds))
  }

  /// The rate in hertz.
  public var hertz: Double { 1e9 / nanoseconds }

  /// The rate in thousandths of a hertz, rounded.
  package var milliHertz: Int64 { Int64((1_000 * hertz).rounded()) }

  /// The number of intervals in a length of time, rounded half up.
  package func count(in length: Int64) -> Int {
    let raised = Double(length) / nanoseconds + 0.5
    let truncated = Int(raised)
    return Double(truncated) > raised ? truncated - 1 : truncated
  }

  /// The length, rounded down to whole nanoseconds.
  package var wholeNanoseconds: Int64 { Int64(nanoseconds) }
}
