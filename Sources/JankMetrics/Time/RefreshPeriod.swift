/// The time between two refreshes of a display.
///
/// A real number of nanoseconds, since most rates have no whole one.
public struct RefreshPeriod: Hashable, Sendable {
  /// The length in nanoseconds, above 0.
  public let nanoseconds: Double

  /// Creates the period of a rate in hertz, above 0.
  public init(hertz: Double) {
    self.init(nanoseconds: 1e9 / hertz)
  }

  /// Creates a period from its length in nanoseconds, above 0.
  public init(nanoseconds: Double) {
    precondition(nanoseconds > 0 && nanoseconds.isFinite, "a period is longer than nothing")
    self.nanoseconds = nanoseconds
  }
}

extension RefreshPeriod {
  /// A period that a file states in whole nanoseconds, or nil if no display has it: rates from 1 to
  /// 1000 Hz count.
  public init?(stated nanoseconds: Int64) {
    guard (1_000_000...1_000_000_000).contains(nanoseconds) else { return nil }
    self.init(nanoseconds: Double(nanoseconds))
  }

  /// The rate in hertz.
  public var hertz: Double { 1e9 / nanoseconds }

  /// The rate in thousandths of a hertz, rounded.
  package var milliHertz: Int64 { Int64((1_000 * hertz).rounded()) }

  /// How many periods a length of time has, rounded half up.
  package func count(in length: Int64) -> Int {
    let raised = Double(length) / nanoseconds + 0.5
    let truncated = Int(raised)
    return Double(truncated) > raised ? truncated - 1 : truncated
  }

  /// The longest whole number of nanoseconds that is no longer than a period.
  package var wholeNanoseconds: Int64 { Int64(nanoseconds) }
}
