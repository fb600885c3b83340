import JankTool
import Testing

struct FileFingerprintTests {
  @Test func `bytes that differ in one place, in order or in number have other fingerprints`() {
    let texts: [[UInt8]] = [
      [], [0], [0, 0], [1], [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 9],
      [2, 1, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8, 0], [UInt8](repeating: 0, count: 8),
    ]
    for (place, text) in texts.enumerated() {
      for (other, otherText) in texts.enumerated() {
        #expect((FileFingerprint(text) == FileFingerprint(otherText)) == (place == other))
      }
    }
  }
}
