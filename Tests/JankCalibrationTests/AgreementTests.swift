import JankImports
import JankTrace
import Testing

import JankCalibration

struct AgreementTests {
  /// Frames by their shown and predicted refreshes after the promised one, a tick apart.
  private func frames(_ late: [(shown: Int, predicted: Int)]) throws -> [PredictedFrame] {
    let part = try #require(try windows("android-120hz").compactMap { RefreshRows($0) }.first)
    return late.enumerated().map { place, late in
      let work = part.rows[0].work
      let row = RefreshRows.Row(work: work, tick: place, budget: 2, shown: place + 3 + late.shown)
      return PredictedFrame(row: row, promised: place + 3, predicted: place + 3 + late.predicted)
    }
  }

  @Test func `late frames count as found, missed and wrongly late`() throws {
    var agreement = Agreement()
    let frames = try frames([(0, 0), (2, 1), (1, 1), (0, 1), (1, 0), (0, 0)])
    agreement.add(frames, interval: .milliseconds(10))
    #expect(agreement.frameCount == 6)
    #expect(agreement.exactCount == 3)
    #expect(agreement.lateCount == 3)
    #expect(agreement.foundCount == 2)
    #expect(agreement.falseCount == 1)
    #expect(agreement.missedRefreshes == 4)
    #expect(agreement.predictedMisses == 3)
    #expect(agreement.errorRuns == 2)
    #expect(agreement.longestRun == 2)
    #expect(agreement.lateRecall == 2.0 / 3)
  }

  @Test func `a delay that lasts is one hitch`() throws {
    var agreement = Agreement()
    agreement.add(try frames([(0, 0), (2, 2), (2, 2), (3, 2)]), interval: .milliseconds(10))
    #expect(agreement.hitchTime == .milliseconds(30))
    #expect(agreement.predictedHitchTime == .milliseconds(20))
  }
}
