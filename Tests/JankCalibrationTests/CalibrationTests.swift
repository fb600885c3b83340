// Also tests: Pipeline, Prediction, Control, Level, Stage, RefreshRows.

import Foundation
import JankEngine
import JankImports
import JankTrace
import Testing

import JankCalibration

struct CalibrationTests {
  static let recordings = ["android-120hz", "android-60hz", "android-m21-60hz"]

  @Test(arguments: recordings)
  func `costs alone predict each recording better than both controls`(name: String) throws {
    let calibration = try #require(Calibration(try windows(name), seed: 1))
    let free = calibration.agreement(.freeRun)
    #expect(free.exactShare >= 0.9)
    #expect(free.exactShare > calibration.agreement(.onTime).exactShare)
    #expect(free.exactShare > calibration.agreement(.ownCost).exactShare)
    let off = abs(free.predictedMisses - free.missedRefreshes)
    #expect(Double(off) <= 0.2 * Double(free.missedRefreshes))
  }

  @Test func `over all recordings one step is exact and late frames are found`() throws {
    var (exact, frames, found, late) = (0, 0, 0, 0)
    for name in Self.recordings {
      let calibration = try #require(Calibration(try windows(name), seed: 1))
      let step = calibration.agreement(.oneStep)
      (exact, frames) = (exact + step.exactCount, frames + step.frameCount)
      let free = calibration.agreement(.freeRun)
      (found, late) = (found + free.foundCount, late + free.lateCount)
    }
    #expect(frames == 457)
    #expect(Double(exact) >= 0.98 * Double(frames))
    #expect(Double(found) >= 0.9 * Double(late))
  }

  @Test(arguments: recordings)
  func `no prediction depends on the outcomes that it is scored on`(name: String) throws {
    let all = try windows(name).compactMap { RefreshRows($0) }
    let parts = Calibration.parts(of: all)
    let altered = parts[1].map(Self.withOtherOutcomes)
    let pipeline = Pipeline(fitting: parts[0])
    for (part, other) in zip(parts[1], altered) {
      let frames = Prediction.freeRun(part, pipeline)
      let others = Prediction.freeRun(other, pipeline)
      #expect(frames.map(\.predicted) == others.map(\.predicted))
      // The outcomes did change, so the comparison is not empty.
      #expect(frames.map(\.shown) != others.map(\.shown))
    }
    let changed = Calibration(Self.changingSecondHalf(try windows(name)), seed: 1)
    let calibration = try #require(Calibration(try windows(name), seed: 1))
    #expect(changed?.pipelines[0] == calibration.pipelines[0])
    #expect(changed?.pipelines[1] != calibration.pipelines[1])
  }

  @Test func `the levels are always reported together`() throws {
    let calibration = try #require(Calibration(try windows("android-60hz"), seed: 1))
    #expect(calibration.rows.map(\.level) == Level.allCases)
    #expect(calibration.rows.allSatisfy { $0.agreement.frameCount == 113 })
    #expect(calibration.partCounts == [57, 58])
  }

  @Test func `the same seed gives the same intervals, which contain the share`() throws {
    let work = try windows("android-m21-60hz")
    let one = try #require(Calibration(work, seed: 1))
    let same = try #require(Calibration(work, seed: 1))
    #expect(one.rows.map(\.exactRange) == same.rows.map(\.exactRange))
    for row in one.rows {
      #expect(row.exactRange?.contains(row.agreement.exactShare) == true)
    }
  }

  @Test func `too few frames are no calibration`() throws {
    let work = RecordedWork(name: "w", rows: Array(try windows("android-60hz")[0].rows.prefix(19)))
    #expect(Calibration([work], seed: 1) == nil)
  }

  @Test func `a profile states each measured number with its source`() throws {
    let calibration = try #require(Calibration(try windows("android-m21-60hz"), seed: 1))
    let profile = calibration.profile(named: "m21", source: "232 frames of m21")
    let measured: [ProfileValue] = [
      .refreshRate, .bufferCount, .latchLead, .promisedRefreshes, .frameMedian, .frameSpread,
      .frameCorrelation, .commit, .prepare, .execute,
    ]
    for value in measured {
      #expect(profile.origin(of: value) == .init(.measured, "232 frames of m21"))
      #expect(profile[value] != nil)
    }
    #expect(profile.bufferQueue == calibration.whole.queue)
    #expect(profile.refreshRate == 60)
  }

  private static func withOtherOutcomes(_ part: RefreshRows) -> RefreshRows {
    var work = RecordedWork(name: "", rows: part.rows.map(\.work))
    for index in work.rows.indices.dropFirst() {
      work.rows[index].presented = work.rows[index].presented + part.interval
      work.rows[index].completed = work.rows[index].completed + .microseconds(700)
      work.rows[index].wait = .milliseconds(3)
    }
    return RefreshRows(work)?.shifted(to: part) ?? part
  }

  private static func changingSecondHalf(_ windows: [RecordedWork]) -> [RecordedWork] {
    let isOne = windows.count == 1
    return windows.enumerated().map { place, window in
      var window = window
      let start = isOne ? window.rows.count / 2 : place == 0 ? window.rows.count : 0
      for index in start..<window.rows.count {
        window.rows[index].presented = window.rows[index].presented + .milliseconds(3)
      }
      return window
    }
  }
}

extension RefreshRows {
  /// The rows with the numbers of the ticks of others.
  fileprivate func shifted(to other: RefreshRows) -> RefreshRows {
    var copy = self
    let offset = (other.rows.first?.tick ?? 0) - (rows.first?.tick ?? 0)
    copy.rows = rows.map {
      Row(work: $0.work, tick: $0.tick + offset, budget: $0.budget, shown: $0.shown + offset)
    }
    return copy
  }
}

/// The windows of a recording of the tests.
func windows(_ name: String) throws -> [RecordedWork] {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Recordings")
  )
  return try RecordedWork.read([UInt8](Data(contentsOf: url)), path: name)
}
