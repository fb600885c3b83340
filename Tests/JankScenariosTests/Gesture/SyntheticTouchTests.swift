import HeadlessUIKit
import JankMotion
import JankScenarios
import JankTrace
import Testing

struct SyntheticFingerTests {
  private typealias Preset = SyntheticTouch.Preset

  private func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

  /// The speed over the last samples of a movement, in points per second.
  private func releaseSpeed(_ touchTrack: TouchTrack) -> Double {
    let last = touchTrack.samples.suffix(3)
    guard let first = last.first, let end = last.last, end.time > first.time else { return 0 }
    return length(end.location - first.location) / (end.time - first.time).seconds
  }

  @Test(arguments: SyntheticTouch.Preset.allCases, 0..<32 as Range<UInt64>)
  func `a sampled gesture is physically possible`(preset: SyntheticTouch.Preset, seed: UInt64) {
    let start = SIMD2(187.0, 150.0)
    let end = start + [0, preset.length(seed: seed)]
    let touchTrack = SyntheticTouch(preset, from: start, to: end)
    let movement = touchTrack.touchTrack(seed: seed)
    let samples = movement.samples
    #expect(length(samples[0].location - start) < 4)
    #expect(samples[0].time == .zero)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(samples.last.map { $0.time <= movement.releaseTime } == true)
    #expect(movement.releaseTime <= touchTrack.longestDuration)
    #expect(movement.releaseTime >= touchTrack.duration.lowerBound + touchTrack.hold.lowerBound)
    let gaps = zip(samples, samples.dropFirst()).map { $1.time - $0.time }
    // 120 Hz within 1 ms either way, and the last before a rest.
    #expect(gaps.allSatisfy { $0 > .milliseconds(5) && $0 < .milliseconds(12) })
    #expect(movement == touchTrack.touchTrack(seed: seed))
    #expect(movement != touchTrack.touchTrack(seed: seed, number: 1))
    #expect(movement != touchTrack.touchTrack(seed: seed + 1))
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `flicks are in the measured ranges of real ones`(seed: UInt64) {
    let distance = Preset.flick.length(seed: seed)
    #expect((100...200).contains(distance))
    var flick = SyntheticTouch(.flick, from: [187, 150], to: [187, 150 + distance])
    flick.tremor = 0...0
    let movement = flick.touchTrack(seed: seed)
    #expect(
      movement.releaseTime >= .milliseconds(100) && movement.releaseTime <= .milliseconds(130)
    )
    let speed = releaseSpeed(movement)
    #expect((500...2700).contains(speed), "\(speed)")
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `deliberate drags end slowly, hesitant ones rest, and reversals go back`(seed: UInt64) {
    let (start, end) = (SIMD2(100.0, 100.0), SIMD2(100.0, 400.0))
    func still(_ preset: Preset) -> TouchTrack {
      var touchTrack = SyntheticTouch(preset, from: start, to: end)
      touchTrack.tremor = 0...0
      return touchTrack.touchTrack(seed: seed)
    }
    #expect(releaseSpeed(still(.deliberate)) < 620)
    let hesitant = still(.hesitant)
    #expect(hesitant.samples.last?.location == end)
    #expect(
      hesitant.samples.last.map { hesitant.releaseTime - $0.time >= .milliseconds(150) } == true
    )
    let reversal = still(.reversal)
    let farthest = reversal.samples.map(\.location.y).max() ?? 0
    let last = reversal.samples.last?.location.y ?? 0
    #expect((395...401).contains(farthest) && (245...341).contains(last), "\(farthest) \(last)")
  }

  @Test func `a hesitant touch rests until the release, whatever estimates its speed`() throws {
    for seed in 0..<1_000 as Range<UInt64> {
      let movement = SyntheticTouch(.hesitant, from: [187, 150], to: [187, 400])
        .touchTrack(seed: seed)
      let samples = movement.samples.map {
        PositionSample(time: $0.time.seconds, position: $0.location)
      }
      let lift = movement.releaseTime.seconds
      for rule in [VelocityRule.lsq2, .iOSWeighted] {
        #expect(rule.velocity(of: samples, liftedAt: lift) == .zero, "seed \(seed)")
      }
      // Recorded touches are silent for at least 61 ms before the release.
      #expect(lift - (samples.last?.time ?? lift) >= 0.061)
    }
  }

  @Test func `a touch without tremor begins, moves and ends as set`() {
    var touchTrack = SyntheticTouch(from: [10, 20], to: [10, 320])
    touchTrack.releaseSpeed = 1000...1000
    let movement = touchTrack.touchTrack(seed: 9)
    #expect(movement.samples.first?.location == [10, 20])
    #expect(movement.samples.last?.location == [10, 320])
    #expect(movement.releaseTime == .milliseconds(300))
    #expect(movement.samples.count == 37)
    #expect((releaseSpeed(movement) - 1000).magnitude < 20)
    #expect(touchTrack.greatestReleaseSpeed == 2500)
  }

  @Test func `a hook goes back by its fraction, at the same speed`() {
    var touchTrack = SyntheticTouch(from: [0, 0], to: [200, 0])
    touchTrack.duration = .milliseconds(600)...(.milliseconds(600))
    touchTrack.hookBack = 0.5...0.5
    touchTrack.speed = .constant
    let samples = touchTrack.touchTrack(seed: 1).samples
    #expect(samples.last?.location == [100, 0])
    let turning = samples.max { $0.location.x < $1.location.x }
    #expect(((turning?.location.x ?? 0) - 200).magnitude < 1e-9)
    #expect(turning?.time == .milliseconds(400))
  }

  @Test func `sampling one setting does not change another`() {
    let plain = SyntheticTouch(.deliberate, from: [0, 0], to: [0, 300])
    var trembling = plain
    trembling.tremor = 1...2
    #expect(plain.touchTrack(seed: 4).releaseTime == trembling.touchTrack(seed: 4).releaseTime)
    #expect(
      plain.touchTrack(seed: 4).samples.map(\.time)
        == trembling.touchTrack(seed: 4).samples.map(\.time)
    )
  }

  @Test func `an impossible release speed is rejected with the reason`() {
    var touchTrack = SyntheticTouch(from: [0, 0], to: [0, 300])
    touchTrack.releaseSpeed = 2501...2501
    #expect(touchTrack.releaseProblem?.contains("at most 2500 points per second") == true)
    touchTrack.releaseSpeed = 2500...2500
    #expect(touchTrack.releaseProblem == nil)
    touchTrack.hold = .milliseconds(1)...(.milliseconds(1))
    #expect(touchTrack.releaseProblem?.contains("rests") == true)
    touchTrack.hold = .zero...(.zero)
    touchTrack.speed = .ease
    #expect(touchTrack.releaseProblem?.contains("minimum-jerk") == true)
  }

  @Test func `a touch can be cancelled, and slow panels see little of it`() {
    var touchTrack = SyntheticTouch(from: [0, 0], to: [0, 300])
    touchTrack.isCancelled = true
    touchTrack.rate = 1
    let movement = touchTrack.touchTrack(seed: 1)
    #expect(movement.isCancelled && movement.samples.count == 2)
    touchTrack.duration = .milliseconds(1)...(.milliseconds(1))
    touchTrack.hold = .milliseconds(5000)...(.milliseconds(5000))
    touchTrack.tremor = 1...1
    touchTrack.jitter = .milliseconds(900)
    let held = touchTrack.touchTrack(seed: 1)
    #expect(held.samples.count == 2 && held.releaseTime == .milliseconds(5001))
  }
}
