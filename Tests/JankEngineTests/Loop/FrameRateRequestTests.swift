import JankEngine
import Testing

struct FrameRateWishTests {
  private func rateRequest(_ rate: Double, _ range: ClosedRange<Double>? = nil) -> FrameRateRequest
  {
    FrameRateRequest(
      minimum: range?.lowerBound ?? 0,
      maximum: range?.upperBound ?? rate,
      preferred: rate
    )
  }

  @Test(arguments: [(120.0, 1), (60, 2), (40, 3), (30, 4), (24, 5), (10, 12), (1, 120)])
  func `a rate that divides the display's is satisfied`(rate: Double, stride: Int) {
    #expect(rateRequest(rate).stride(at: 120) == stride)
  }

  @Test func `without a request every refresh has a callback`() {
    for hertz in [60, 80, 120] { #expect(FrameRateRequest.every.stride(at: hertz) == 1) }
    #expect(FrameRateRequest.every.rate == nil)
  }

  @Test(arguments: 1...120)
  func `the stride divides the rate, within the limits if possible`(rate: Int) {
    let rateRequest = rateRequest(Double(rate), 20...50)
    for hertz in [60, 80, 120] {
      let stride = rateRequest.stride(at: hertz)
      #expect(hertz.isMultiple(of: stride))
      #expect((20...50).contains(hertz / stride))
    }
  }
}
