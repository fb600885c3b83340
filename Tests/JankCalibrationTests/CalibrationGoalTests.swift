import JankImports
import JankTrace
import Testing

import JankCalibration

struct CalibrationGoalTests {
  private func calibrations(_ names: [String]) throws -> [Calibration] {
    try names.map { try #require(Calibration(try windows($0), seed: 1)) }
  }

  @Test func `the recordings reach all goals`() throws {
    let goals = CalibrationGoal.goals(of: try calibrations(CalibrationTests.recordings))
    #expect(goals.map(\.kind) == CalibrationGoal.Kind.allCases)
    for goal in goals { #expect(goal.isMet, "\(goal.kind.rawValue): \(goal.value)") }
  }

  @Test func `a total has the frames of all recordings`() throws {
    let all = try calibrations(CalibrationTests.recordings)
    for level in Level.allCases {
      let total = CalibrationGoal.total(of: all, level)
      let parts = all.map { $0.agreement(level) }
      #expect(total.frameCount == 457)
      #expect(total.exactCount == parts.reduce(0) { $0 + $1.exactCount })
      #expect(total.longestRun == parts.map(\.longestRun).max())
      #expect(total.time == parts.reduce(Interval.zero) { $0 + $1.time })
    }
  }

  @Test func `a recording without late frames gives no lead over a control`() throws {
    let late = try windows("android-m21-60hz").map { window in
      let rows = window.rows.filter { $0.completed <= $0.deadline }
      return RecordedWork(name: window.name, rows: rows)
    }
    let calibration = try #require(Calibration(late, seed: 1))
    let onTime = calibration.agreement(.onTime)
    #expect(calibration.lead <= onTime.frameCount - onTime.exactCount)
    #expect(calibration.bestControl.exactCount >= onTime.exactCount)
  }
}
