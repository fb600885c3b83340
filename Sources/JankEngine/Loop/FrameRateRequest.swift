/// A frame-rate request, in hertz.
package struct FrameRateRequest: Hashable, Sendable {
  /// The lowest acceptable rate.
  package let minimum: Double
  /// The highest useful rate; 0 for every refresh.
  package let maximum: Double
  /// The preferred rate; 0 for the highest.
  package let preferred: Double

  package init(minimum: Double, maximum: Double, preferred: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Every refresh of the display.
  package static let every = FrameRateRequest(minimum: 0, maximum: 0, preferred: 0)
}

extension FrameRateRequest {
  /// The requested rate, or nil for the maximum.
  package var rate: Double? {
    guard maximum > 0 else { return nil }
    return preferred > 0 ? preferred : maximum
  }

  /// The number of refreshes per callback that is nearest to the request: of the rates that divide
  /// the display's, those within the limits, or all if none is; of two equally near, the higher
  /// rate.
  package func stride(at hertz: Int) -> Int {
    guard let rateRequest = rate else { return 1 }
    func distance(_ stride: Int) -> Double {
      (Double(hertz) / Double(stride) - rateRequest).magnitude
    }
    let strides = (1...max(hertz, 1)).filter { hertz.isMultiple(of: $0) }
    let suitable = strides.filter { stride in
      let rate = Double(hertz) / Double(stride)
      return rate >= minimum && rate <= maximum
    }
    return (suitable.isEmpty ? strides : suitable).min { distance($0) < distance($1) } ?? 1
  }
}
