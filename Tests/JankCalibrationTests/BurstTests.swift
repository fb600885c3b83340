import JankImports
import JankTrace
import Testing

import JankCalibration

struct BurstTests {
  @Test func `a burst ends at a pause`() throws {
    let part = try #require(try windows("android-120hz").compactMap { RefreshRows($0) }.first)
    let frames = Level.onTime.predict(part, Pipeline(fitting: [part]))
    let bursts = Burst.split(frames)
    #expect(bursts.count == 11)
    #expect(bursts.reduce(0) { $0 + $1.count } == frames.count)
    for burst in bursts {
      #expect(zip(burst, burst.dropFirst()).allSatisfy { $1.tick - $0.tick == 1 })
    }
  }

  @Test func `one burst has no range`() {
    #expect(Burst.range(ofExactShare: [], seed: 1) == nil)
    #expect(Burst.split([]).isEmpty)
  }
}
