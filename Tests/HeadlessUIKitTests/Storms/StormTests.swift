import HeadlessUIKit
import Testing

/// Ten thousand random apps that everything happens to.
struct StormTests {
  private static let batchSize: UInt64 = 250

  @Test(arguments: 0..<UInt64(40))
  func `whatever meets in mid-flight ends, and ends in order`(batch: UInt64) {
    for seed in (batch * Self.batchSize)..<((batch + 1) * Self.batchSize) {
      let problems = Storm(seed: seed).problems()
      #expect(problems.isEmpty, "storm \(seed): \(problems)")
    }
  }
}
