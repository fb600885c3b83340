import Foundation
import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

// Also tests: Catcher.

/// The digests of what a user sees in each scenario of the project, as recorded.
///
/// A change of the model that is meant to change them rewrites the file: the test prints its
/// contents.
struct ProjectDigestTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/digests.txt")

  private static func known() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test
  func `every scenario settles with the recorded digest, and metrics count its frames`()
    throws
  {
    let known = try Self.known()
    let plays = try ProjectScenarios.names.flatMap { name in
      Play.all(of: try ProjectScenarios.load(name))
    }
    let found = try plays.filter(Self.isPlayed).map { play in
      let trace = try play.trace()
      #expect(trace.failure == nil, "\(play.testDescription)")
      let presented = FrameTally(FrameSeries(trace)).cadence.value?.presented ?? 0
      let animation = TrackedAnimation(trace)
      let count = trace.frames.count { animation.contains($0) }
      #expect(count == presented, "\(play.testDescription)")
      if !play.isExplosion { checkEnd(of: trace, play) }
      return "\(Self.name(of: play)) \(trace.digest)"
    }
    let left = plays.filter { !Self.isPlayed($0) }.map(Self.name)
    let expected = known.filter { line in !left.contains { line.hasPrefix($0 + " ") } }
    #expect(expected.count + left.count == known.count)
    let different = Set(found).symmetricDifference(expected)
    if !different.isEmpty { print(found.sorted().joined(separator: "\n")) }
    #expect(different.isEmpty, "\(different.count) lines of \(found.count) differ")
  }

  /// Checks that a scenario settles with its transitions ended and without complaints.
  private func checkEnd(of trace: Trace, _ play: Play) {
    #expect(trace.cameToRest, "\(play.testDescription)")
    #expect(trace.frames.count > 10, "\(play.testDescription)")
    #expect(!trace.transitions.isEmpty || !trace.processes.isEmpty, "\(play.testDescription)")
    let hasEnded = trace.transitions.allSatisfy { $0.ended != nil }
    #expect(hasEnded || !trace.findings.isEmpty, "\(play.testDescription)")
    // One scenario is there to show a drag that goes the wrong way.
    let isWarned = trace.events.contains { $0.kind == .warning }
    #expect(isWarned == (play.scenario.name == "drag-wrong-way"), "\(play.testDescription)")
    #expect(trace.findings.allSatisfy { $0.isExpected }, "\(play.testDescription)")
    #expect(trace.failures.isEmpty, "\(play.testDescription)")
    #expect(trace.refreshRate == play.device.refreshRate)
    #expect(trace.seed == play.scenario.setting.seed)
  }

  @Test func `runs that show different things have different digests`() throws {
    // A mistake without effect and its fixed twin may look the same as another scenario, and a
    // stall may not be visible: one scenario shows that it does not affect the render server.
    let plays = try ProjectScenarios.names.flatMap { Play.all(of: try ProjectScenarios.load($0)) }
      .filter { play in
        play.device == .phone60 && !play.isExplosion && play.scenario.demands.findings.isEmpty
          && !["modal-bounce-stall", "truth-stall"].contains(play.scenario.name)
          && !play.scenario.name.contains("-fixed")
      }
    let names = Set(plays.map(Self.name))
    let lines = try Self.known().map { $0.split(separator: " ") }
      .filter { names.contains($0.dropLast().joined(separator: " ")) }
    #expect(lines.count == plays.count)
    for alike in Dictionary(grouping: lines, by: \.last).values where alike.count > 1 {
      Issue.record("\(alike) show the same")
    }
  }

  private static func name(of play: Play) -> String {
    "\(play.scenario.name) \(play.device.name) \(play.strategy)"
  }

  /// Thousands of tiles take seconds without optimisation: one strategy of the render server and
  /// one of the main thread then represent all.
  private static func isPlayed(_ play: Play) -> Bool {
    #if DEBUG
    return !play.isExplosion || ["core-animation", "display-link"].contains(play.strategy)
    #else
    return true
    #endif
  }
}
