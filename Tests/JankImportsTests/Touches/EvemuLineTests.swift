import Foundation
import JankImports
import JankText
import JankTrace
import Testing

// Also tests: InputEvent.

struct EvemuLineTests {
  private static let good = """
    # EVEMU 1.3
    # Input device name: "A panel"
    N: A panel
    E: 10.000000 0003 0039 0005\t# EV_ABS / ABS_MT_TRACKING_ID 5
    E: 10.000000 0003 0035 0361
    E: 10.000000 0003 0036 -012
    E: 10.000000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------

    E: 10.25 0003 0039 -001\r
    E: 10.25 0000 0000 0\r

    """

  @Test func `values are decimal, even with leading zeros`() throws {
    let recording = try GestureFixtures.read(Self.good)
    #expect(recording.warnings.isEmpty)
    #expect(recording.places() == [[361, -12]])
    #expect(recording.stream.contacts[0].duration == .milliseconds(250))
    #expect(recording.stream.provenance.clockOffset == .milliseconds(10_000))
  }

  @Test(
    arguments: [
      ("0361", "36x1", 5, 24, "expected a decimal value, found \"36x1\""),
      ("0361", "", 5, 19, "expected a decimal value, found the end of the line"),
      ("0361", "9999999999", 5, 24, "expected a decimal value"),
      ("0361", "+361", 5, 24, "expected a decimal value"),
      ("0361", "361 7", 5, 28, "expected a comment or the end of the line, found \"7\""),
      ("0361", "1000001", 5, 1, "expected a coordinate of at most 1000000, found 1000001"),
      ("0003 0035", "g003 0035", 5, 14, "expected a type in hexadecimal"),
      ("0003 0035", "0003 003500000", 5, 19, "expected a code in hexadecimal"),
      ("E: 10.000000 0003 0036", "E: 9.9 0003 0036", 6, 1, "comes before the one above it"),
      ("E: 10.000000 0003 0036", "E: 10,0 0003 0036", 6, 4, "expected a time such as 0.081454"),
      ("E: 10.000000 0003 0036", "E: 10 0003 0036", 6, 4, "expected a time such as 0.081454"),
      ("E: 10.25 0000", "E: 96410.25 0000", 10, 1, "more than a day"),
      ("N: A panel", "Q: A panel", 3, 1, "expected a line of an evemu recording"),
    ] as [(String, String, Int, Int, String)]
  )
  func `the error for a damaged line has its position`(
    part: String,
    damaged: String,
    line: Int,
    column: Int,
    message: String
  ) throws {
    let place = try #require(Self.good.range(of: part))
    let text = Self.good.replacingCharacters(in: place, with: damaged)
    let findings = GestureFixtures.findings(in: text)
    try #require(findings.count == 1, "\(findings)")
    #expect(findings[0].position == SourcePosition(line: line, column: column), "\(findings[0])")
    #expect(findings[0].message.contains(message), "\(findings[0])")
  }
}
