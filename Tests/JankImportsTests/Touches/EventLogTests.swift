import JankImports
import JankText
import Testing

// Also tests: ContactBuilder, TouchDecoder.

/// Recordings that are truncated or damaged throughout.
struct EventLogTests {
  private static let whole = GestureFixtures.evemu([
    (0, ["0003 0039 1", "0003 0035 10", "0003 0036 20"]),
    (10, ["0003 0035 30"]),
    (20, ["0003 0035 40"]),
    (30, ["0003 0039 -1"]),
  ])

  @Test func `a recording truncated anywhere keeps its complete reports and warns`() throws {
    let bytes = Array(Self.whole.utf8)
    let full = try GestureFixtures.read(Self.whole)
    #expect(full.warnings.isEmpty && full.times() == [0, 10, 20])
    let firstReport = GestureFixtures.evemu([(0, ["0003 0039 1", "0003 0035 10", "0003 0036 20"])])
    for count in firstReport.utf8.count..<(bytes.count - 1) {
      let recording = try GestureRecording.read(Array(bytes.prefix(count)), path: "x.rec")
      let contact = recording.stream.contacts[0]
      #expect(full.stream.contacts[0].samples.starts(with: contact.samples))
      guard contact.end == .cutOff else {
        // Only the line feed is missing.
        #expect(count >= bytes.count - 3 && contact == full.stream.contacts[0])
        continue
      }
      #expect(recording.warnings.last?.message == "touch 0 has no end")
    }
  }

  @Test func `an incomplete report and an incomplete line each give a warning`() throws {
    let text = Self.whole.split(separator: "\n").prefix(5).joined(separator: "\n") + "\nE: 0.0"
    let warnings = try GestureFixtures.read(text).warnings
    #expect(
      warnings.map(\.message) == [
        "the last line is truncated and ignored", "the last report is incomplete and ignored",
        "touch 0 has no end",
      ]
    )
    #expect(warnings[0].position == SourcePosition(line: 6, column: 4))
    #expect(warnings[1].position?.line == 5)
    #expect(warnings.allSatisfy { $0.severity == .warning })
  }

  @Test func `the first twenty damaged lines are reported and the others counted`() {
    let text = Self.whole + String(repeating: "E: nonsense\n", count: 45)
    let findings = GestureFixtures.findings(in: text)
    #expect(findings.count == 21)
    #expect(findings[0].position?.line == 11)
    #expect(findings[20].severity == .note)
    #expect(findings[20].message == "25 more errors")
  }

  @Test func `a line beyond the length limit is rejected`() {
    let text = Self.whole + "E: 1.0" + String(repeating: " 1", count: 600) + "\n"
    #expect(
      GestureFixtures.findings(in: text).map(\.message) == ["the line has more than 1000 bytes"]
    )
  }

  @Test func `a recording without a touch is rejected`() {
    let text = GestureFixtures.evemu([(0, ["0001 001e 1"]), (50, ["0001 001e 0"])])
    #expect(
      GestureFixtures.findings(in: text).map(\.message) == ["the recording contains no touch"]
    )
  }

  @Test func `ignored reports are listed even if nothing remains`() {
    let findings = GestureFixtures.findings(in: "E: 1.0 0000 0000 0\nE: 1.")
    #expect(findings.map(\.severity) == [.warning, .error])
  }

  @Test func `too many devices are rejected`() {
    let lines = (0..<65).map { "[ 1.0] /dev/input/event\($0): EV_SYN SYN_REPORT 00000000\n" }
    let findings = GestureFixtures.findings(in: lines.joined())
    #expect(findings.map(\.message) == ["there are more than 64 devices"])
    #expect(findings.first?.position?.line == 65)
  }

  @Test func `events after lost ones are ignored until the next report`() throws {
    let text = GestureFixtures.evemu([
      (0, ["0003 0039 1", "0003 0035 10", "0003 0036 20"]),
      (10, ["0003 0035 30", "0000 0003 0", "0003 0035 31"]),
      (20, ["0003 0036 40"]),
      (30, ["0003 0039 -1"]),
    ])
    let recording = try GestureFixtures.read(text)
    #expect(recording.times() == [0, 20])
    #expect(
      recording.warnings.map(\.message) == [
        "the device lost events here; the report is ignored"
      ]
    )
    #expect(recording.warnings.first?.position?.line == 6)
  }
}
