internal import Foundation
internal import JankEngine

/// How often something wants to be called, in hertz.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do, 0 or more.
  public var minimum: Float
  /// The highest rate that is of use, not below ``minimum``; 0 where both are is all there is.
  public var maximum: Float
  /// The rate that is best, from ``minimum`` to ``maximum``; nil or 0 is the highest.
  public var preferred: Float?

  /// As often as the screen refreshes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range of rates in hertz, which is looked at where it is set.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension CAFrameRateRange {
  /// Whether the three rates are a range.
  ///
  /// Certain, from public reports of crashes: a minimum above the maximum is none. That the best
  /// has to lie between them unless it is 0, and that each is a number from 0 on, is inferred from
  /// the words of the exception, which name all three.
  package var isValid: Bool {
    let best = preferred ?? 0
    return [minimum, maximum, best].allSatisfy { $0.isFinite && $0 >= 0 }
      && minimum <= maximum && (best == 0 || (minimum...maximum).contains(best))
  }

  /// Ends the run where Core Animation raises an exception, with its words.
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

  /// The same for the device.
  var wish: FrameRateWish {
    FrameRateWish(
      minimum: Double(minimum),
      maximum: Double(maximum),
      preferred: Double(preferred ?? 0)
    )
  }
}
