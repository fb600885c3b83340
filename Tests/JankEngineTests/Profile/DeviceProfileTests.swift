import JankEngine
import Testing

// Also tests: ProfileFigure.

struct DeviceProfileTests {
  @Test(arguments: DeviceProfile.all)
  func `every number has a unit, a range that contains it, a mark and a source`(
    profile: DeviceProfile
  ) {
    #expect(profile.figures.count >= 12)
    for figure in profile.figures {
      let value = profile[figure] ?? -1
      #expect(figure.range.contains(value), "\(figure)")
      #expect(!profile.origin(of: figure).source.isEmpty, "\(figure)")
      // None of these is small relative to a refresh, unlike the costs of an idle app.
      if [.decodeJPEG, .decodeGIF, .drawPerMegapixel, .blurPerMegapixel].contains(figure) {
        #expect(profile.origin(of: figure).source.hasPrefix("a guess"), "\(figure)")
        #expect(profile.origin(of: figure).mark == .assumed)
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
    let mine = ProfileFigure.Origin(.assumed, "a guess of mine")
    profile.origins[.refreshRate] = mine
    #expect(profile.words(for: .rates) == "one" && profile.origin(of: .rates) == mine)
    profile[.touchRate] = 120
    profile.origins[.touchRate] = ProfileFigure.Origin(.measured, "a stopwatch")
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

  @Test(arguments: ProfileFigure.allCases)
  func `a number that is set is read back, and no other changes`(
    figure: ProfileFigure
  ) {
    var before = DeviceProfile.busyPhone60
    // The numbers of a panel are known together or not at all.
    before[.touchRate] = 120
    var after = before
    let value = figure.unit == .one ? 0.25 : figure.unit == .points ? 300 : 90
    after[figure] = value
    #expect(abs((after[figure] ?? 0) - value) < 1e-9)
    for other in ProfileFigure.allCases where other != figure {
      #expect(after[other] == before[other], "\(other)")
    }
    after[figure] = -1
    #expect(abs((after[figure] ?? 0) - value) < 1e-9)
  }
}
