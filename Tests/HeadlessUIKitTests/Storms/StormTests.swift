import HeadlessUIKit
import TestSupport
import Testing

/// Random apps that everything happens to: 2,000, or as many as `JANKLAB_STORMS` says.
struct StormTests {
  private static let batchSize: UInt64 = 250
  private static let batches = 0..<RandomCases.count("JANKLAB_STORMS", usually: 2000) / batchSize

  @Test(arguments: batches)
  func `whatever meets in mid-flight ends, and ends in order`(batch: UInt64) {
    for seed in (batch * Self.batchSize)..<((batch + 1) * Self.batchSize) {
      let problems = Storm(seed: seed).problems()
      #expect(problems.isEmpty, "storm \(seed): \(problems)")
    }
  }
}
