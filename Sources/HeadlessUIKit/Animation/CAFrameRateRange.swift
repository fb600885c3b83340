internal import Foundation
internal import JankEngine

/// How often something wants to be called, in hertz.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  /// The rate that is best; nil or 0 is the highest.
  public var preferred: Float?

  /// As often as the screen refreshes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range of rates in hertz.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension CAFrameRateRange {
  /// The same for the device.
  var wish: FrameRateWish {
    FrameRateWish(
      minimum: Double(minimum),
      maximum: Double(maximum),
      preferred: Double(preferred ?? 0)
    )
  }
}
