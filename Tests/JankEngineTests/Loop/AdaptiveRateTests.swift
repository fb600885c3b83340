import JankEngine
import JankTrace
import Testing

struct AdaptiveRateTests {
  @Test(arguments: [DeviceProfile.promotionPhone, .promotionPad])
  func `the lowest rate that satisfies the highest request is used`(profile: DeviceProfile) {
    let rate = AdaptiveRate(profile)
    for rateRequest in 1...120 {
      let chosen = rate.rate(for: Double(rateRequest))
      #expect(chosen >= rateRequest)
      #expect(!profile.rates.contains { $0 >= rateRequest && $0 < chosen })
    }
    #expect(rate.rate(for: .infinity) == 120)
  }

  @Test func `a lower refresh rate excludes the rates above it`() {
    var profile = DeviceProfile.promotionPhone
    profile.refreshRate = 60
    let rate = AdaptiveRate(profile)
    #expect(rate.rate(for: .infinity) == 60 && rate.grid.hertz == 60)
    #expect(rate.rates.first == 60 && rate.rates.last == 10)
  }

  @Test func `the refresh intervals of the phone are multiples of a 240th of a second`() {
    for rate in DeviceProfile.promotionPhone.rates { #expect(240.isMultiple(of: rate)) }
  }

  @Test func `a limit excludes the rates above it`() {
    var rate = AdaptiveRate(.promotionPhone)
    rate.limit = 60
    #expect(rate.rate(for: .infinity) == 60)
    #expect(rate.rate(for: 100) == 60)
    #expect(rate.rate(for: 25) == 30)
    var fixed = AdaptiveRate(.phone120)
    #expect(!fixed.isAdaptive)
    fixed.limit = 60
    #expect(fixed.change(for: .infinity, at: 5, announced: 5) == 60)
    #expect(fixed.change(for: .infinity, at: 6, announced: 6) == nil)
    #expect(fixed.grid.hertz == 60)
  }
}
