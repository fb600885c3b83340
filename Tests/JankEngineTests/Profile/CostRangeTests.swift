import JankEngine
import Testing

struct CostRangeTests {
  @Test(arguments: DeviceProfile.all)
  func `every assumed cost of a shipped profile has a range and its source`(
    profile: DeviceProfile
  ) throws {
    let costs = profile.profileValues.filter {
      $0.isCost && profile.origin(of: $0).mark == .assumed && profile[$0] != 0
    }
    #expect(profile.assumedCosts.map(\.value) == costs)
    #expect(!costs.isEmpty)
    for assumed in profile.assumedCosts {
      let cost = try #require(profile[assumed.value])
      #expect(assumed.range.bounds.contains(cost))
      #expect(assumed.range.bounds.lowerBound < assumed.range.bounds.upperBound)
      #expect(assumed.range.source.contains("assumed"))
      #expect(assumed.value.range.contains(assumed.range.bounds.upperBound))
    }
  }

  @Test func `measured costs and other numbers have no range`() {
    var profile = DeviceProfile.phone60
    profile.origins[.commit] = ProfileValue.Origin(.measured, "a recording")
    #expect(profile.range(of: .commit) == nil)
    #expect(profile.range(of: .refreshRate) == nil)
    #expect(profile.range(of: .latchLead) == nil)
    profile[.decodeBPG] = 0
    #expect(profile.range(of: .decodeBPG) == nil)
    #expect(profile.range(of: .prepare) != nil)
  }

  @Test func `a place in the range multiplies the cost`() {
    let range = CostRange(1_000_000...16_000_000, "assumed")
    #expect(range.cost(at: 0) == 1_000_000)
    #expect(range.cost(at: 0.5) == 4_000_000)
    #expect(range.cost(at: 1) == 16_000_000)
  }

  @Test func `samples lie in the ranges, and repeat with the seed`() {
    let profile = DeviceProfile.phone120
    for index in 0..<50 {
      let sample = profile.sampledCosts(index, seed: 7)
      #expect(sample == profile.sampledCosts(index, seed: 7))
      #expect(sample != profile.sampledCosts(index + 1, seed: 7))
      #expect(sample != profile.sampledCosts(index, seed: 8))
      for assumed in profile.assumedCosts {
        #expect(assumed.range.bounds.contains(sample[assumed.value] ?? 0))
      }
      #expect(sample.refreshRate == profile.refreshRate)
      #expect(sample.name == profile.name)
    }
  }

  @Test func `the ends of the range are the smallest and the largest costs`() {
    let profile = DeviceProfile.phone60
    let (low, high) = (profile.withAssumedCosts(at: 0), profile.withAssumedCosts(at: 1))
    for assumed in profile.assumedCosts {
      #expect(low[assumed.value] == assumed.range.bounds.lowerBound)
      #expect(high[assumed.value] == assumed.range.bounds.upperBound)
    }
    #expect(high[.execute] == 7_980_000)
    #expect(DeviceProfile.phone120.withAssumedCosts(at: 1)[.execute] == 2_010_000)
  }
}
