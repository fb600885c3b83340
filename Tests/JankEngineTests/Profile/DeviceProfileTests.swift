import JankEngine
import Testing

// Also tests: ProfileValue.

struct DeviceProfileTests {
  @Test(arguments: DeviceProfile.all)
  func `every number has a unit, a range that contains it, a mark and a source`(
    profile: DeviceProfile
  ) {
    #expect(profile.profileValues.count >= 12)
    for profileValue in profile.profileValues {
      let value = profile[profileValue] ?? -1
      #expect(profileValue.range.contains(value), "\(profileValue)")
      #expect(!profile.origin(of: profileValue).source.isEmpty, "\(profileValue)")
      // None of these is small relative to a refresh, unlike the costs of an idle app.
      if [.decodeJPEG, .decodeGIF, .drawPerMegapixel, .blurPerMegapixel].contains(profileValue) {
        #expect(profile.origin(of: profileValue).source.hasPrefix("a guess"), "\(profileValue)")
        #expect(profile.origin(of: profileValue).mark == .assumed)
      }
    }
  }

  @Test(arguments: DeviceProfile.all)
  func `every choice has a description and a source`(profile: DeviceProfile) {
    for choice in ProfileChoice.allCases {
      #expect(!profile.words(for: choice).isEmpty && !profile.origin(of: choice).source.isEmpty)
    }
    #expect(profile.words(for: .buffering) == profile.buffering.rawValue)
    #expect(profile.rates.allSatisfy { profile.words(for: .rates).contains("\($0)") })
  }

  @Test func `a choice has an origin, that of its number if it has one`() {
    var profile = DeviceProfile.phone60
    #expect(profile.words(for: .thirdBufferReturned) == "after 1 empty refresh")
    profile.hysteresis = .afterEmpty(refreshes: 30)
    #expect(profile.words(for: .thirdBufferReturned) == "after 30 empty refreshes")
    let mine = ProfileValue.Origin(.assumed, "a guess of mine")
    profile.origins[.refreshRate] = mine
    #expect(profile.words(for: .rates) == "one" && profile.origin(of: .rates) == mine)
    profile[.touchRate] = 120
    profile.origins[.touchRate] = ProfileValue.Origin(.measured, "a stopwatch")
    #expect(profile.origin(of: .touchSampling).mark == .measured)
    profile.choiceOrigins[.buffering] = mine
    #expect(profile.origin(of: .buffering) == mine)
  }

  /// What a bundled profile takes from the specifications of its model.
  struct Screen: Sendable {
    let name: String
    let rate: Int
    let size: SIMD2<Double>
    let scale: Double
    var rates: [Int] = []
  }

  private static let promotionRates = [120, 80, 60, 48, 40, 30, 24, 20, 16, 15, 12, 10]

  // Apple's specifications and, for rates, its list for ProMotion: a changed number makes every
  // baseline of the profile invalid.
  static let screens = [
    Screen(name: "phone-60", rate: 60, size: [375, 667], scale: 2),
    Screen(name: "phone-60-busy", rate: 60, size: [375, 667], scale: 2),
    Screen(name: "phone-60-double", rate: 60, size: [375, 667], scale: 2),
    Screen(name: "phone-60-triple", rate: 60, size: [375, 667], scale: 2),
    Screen(name: "phone-120", rate: 120, size: [390, 844], scale: 3),
    Screen(name: "phone-promotion", rate: 120, size: [390, 844], scale: 3, rates: promotionRates),
    Screen(
      name: "pad-promotion",
      rate: 120,
      size: [834, 1194],
      scale: 2,
      rates: [120, 60, 40, 30, 24]
    ),
  ]

  @Test(arguments: screens)
  func `a bundled profile has the screen and the rates of its model`(screen: Screen) throws {
    let profile = try #require(DeviceProfile.all.first { $0.name == screen.name })
    #expect(profile.refreshRate == screen.rate && profile.rates == screen.rates)
    #expect(profile.screenSize == screen.size && profile.screenScale == screen.scale)
  }

  @Test func `only the costs of frames of the busy phone are measured, besides its screen`() {
    let (plain, busy) = (DeviceProfile.phone60, DeviceProfile.busyPhone60)
    let screen = plain.profileValues.filter { plain.origin(of: $0).mark == .measured }
    let measured = busy.profileValues.filter { busy.origin(of: $0).mark == .measured }
    #expect(screen == [.refreshRate, .screenWidth, .screenHeight, .screenScale])
    let costs: [ProfileValue] = [.frameMedian, .frameSpread, .frameCorrelation]
    #expect(Set(measured) == Set(screen + costs))
    #expect(costs.map { busy[$0] } == [8_000_000, 0.51, 0.5])
  }

  // The manual prints these, and every baseline depends on them.
  @Test func `the assumed costs are those of the manual, in microseconds`() {
    let costs = DeviceProfile.Costs()
    let decoding =
      [costs.decodeGIF, costs.decodeJPEG, costs.decodeHEIC, costs.decodePNG]
      + [costs.decodeAPNG, costs.decodeWebP, costs.decodeBPG]
    #expect(
      decoding.map { $0.nanoseconds / 1_000 } == [
        6_000, 8_000, 10_000, 12_000, 13_000, 15_000, 30_000,
      ]
    )
    let passes =
      [costs.offscreenPass, costs.maskPerMegapixel, costs.blurPerMegapixel]
      + [costs.shadowPerMegapixel, costs.drawPerMegapixel]
    #expect(passes.map { $0.nanoseconds / 1_000 } == [100, 250, 1_500, 500, 4_000])
    let frame =
      [costs.callback, costs.layoutPerView, costs.commit, costs.commitPerLayer]
      + [costs.prepare, costs.preparePerLayer, costs.execute, costs.executePerLayer]
    #expect(frame.map { $0.nanoseconds / 1_000 } == [40, 15, 150, 3, 500, 1, 1_200, 2])
    #expect(costs.jitter == 0.05)
  }

  @Test func `no rate of a display exceeds its refresh rate`() {
    var profile = DeviceProfile.promotionPad
    #expect(profile.displayRates == [120, 60, 40, 30, 24])
    profile.refreshRate = 60
    #expect(profile.displayRates == [60, 40, 30, 24])
    profile.refreshRate = 90
    #expect(profile.displayRates == [90, 60, 40, 30, 24])
    profile.rates = []
    #expect(profile.displayRates == [90])
  }

  @Test(arguments: ProfileValue.allCases)
  func `a number that is set is read back, and no other changes`(
    profileValue: ProfileValue
  ) {
    var before = DeviceProfile.busyPhone60
    // The numbers of a panel are known together or not at all.
    before[.touchRate] = 120
    before[.bufferCount] = 3
    var after = before
    let value: Double =
      switch profileValue.unit {
      case .one: 0.25
      case .points: 300
      case .buffers, .refreshes: 2
      case .hertz, .nanoseconds: 90
      }
    after[profileValue] = value
    #expect(abs((after[profileValue] ?? 0) - value) < 1e-9)
    for other in ProfileValue.allCases where other != profileValue {
      #expect(after[other] == before[other], "\(other)")
    }
    after[profileValue] = -1
    #expect(abs((after[profileValue] ?? 0) - value) < 1e-9)
  }

  @Test func `each number has its limits`() {
    let ranges: [(ProfileValue, ClosedRange<Double>)] = [
      (.refreshRate, 1...1_000), (.panelRate, 1...1_000), (.screenWidth, 100...2_048),
      (.screenScale, 0.1...10), (.jitter, 0...1), (.bufferCount, 2...4),
      (.promisedRefreshes, 1...4), (.frameSpread, 0...3), (.frameCorrelation, 0...0.99),
      (.touchRate, 60...240), (.touchJitter, 0...8e6), (.touchLatency, 0...1e9),
      (.latchLead, 0...1e8), (.callback, 0...1e10),
    ]
    for (profileValue, range) in ranges { #expect(profileValue.range == range, "\(profileValue)") }
  }
}
