import JankText
import Testing

// Also tests: TrimmedText.

struct RecordingTextTests {
  private func lines(_ text: String) -> [String] {
    var lines: [String] = []
    TextFile(Array(text.utf8), path: "p").forEachLine {
      lines.append("\($0.number):\($0.text)")
    }
    return lines
  }

  @Test func `lines have numbers, even after empty ones`() {
    #expect(lines("a\n\nb") == ["1:a", "3:b"])
    #expect(lines("a\r\nb\r\n") == ["1:a", "2:b"])
    #expect(lines("") == [])
    #expect(lines("\n\n") == [])
  }

  @Test func `a byte order mark is not part of the text`() {
    #expect(lines("\u{FEFF}a") == ["1:a"])
    #expect(TextFile([0xEF, 0xBB, 0xBF, 0x20, 0x7B], path: "p").firstByte == 0x7B)
  }

  @Test func `the output of a shell of Windows is text`() {
    let little: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0xE9, 0, 0x0D, 0, 0x0A, 0, 0x3D, 0xD8, 0x00, 0xDE]
    let big: [UInt8] = [0xFE, 0xFF, 0, 0x61, 0, 0xE9, 0, 0x0D, 0, 0x0A, 0xD8, 0x3D, 0xDE, 0x00]
    let text = Array("a\u{E9}\r\n\u{1F600}".utf8)
    #expect(TextFile(little, path: "p").bytes == text)
    #expect(TextFile(big, path: "p").bytes == text)
    #expect(TextFile(little + [0x61], path: "p").bytes == text)
    #expect(TextFile([0xFF, 0xFE], path: "p").bytes == [])
  }

  @Test func `a text is found at any position`() {
    let text = TextFile(Array("abcabd".utf8), path: "p")
    #expect(text.contains("abd") && text.contains("abcabd") && text.hasPrefix("abc"))
    #expect(!text.contains("abe") && !text.contains("abcabda"))
    #expect(text.firstLine == "abcabd")
  }
}
