import JankKernelChoice
import JankMotion
import Testing

// Also tests: LayerProperty.

// Also tests: BlockLane, FieldFingerprint, Fingerprint, GroupTable, LanePool, LanePool+Motion.
// Also tests: LayerMarks, SampleWindow, SharedGroup.

/// Properties of the field in a random sequence of additions, animations, retargetings, removals
/// and samples, compared with a plain evaluation in binary64.
struct LayerFieldTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `every value matches the closed form within the bound`(seed: UInt64) {
    var story = FieldStory(seed: seed, kernels: .widest)
    _ = story.play(checkingValues: true)
    let (findings, checkedCount) = (story.findings, story.checkedCount)
    #expect(
      findings.isEmpty,
      "seed \(seed): \(findings.count) of \(checkedCount), \(findings.prefix(3))"
    )
    #expect(checkedCount > 0)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `every instruction set gives the same digest`(seed: UInt64) {
    let digests = LayerKernels.available.map { kernels in
      var story = FieldStory(seed: seed, kernels: kernels)
      return story.play()
    }
    for digest in digests { #expect(digest == digests[0], "seed \(seed)") }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `digests depend neither on batching nor on reads`(seed: UInt64) {
    var folded = FieldStory(seed: seed)
    var unfolded = FieldStory(seed: seed)
    var watched = FieldStory(seed: seed)
    let digest = folded.play()
    let others = [unfolded.play(catchingUpEverySample: true), watched.play(checkingValues: true)]
    for other in others { #expect(other == digest, "seed \(seed)") }
  }

  @Test func `a value that differs in one bit at one time changes the digest`() {
    func digest(_ target: Float) -> [UInt64] {
      var field = LayerField()
      let values = [Float](repeating: 1, count: 400)
      let group = field.add(.rectangle, values: values)
      var targets = [Float](repeating: 2, count: 400)
      targets[137] = target
      field.move(group, to: targets, LayerTiming(.linear, begin: 0, duration: 0.004))
      field.sample(at: 0.01)
      return [field.digest.0, field.digest.1]
    }
    #expect(digest(2) == digest(2))
    #expect(digest(2) != digest(Float(2).nextUp))
  }

  @Test func `identical values of all layers do not cancel out`() {
    func digest(_ opacity: Float) -> [UInt64] {
      var field = LayerField()
      for size in [1, 16, 1_024] {
        let group = field.add(.opacity, values: [Float](repeating: 0, count: size))
        let targets = [Float](repeating: opacity, count: size)
        field.move(group, to: targets, LayerTiming(.linear, begin: 0, duration: 0))
        for tick in 1...64 { field.sample(at: Double(size) + Double(tick) / 120) }
      }
      return [field.digest.0, field.digest.1]
    }
    let digests = [0.5, 0.6, 0.7, 0.8].map { digest($0) }
    #expect(Set(digests).count == digests.count)
  }

  @Test func `a layer takes at most 96 bytes`() {
    for (size, count) in [(1, 5_000), (2, 2_500), (5, 1_000), (8, 600), (20, 50), (64, 100)] {
      var field = LayerField()
      let values = [Float](repeating: 0, count: size * 4)
      for _ in 0..<count { _ = field.add(.rectangle, values: values) }
      let byteCount = field.byteCount
      #expect(byteCount <= 96 * size * count, "groups of \(size)")
    }
  }

  @Test func `memory does not grow with the run time of a field`() {
    var field = LayerField()
    let groups = (0..<40).map { index in
      field.add(.rectangle, values: [Float](repeating: 0, count: index % 4 == 0 ? 64 : 4))
    }
    let curves: [TimingCurve] = [.linear, .easeIn, .spring(.system)]
    func run(_ ticks: Range<Int>) {
      for tick in ticks {
        let time = Double(tick) / 120
        field.sample(at: time)
        let index = tick % groups.count
        let targets = [Float](repeating: Float(tick % 7), count: index % 4 == 0 ? 64 : 4)
        let timing = LayerTiming(curves[tick % 3], begin: time, duration: 0.25)
        field.move(groups[index], to: targets, timing)
        let visitor = field.add(.position, values: [1, 2])
        field.remove(visitor)
      }
    }
    #if DEBUG
    let tickCount = 4_000
    #else
    let tickCount = 1_000_000
    #endif
    run(0..<2_000)
    let byteCount = field.byteCount
    run(2_000..<tickCount)
    let laterCount = field.byteCount
    #expect(laterCount == byteCount)
  }

  @Test func `a group has its target at the first sample at or after its end`() {
    for curve in [TimingCurve.linear, .easeInEaseOut, .spring(.system)] {
      for size in [1, 7, 20] {
        var field = LayerField()
        let group = field.add(.opacity, values: [Float](repeating: 0.1, count: size))
        let targets = [Float](repeating: 0.7, count: size)
        field.move(group, to: targets, LayerTiming(curve, begin: 0.1, duration: 0.2))
        field.sample(at: 0.1 + 0.2.nextDown - 0.000_01)
        let before = (values: field.values(of: group), isMoving: field.isMoving)
        field.sample(at: 0.1 + 0.2)
        let after = (values: field.values(of: group), isMoving: field.isMoving)
        #expect(before.values != targets && before.isMoving)
        #expect(after.values == targets && !after.isMoving)
      }
    }
  }
}
