import Foundation
import JankText
import Testing

/// Thousands of damaged texts from seeds: each gives a value or an error with a position, and every
/// accepted text is also accepted by another parser.
struct JSONMutationTests {
  private static let sample = """
    {"name": "modal-bounce é", "script": [
      {"at": "100 ms", "present": "Sheet", "damping": 0.6, "count": -12, "scale": 1.5e+3},
      {"from": [187, 120], "to": [], "flag": true, "off": false, "none": null,
       "text": "\\u00e9 \\ud83d\\ude00 \\n \\\\ \\\" \\/", "inner": {"a": {"b": [[[{}]]]}}}
    ]}
    """

  private static func corpus() throws -> [[UInt8]] {
    try JSONSuiteTests.files("y_").map(\.bytes) + Array(repeating: Array(sample.utf8), count: 60)
  }

  /// Damages a text at one to four positions.
  private static func mutate(_ text: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    let marks = Array("{}[]\",:\\/-+.eE0u \n\u{0}\u{7F}".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0xFF]
    var bytes = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
      let mark = marks.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: [mark])
      case 1: bytes.insert(mark, at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `damage never traps, and no text is accepted that another parser rejects`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let corpus = try Self.corpus()
    for _ in 0..<200 {
      let original = try #require(corpus.randomElement(using: &generator))
      let bytes = Self.mutate(original, with: &generator)
      do throws(JSONSyntaxError) {
        _ = try JSONParser.parse(bytes)
        let judgement = try? JSONSerialization.jsonObject(
          with: Data(bytes),
          options: .fragmentsAllowed
        )
        #expect(judgement != nil, "accepted: \(String(decoding: bytes, as: UTF8.self))")
      } catch {
        let lineCount = bytes.count { $0 == 0x0A } + 1
        #expect((1...lineCount).contains(error.position.line), "\(bytes)")
        #expect((1...bytes.count + 1).contains(error.position.column), "\(bytes)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
