import Foundation
import JankText
import Testing

struct JSONWriterTests {
  /// The value that another parser reads from an object with one member.
  private func reading(_ write: (inout JSONWriter) -> Void) throws -> [String: Any] {
    var writer = JSONWriter()
    writer.object(write)
    let value = try JSONSerialization.jsonObject(with: Data(writer.text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `the layout is two spaces per level, in the given order`() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("z", 1)
      writer.member("a") { writer in
        writer.array([1, 2]) { writer, number in
          writer.object { $0.member("n", number) }
        }
      }
      writer.member("none") { $0.array([] as [Int]) { _, _ in } }
      writer.member("last", true)
    }
    #expect(
      writer.text == """
        {
          "z": 1,
          "a": [
            {
              "n": 1
            },
            {
              "n": 2
            }
          ],
          "none": [],
          "last": true
        }
        """
    )
  }

  @Test func `an empty object is two braces`() {
    var writer = JSONWriter()
    writer.object { _ in }
    #expect(writer.text == "{}")
  }

  @Test(arguments: [
    "", "plain", "\"", "\\", "\\\"", "\n\r\t", "\r\n", "\u{0}\u{1}\u{8}\u{C}\u{1F}\u{7F}",
    "\u{2028}\u{2029}", "é", "e\u{301}", "\u{301}", "\u{1F600}", "\u{10FFFF}", "</script>",
    "\u{202E}gnp.exe", "\u{1B}[31m",
  ])
  func `hostile text reads back unchanged, as value and as key`(text: String) throws {
    let read = try reading {
      $0.member("value", text)
      $0.member("key \(text)", 1)
    }
    let value = try #require(read["value"] as? String)
    #expect(Array(value.utf8) == Array(text.utf8))
    #expect(read.keys.contains { Array($0.utf8) == Array("key \(text)".utf8) })
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `any text reads back unchanged and breaks no line`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<40 {
      let limit: UInt32 = Bool.random(using: &generator) ? 0x100 : 0x11_0000
      let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator))
      if let scalar { text.unicodeScalars.append(scalar) }
    }
    var writer = JSONWriter()
    writer.object { $0.member("text", text) }
    #expect(writer.text.utf8.count { $0 == 0x0A } == 2)
    #expect(!writer.text.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    let read = try reading { $0.member("text", text) }
    let value = try #require(read["text"] as? String)
    #expect(Array(value.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    0, 0.1, -2.5, 1e20, 1e-20, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1.0 / 3,
  ])
  func `numbers read back with the same bits`(number: Double) throws {
    let read = try reading { $0.member("number", number) }
    #expect((read["number"] as? Double)?.bitPattern == number.bitPattern)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `a number that is not finite is null`(number: Double) throws {
    var writer = JSONWriter()
    writer.object { $0.member("number", number) }
    #expect(writer.text == "{\n  \"number\": null\n}")
  }

  @Test(arguments: [0, 1, -1, .max, .min] as [Int64])
  func `integers are whole and exact`(number: Int64) {
    var writer = JSONWriter()
    writer.object { $0.member("number", number as Int64?) }
    #expect(writer.text == "{\n  \"number\": \(number)\n}")
  }

  @Test func `an absent value is null`() throws {
    let read = try reading {
      $0.member("text", nil as String?)
      $0.member("integer", nil as Int64?)
      $0.member("real", nil as Double?)
    }
    #expect(read.count == 3)
    #expect(read.values.allSatisfy { $0 is NSNull })
  }
}
