import Foundation
import JankImports
import JankText
import JankTrace
import Testing

struct GeteventLineTests {
  private static let good = """
    add device 1: /dev/input/event2
      name:     "A panel"
    could not get driver version for /dev/input/mouse0, Not a typewriter
    [   10.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000005
    [   10.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000169
    [   10.000000] /dev/input/event2: EV_ABS       0036                 fffffff4
    [   10.000000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [   10.000000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [   10.250000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   10.250000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000 rate 4

    """

  @Test func `names and numbers mean the same, and values are hexadecimal`() throws {
    let recording = try GestureFixtures.read(Self.good)
    #expect(recording.places() == [[361, -12]])
    #expect(recording.stream.contacts[0].duration == .milliseconds(250))
    #expect(recording.stream.provenance.device == "A panel")
    let numbers = Self.good.replacing("EV_ABS", with: "0003").replacing("EV_SYN", with: "0000")
      .replacing("EV_KEY", with: "0001").replacing("ABS_MT_TRACKING_ID", with: "0039")
      .replacing("ABS_MT_POSITION_X", with: "0035").replacing("SYN_REPORT", with: "0000")
      .replacing("BTN_TOUCH", with: "014a").replacing("DOWN", with: "00000001")
    #expect(try GestureFixtures.read(numbers).stream == recording.stream)
    let alone = Self.good.replacing("/dev/input/event2: ", with: "")
    #expect(try GestureFixtures.read(alone).stream == recording.stream)
  }

  @Test func `touches on two panels are separate`() throws {
    let lines = Self.good.split(separator: "\n").filter { $0.hasPrefix("[") }
    let text = lines.map { "\($0)\n\($0.replacing("event2", with: "event3"))\n" }.joined()
    let recording = try GestureFixtures.read(text)
    #expect(recording.stream.contacts.map(\.touchID) == [0, 1])
    #expect(recording.places(0) == recording.places(1))
  }

  @Test(
    arguments: [
      ("00000169", "169x", 5, 69, "expected a value in hexadecimal or DOWN or UP"),
      ("00000169", "169 rat 5", 5, 73, "expected the end of the line, found \"rat\""),
      ("00000169", "", 5, 48, "expected a type, a code and a value, found 2 of them"),
      ("EV_ABS       0036", "BV_ABS       0036", 6, 35, "expected a type such as EV_ABS"),
      ("EV_ABS       0036", "EV_ABS       abs-x", 6, 48, "expected a code such as ABS_X"),
      ("DOWN", "DWON", 7, 69, "expected a value in hexadecimal or DOWN or UP, found \"DWON\""),
      ("event2: EV_KEY", "event2 EV_KEY", 7, 16, "expected a device and a colon"),
      ("[   10.250000] ", "", 9, 1, "the event has no time"),
      ("[   10.250000] ", "[   10.250000 ", 9, 1, "expected a time such as [ 12.081454]"),
      ("[   10.250000] ", "[   9.250000] ", 9, 1, "comes before the one above it"),
      ("add device 1", "added device 1", 1, 1, "the format of the gesture recording is unknown"),
      ("could not", "can not", 3, 1, "expected a line of getevent, found \"can not get"),
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
