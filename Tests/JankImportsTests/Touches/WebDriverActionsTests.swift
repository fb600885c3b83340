import Foundation
import JankImports
import JankText
import JankTrace
import Testing

struct WebDriverActionsTests {
  private static let drag = """
    [{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "duration": 0, "x": 100, "y": 400},
      {"type": "pointerDown", "button": 0},
      {"type": "pause", "duration": 50},
      {"type": "pointerMove", "duration": 40, "x": 100, "y": 300, "origin": "viewport"},
      {"type": "pointerMove", "duration": 10, "x": 20, "y": -10, "origin": "pointer"},
      {"type": "pointerUp", "button": 0}]}]
    """

  @Test func `a pointer moves at constant speed`() throws {
    let recording = try GestureFixtures.read(Self.drag)
    #expect(recording.times() == [0, 66, 82, 90, 100])
    #expect(
      recording.places() == [[100, 400], [100, 360], [100, 320], [100, 300], [120, 290]]
    )
    #expect(recording.stream.contacts[0].duration == .milliseconds(100))
    #expect(recording.stream.contacts[0].end == .lifted)
    #expect(recording.stream.unit == LengthUnit(name: "css px"))
  }

  @Test func `the actions of one pointer may stand alone`() throws {
    let start = try #require(Self.drag.range(of: "actions\": "))
    let bare = Self.drag[start.upperBound...].dropLast(2)
    let recording = try GestureFixtures.read(String(bare))
    #expect(recording.stream == (try GestureFixtures.read(Self.drag)).stream)
  }

  @Test func `each tick of all sources lasts as long as the longest action`() throws {
    let text = """
      {"actions": [
        {"type": "pointer", "id": "a", "actions": [
          {"type": "pointerDown"}, {"type": "pointerMove", "x": 16, "y": 0, "duration": 16},
          {"type": "pointerUp"}]},
        {"type": "key", "id": "k", "actions": [{"type": "keyDown", "value": "a"}]},
        {"type": "pointer", "id": "b", "actions": [
          {"type": "pause", "duration": 10}, {"type": "pointerDown"}, {"type": "pause"},
          {"type": "pointerCancel"}]},
        {"type": "none", "id": "n", "actions": [
          {"type": "pause"}, {"type": "pause", "duration": 100}]}]}
      """
    let recording = try GestureFixtures.read(text)
    #expect(recording.times(0) == [0, 26] && recording.times(1) == [10])
    #expect(recording.stream.contacts.map(\.endTime.milliseconds) == [110, 110])
    #expect(recording.stream.contacts.map(\.end) == [.lifted, .cancelled])
    #expect(recording.stream.contacts.map(\.touchID) == [0, 1])
  }

  @Test func `a move without a duration lasts as long as its tick`() throws {
    let text = """
      [{"type": "pointer", "actions": [
          {"type": "pointerDown"}, {"type": "pointerMove", "x": 20, "y": 0}]},
       {"type": "none", "actions": [{"type": "pause"}, {"type": "pause", "duration": 20}]}]
      """
    let recording = try GestureFixtures.read(text)
    #expect(recording.times() == [0, 16, 20])
    #expect(recording.places() == [[0, 0], [16, 0], [20, 0]])
  }

  @Test(
    arguments: [
      (#""pointerUp""#, #""pointerUpp""#, 7, "expected an action, one of \"pause\"", "pointerUp"),
      (#""type": "pointerUp", "#, "", 7, "the key \"type\" is missing", nil),
      (#""x": 100, "y": 300"#, #""x": 100"#, 5, "the key \"y\" is missing", nil),
      (
        #""x": 100, "y": 300"#, #""x": 1e9, "y": 300"#, 5, "x: expected a number from -1000000", nil
      ),
      (#""duration": 50"#, #""duration": -5"#, 4, "duration: expected a number from 0", nil),
      (#""duration": 50"#, #""duration": 86400001"#, 4, "duration: expected a number", nil),
      (#""duration": 50"#, #""duration": 86400000"#, 5, "longer than a day", nil),
      (
        #""origin": "viewport""#, #""origin": {"id": "e"}"#, 5, "starts from an element", "viewport"
      ),
      (#""pointerDown""#, #""pause""#, 1, "the recording contains no touch", nil),
    ] as [(String, String, Int, String, String?)]
  )
  func `an error has its position`(
    part: String,
    damaged: String,
    line: Int,
    message: String,
    hint: String?
  ) throws {
    let place = try #require(Self.drag.range(of: part))
    let text = Self.drag.replacingCharacters(in: place, with: damaged)
    let findings = GestureFixtures.findings(in: text)
    try #require(findings.count == 1, "\(findings)")
    #expect(findings[0].position?.line == line, "\(findings[0])")
    #expect(findings[0].message.contains(message), "\(findings[0])")
    if let hint { #expect(findings[0].hint?.contains(hint) == true, "\(findings[0])") }
  }

  @Test func `too many samples are rejected quickly`() {
    let move = #"{"type": "pointerMove", "duration": 17000000, "x": 1, "y": 1}"#
    let text = #"[{"type": "pointer", "actions": [{"type": "pointerDown"}, \#(move)]}]"#
    #expect(
      GestureFixtures.findings(in: text).map(\.message) == [
        "there are more than 1000000 samples"
      ]
    )
  }
}
