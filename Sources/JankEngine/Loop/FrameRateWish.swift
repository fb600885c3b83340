/// How often something wants to be called, in hertz.
package struct FrameRateWish: Hashable, Sendable {
  /// The lowest rate that will do.
  package let minimum: Double
  /// The highest rate that is of use; 0 for as often as the display refreshes.
  package let maximum: Double
  /// The rate that is best; 0 for the highest.
  package let preferred: Double

  package init(minimum: Double, maximum: Double, preferred: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As often as the display refreshes.
  package static let every = FrameRateWish(minimum: 0, maximum: 0, preferred: 0)
}

extension FrameRateWish {
  /// The rate that is wanted most, or nil for as much as there is.
  package var rate: Double? {
    guard maximum > 0 else { return nil }
    return preferred > 0 ? preferred : maximum
  }

  /// Every how many refreshes of a display comes nearest to the wish: of the rates that divide its
  /// own, those within the limits, or all if none is; of two as near the higher.
  package func stride(at hertz: Int) -> Int {
    guard let wish = rate else { return 1 }
    func distance(_ stride: Int) -> Double { (Double(hertz) / Double(stride) - wish).magnitude }
    let strides = (1...max(hertz, 1)).filter { hertz.isMultiple(of: $0) }
    let suitable = strides.filter { stride in
      let rate = Double(hertz) / Double(stride)
      return rate >= minimum && rate <= maximum
    }
    return (suitable.isEmpty ? strides : suitable).min { distance($0) < distance($1) } ?? 1
  }
}
