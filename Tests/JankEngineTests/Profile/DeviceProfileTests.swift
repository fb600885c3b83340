import JankEngine
import Testing

struct DeviceProfileTests {
  @Test(arguments: DeviceProfile.all)
  func `every number has a unit, a range it lies in, a mark and a source`(profile: DeviceProfile) {
    #expect(profile.figures.count >= 12)
    for figure in profile.figures {
      let value = profile[figure] ?? -1
      #expect(figure.range.contains(value), "\(figure)")
      #expect(!profile.origin(of: figure).source.isEmpty, "\(figure)")
      // None of these is small beside a refresh, as what an idle app does is.
      if [.decodeJPEG, .decodeGIF, .drawPerMegapixel, .blurPerMegapixel].contains(figure) {
        #expect(profile.origin(of: figure).source.hasPrefix("a guess"), "\(figure)")
        #expect(profile.origin(of: figure).mark == .assumed)
      }
    }
  }

  @Test(arguments: DeviceProfile.all)
  func `every choice is told in words, with a source`(profile: DeviceProfile) throws {
    let settings = Dictionary(uniqueKeysWithValues: profile.settings.map { ($0.name, $0) })
    #expect(settings.values.allSatisfy { !$0.value.isEmpty && !$0.origin.source.isEmpty })
    #expect(settings["buffering"]?.value == profile.buffering.rawValue)
    let rates = try #require(settings["rates"]).value
    #expect(profile.rates.allSatisfy { rates.contains("\($0)") })
  }

  @Test(arguments: ProfileFigure.allCases)
  func `a number that is set is the number that is read, and no other changes`(
    figure: ProfileFigure
  ) {
    var before = DeviceProfile.busyPhone60
    // What is known of a panel is known of it as a whole.
    before[.touchRate] = 120
    var after = before
    let value = figure.unit == .one ? 0.25 : 90
    after[figure] = value
    #expect(abs((after[figure] ?? 0) - value) < 1e-9)
    for other in ProfileFigure.allCases where other != figure {
      #expect(after[other] == before[other], "\(other)")
    }
    after[figure] = -1
    #expect(abs((after[figure] ?? 0) - value) < 1e-9)
  }
}
