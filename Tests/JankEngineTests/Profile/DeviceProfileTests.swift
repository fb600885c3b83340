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
}
