import Foundation
import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The fingerprints of what a user sees in each scenario of the project, written down.
///
/// A change of the model that is meant to change them writes the file anew: the test prints what
/// it should hold.
struct ProjectDigestTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/digests.txt")

  @Test func `every scenario shows what it showed when it was written down`() throws {
    let known = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let found = try ProjectScenarios.names.flatMap { name in
      try Play.all(of: try ProjectScenarios.load(name)).map { play in
        let trace = try play.trace()
        #expect(trace.failure == nil, "\(play.testDescription)")
        return "\(play.scenario.name) \(play.device.name) \(play.strategy) \(trace.digest)"
      }
    }
    let different = Set(found).symmetricDifference(known)
    if !different.isEmpty { print(found.sorted().joined(separator: "\n")) }
    #expect(different.isEmpty, "\(different.count) lines of \(found.count) differ")
  }
}
