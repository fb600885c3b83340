internal import Foundation

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
  /// Every how many refreshes of a display comes nearest to the wish.
  func stride(at hertz: Int) -> Int {
    guard maximum > 0 else { return 1 }
    let wish = Double(preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum)
    func distance(_ stride: Int) -> Double { (Double(hertz) / Double(stride) - wish).magnitude }
    let rates = (1...max(hertz, 1)).filter { hertz.isMultiple(of: $0) }
    func suits(_ stride: Int) -> Bool {
      let rate = Float(hertz) / Float(stride)
      return rate >= minimum && rate <= maximum
    }
    let suitable = rates.filter(suits)
    return (suitable.isEmpty ? rates : suitable).min { distance($0) < distance($1) } ?? 1
  }
}
