import Foundation
import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

// Also tests: Catcher.

/// The fingerprints of what a user sees in each scenario of the project, written down.
///
/// A change of the model that is meant to change them writes the file anew: the test prints what
/// it should hold.
struct ProjectDigestTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/digests.txt")

  @Test
  func `every scenario shows what was written down, and its table counts frames as metrics do`()
    throws
  {
    let known = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
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
      return "\(Self.name(of: play)) \(trace.digest)"
    }
    let left = plays.filter { !Self.isPlayed($0) }.map(Self.name)
    let expected = known.filter { line in !left.contains { line.hasPrefix($0 + " ") } }
    #expect(expected.count + left.count == known.count)
    let different = Set(found).symmetricDifference(expected)
    if !different.isEmpty { print(found.sorted().joined(separator: "\n")) }
    #expect(different.isEmpty, "\(different.count) lines of \(found.count) differ")
  }

  private static func name(of play: Play) -> String {
    "\(play.scenario.name) \(play.device.name) \(play.strategy)"
  }

  /// Thousands of tiles take seconds without optimisation: then one strategy of the render server
  /// and one of the main thread stand for all.
  private static func isPlayed(_ play: Play) -> Bool {
    #if DEBUG
    return !play.isExplosion || ["core-animation", "display-link"].contains(play.strategy)
    #else
    return true
    #endif
  }
}
