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

  @Test(arguments: recordings, [0, 1])
  func `no prediction depends on the outcomes that it is scored on`(
    name: String,
    fitted: Int
  ) throws {
    let parts = Calibration.parts(of: try windows(name).compactMap { RefreshRows($0) })
    let (part, scored) = (parts[fitted], parts[1 - fitted])
    let pipeline = Pipeline(fitting: part)
    for sequence in scored {
      let frames = Prediction.freeRun(sequence, pipeline)
      let others = Prediction.freeRun(Self.withOtherOutcomes(sequence), pipeline)
      #expect(frames.map(\.predicted) == others.map(\.predicted))
      // The outcomes did change, so the comparison is not empty.
      #expect(frames.map(\.shown) != others.map(\.shown))
    }
    let calibration = try #require(Calibration(try windows(name), seed: 1))
    let changed = try #require(
      Calibration(Self.changingOutcomes(try windows(name), of: 1 - fitted), seed: 1)
    )
    #expect(changed.pipelines[fitted] == calibration.pipelines[fitted])
    #expect(changed.pipelines[1 - fitted] != calibration.pipelines[1 - fitted])
  }

  @Test(arguments: recordings)
  func `each level is scored only with the fit to the other part`(name: String) throws {
    let parts = Calibration.parts(of: try windows(name).compactMap { RefreshRows($0) })
    let calibration = try #require(Calibration(try windows(name), seed: 1))
    for level in Level.allCases {
      var agreement = Agreement()
      for (fitted, scored) in [(0, 1), (1, 0)] {
        let pipeline = Pipeline(fitting: parts[fitted])
        for sequence in parts[scored] {
          agreement.add(level.predict(sequence, pipeline), interval: sequence.interval)
        }
      }
      #expect(calibration.agreement(level) == agreement)
    }
    let frames = parts.map { part in Set(part.flatMap(\.rows).map(\.work)) }
    #expect(frames[0].isDisjoint(with: frames[1]))
  }

  @Test func `a recording is parted in its middle, between windows if one ends there`() throws {
    let part = try #require(try windows("android-m21-60hz").compactMap { RefreshRows($0) }.first)
    func counts(_ lengths: Int...) -> [[Int]] {
      Calibration.parts(of: lengths.map { part[0..<$0] }).map { $0.map(\.rows.count) }
    }
    #expect(counts(100) == [[50], [50]])
    #expect(counts(50, 50) == [[50], [50]])
    #expect(counts(55, 45) == [[55], [45]])
    #expect(counts(45, 55) == [[45], [55]])
    #expect(counts(100, 4) == [[52], [48, 4]])
    #expect(counts(4, 100) == [[4, 48], [52]])
    #expect(counts(10, 10, 10, 10) == [[10, 10], [10, 10]])
  }

  @Test func `frames at another refresh rate are excluded`() throws {
    let slow = try windows("android-60hz")[0]
    let fast = try windows("android-120hz")[0].rows.prefix(30)
    let gap = slow.rows[slow.rows.count - 1].tick - fast[0].tick + .milliseconds(500)
    let mixed = RecordedWork(name: "w", rows: slow.rows + fast.map { $0.later(by: gap) })
    let calibration = try #require(Calibration([mixed], seed: 1))
    let alone = try #require(Calibration([slow], seed: 1))
    #expect(calibration.otherRateCount == 30)
    #expect(alone.otherRateCount == 0)
    #expect(calibration.pipelines == alone.pipelines)
    #expect(calibration.agreement(.freeRun) == alone.agreement(.freeRun))
  }

  @Test(arguments: recordings)
  func `a display that does not follow the ticks is recognised`(name: String) throws {
    let calibration = try #require(Calibration(try windows(name), seed: 1))
    #expect(!calibration.hasNoGrid)
    let drifting = try windows(name).map { window in
      var window = window
      for index in window.rows.indices {
        let drift = Int64(index % 10) * window.rows[index].interval.nanoseconds / 10
        window.rows[index].presented =
          window.rows[index].presented + Interval(nanoseconds: drift)
      }
      return window
    }
    #expect(try #require(Calibration(drifting, seed: 1)).hasNoGrid)
  }

  @Test(arguments: recordings)
  func `completions and deadlines out of order are put in order`(name: String) throws {
    let mixed = try windows(name).map { window in
      var window = window
      for index in window.rows.indices where index % 7 == 3 {
        let interval = window.rows[index].interval
        window.rows[index].completed = window.rows[index].completed + interval + interval
        window.rows[index].deadline =
          window.rows[index].deadline + Interval(nanoseconds: 9 * interval.nanoseconds)
      }
      return window
    }
    let calibration = try #require(Calibration(mixed, seed: 1))
    #expect(calibration.rows.map(\.level) == Level.allCases)
    let frames = calibration.agreement(.freeRun).frameCount
    #expect(calibration.rows.allSatisfy { $0.agreement.frameCount == frames })
  }

  @Test func `frames that stay late do not move the promise of the device`() throws {
    let all = try windows("android-m21-60hz").compactMap { RefreshRows($0) }
    let late = all.map { part in
      var part = part
      let most = part.rows.count * 9 / 10
      part.rows = part.rows.enumerated().map { place, row in
        let shown = row.shown + (place < most ? 1 : 0)
        return RefreshRows.Row(work: row.work, tick: row.tick, budget: row.budget, shown: shown)
      }
      return part
    }
    #expect(Pipeline(fitting: all).refreshesAfterDeadline == 1)
    #expect(Pipeline(fitting: late).refreshesAfterDeadline == 1)
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

  /// The recording with other presentations in one of its parts.
  private static func changingOutcomes(_ windows: [RecordedWork], of part: Int) -> [RecordedWork] {
    var left = windows.reduce(0) { $0 + $1.rows.count } / 2
    return windows.map { window in
      var window = window
      for index in window.rows.indices {
        if (left > 0 ? 0 : 1) == part {
          window.rows[index].presented = window.rows[index].presented + .milliseconds(3)
        }
        left -= 1
      }
      return window
    }
  }
}

extension RecordedWork.Row {
  fileprivate func later(by length: Interval) -> RecordedWork.Row {
    var row = self
    row.tick = tick + length
    row.deadline = deadline + length
    row.start = start + length
    row.completed = completed + length
    row.presented = presented + length
    return row
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
