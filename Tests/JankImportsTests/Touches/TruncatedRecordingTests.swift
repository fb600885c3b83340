import Foundation
import JankImports
import JankText
import Testing

/// Truncated JSON recordings.
struct TruncatedRecordingTests {
  private static let text = """
    {"format": "gesture-stream/1", "id": "a ] } \\" {", "unit": "pt", "events": [
      {"t_ms": 0, "x": 0, "y": 0, "phase": "began"},
      {"t_ms": 8, "x": 1, "y": 0, "phase": "moved"},
      {"t_ms": 16, "x": 2, "y": 0, "phase": "moved"},
      {"t_ms": 24, "x": 2, "y": 0, "phase": "ended"}]}
    """

  @Test func `a recording truncated anywhere keeps its complete events and warns`() throws {
    let bytes = Array(Self.text.utf8)
    let full = try GestureFixtures.read(Self.text)
    var counts: Set<Int> = []
    for count in 0..<bytes.count {
      guard let recording = try? GestureRecording.read(Array(bytes.prefix(count)), path: "x")
      else { continue }
      let contact = recording.stream.contacts[0]
      counts.insert(contact.samples.count)
      #expect(full.stream.contacts[0].samples.starts(with: contact.samples))
      #expect(recording.stream.id == "a ] } \" {")
      #expect(recording.warnings[0].message == "the file is truncated; its complete part is used")
      #expect(recording.warnings[0].position != nil)
    }
    #expect(counts == [1, 2, 3])
  }

  @Test func `only the event at the cut is lost`() throws {
    let cut = try #require(Self.text.range(of: #", "phase": "ended""#))
    let recording = try GestureFixtures.read(String(Self.text[..<cut.lowerBound]))
    #expect(recording.times() == [0, 8, 16])
    #expect(recording.stream.contacts[0].end == .cutOff)
    #expect(recording.warnings[0].position?.line == 5)
  }

  @Test func `a file truncated before the first event is rejected`() {
    let text = #"{"format": "gesture-stream/1", "id": "a", "unit": "pt", "events": [{"t_ms": 0"#
    let findings = GestureFixtures.findings(in: text)
    #expect(findings.count == 1)
    #expect(findings.first?.message == #"this "{" is never closed"#)
  }

  @Test func `a truncated file with an earlier error is rejected for the error`() {
    let text = Self.text.replacing(#""x": 1,"#, with: #""x": one,"#).dropLast(3)
    let findings = GestureFixtures.findings(in: String(text))
    #expect(findings.first?.position?.line == 3)
  }

  @Test func `mismatched brackets are an error`() {
    #expect(!GestureFixtures.findings(in: #"{"events": [{"t_ms": 0}}"#).isEmpty)
  }
}
