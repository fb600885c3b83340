internal import Foundation
internal import JankEngine

/// A range of frame rates with a preferred rate, in hertz.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, at least 0.
  public var minimum: Float
  /// The highest useful rate, at least ``minimum``; 0 for both means every refresh.
  public var maximum: Float
  /// The preferred rate, from ``minimum`` to ``maximum``; nil or 0 is the highest.
  public var preferred: Float?

  /// One frame for each refresh of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range of rates in hertz; it is validated where it is set.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension CAFrameRateRange {
  /// Whether the three rates form a valid range.
  ///
  /// Certain, from public reports of crashes: the minimum must not exceed the maximum. Inferred
  /// from the words of the exception, which name all three: the preferred rate lies between them
  /// unless it is 0, and each rate is a finite number of at least 0.
  package var isValid: Bool {
    let best = preferred ?? 0
    return [minimum, maximum, best].allSatisfy { $0.isFinite && $0 >= 0 }
      && minimum <= maximum && (best == 0 || (minimum...maximum).contains(best))
  }

  /// Ends the run with Core Animation's exception text if the range is invalid.
  func requireValid() {
    guard !isValid else { return }
    let rates = [minimum, maximum, preferred ?? 0].map { String(format: "%.2f", Double($0)) }
    fatalError(
      """
      NSInvalidArgumentException: invalid range (minimum: \(rates[0]) maximum: \(rates[1]) \
      preferred: \(rates[2]))
      """
    )
  }

  /// The frame-rate request for the device.
  var rateRequest: FrameRateRequest {
    FrameRateRequest(
      minimum: Double(minimum),
      maximum: Double(maximum),
      preferred: Double(preferred ?? 0)
    )
  }
}
