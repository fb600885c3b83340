import JankScenarios
import Testing

struct SpeedProfileTests {
  @Test(arguments: SpeedProfile.allCases)
  func `every profile goes from 0 to 1 and never back`(profile: SpeedProfile) {
    for release in [0, 0.5, 1, 2, SpeedProfile.greatestRelease] {
      #expect(profile.progress(at: 0, release: release) == 0)
      #expect((profile.progress(at: 1, release: release) - 1).magnitude < 1e-12)
      let values = (0...1000).map { profile.progress(at: Double($0) / 1000, release: release) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    }
  }

  @Test(arguments: [0, 0.3, 1, 1.7, 2.5])
  func `a minimum-jerk movement begins at rest and ends at the requested speed`(
    release: Double
  ) {
    let step = 1e-5
    func value(_ share: Double) -> Double {
      SpeedProfile.minimumJerk.progress(at: share, release: release)
    }
    #expect((value(step) / step).magnitude < 1e-4)
    #expect(((value(1) - value(1 - step)) / step - release).magnitude < 1e-4)
    // No acceleration at the end.
    let bend = (value(1) - 2 * value(1 - step) + value(1 - 2 * step)) / (step * step)
    #expect(bend.magnitude < 5e-3)
  }

  @Test func `a faster end would have to begin with a step back`() {
    let release = SpeedProfile.greatestRelease * 1.1
    let values = (0...1000).map {
      SpeedProfile.minimumJerk.progress(at: Double($0) / 1000, release: release)
    }
    #expect(values.contains { $0 < 0 })
  }

  @Test func `half of the smoothest movement takes half of the time`() {
    #expect(SpeedProfile.minimumJerk.progress(at: 0.5, release: 0) == 0.5)
    // Flash and Hogan: the top speed is 1.875 times the mean.
    let progress = (0...1000).map { (index: Int) -> Double in
      SpeedProfile.minimumJerk.progress(at: Double(index) / 1000, release: 0)
    }
    let top = zip(progress.dropFirst(), progress).map { $0 - $1 }.max() ?? 0
    #expect((top * 1000 - 1.875).magnitude < 1e-4)
  }
}
