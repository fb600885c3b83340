import Foundation
import JankImports
import JankText
import JankTrace
import Testing

struct RrwebEventsTests {
  private func event(_ time: Int, _ data: String) -> String {
    #"{"type": 3, "timestamp": \#(1_500_000_000_000 + time), "data": {\#(data)}}"#
  }

  private func moves(_ time: Int, source: Int = 6, _ positions: [(Int, Int, Int)]) -> String {
    let items = positions.map { #"{"x": \#($0.0), "y": \#($0.1), "timeOffset": \#($0.2)}"# }
    return event(time, #""source": \#(source), "positions": [\#(items.joined(separator: ","))]"#)
  }

  private func touch(_ time: Int, _ type: Int, _ place: (Int, Int)? = nil) -> String {
    let place = place.map { #", "x": \#($0.0), "y": \#($0.1)"# } ?? ""
    return event(time, #""source": 2, "type": \#(type)\#(place)"#)
  }

  private func file(_ events: String...) -> String {
    "[" + events.joined(separator: ",\n") + "]"
  }

  @Test func `moves reported late are sorted by time`() throws {
    let text = file(
      touch(0, 7, (10, 10)),
      touch(90, 9),
      moves(500, [(10, 20, -470), (10, 30, -440), (10, 40, -300)])
    )
    let recording = try GestureFixtures.read(text)
    #expect(recording.places() == [[10, 10], [10, 20], [10, 30]])
    #expect(recording.times() == [0, 30, 60])
    #expect(recording.stream.contacts[0].duration == .milliseconds(90))
    #expect(recording.stream.contacts[0].end == .lifted)
    #expect(recording.stream.unit == LengthUnit(name: "css px"))
    #expect(
      recording.warnings.map(\.message) == [
        "1 move without a touch or a pressed button is ignored"
      ]
    )
  }

  @Test func `a mouse is a touch while its button is down`() throws {
    let text = file(
      moves(10, source: 1, [(1, 1, 0)]),
      touch(20, 1, (1, 1)),
      moves(60, source: 12, [(5, 1, -10)]),
      touch(80, 0, (9, 1)),
      touch(80, 2, (9, 1)),
      moves(100, source: 1, [(1, 1, 0)])
    )
    let recording = try GestureFixtures.read(text)
    #expect(recording.places() == [[1, 1], [5, 1], [9, 1]])
    #expect(recording.times() == [0, 30, 60])
    #expect(
      recording.warnings.map(\.message) == [
        "2 moves without a touch or a pressed button are ignored"
      ]
    )
  }

  @Test func `a cancelled touch counts, and a second touch is ignored`() throws {
    let text = file(
      touch(0, 7, (1, 1)),
      touch(5, 7, (100, 100)),
      touch(50, 10)
    )
    let recording = try GestureFixtures.read(text)
    #expect(recording.stream.contacts.map(\.end) == [.cancelled])
    #expect(recording.warnings.map(\.message) == ["1 touch beside another one is ignored"])
  }

  @Test func `pages and other recorded events are ignored`() throws {
    let deep =
      String(repeating: #"{"childNodes": ["#, count: 60) + String(repeating: "]}", count: 60)
    let text = file(
      #"{"type": 4, "timestamp": 1, "data": {"width": 3}}"#,
      #"{"type": 2, "timestamp": 2, "data": {"node": \#(deep)}}"#,
      touch(0, 7, (1, 1)),
      event(1, #""source": 3, "id": 5, "x": 0, "y": 120"#),
      touch(5, 9),
      event(9, #""source": 2, "type": 5"#)
    )
    #expect(try GestureFixtures.read(text).stream.contacts.count == 1)
    #expect(try GestureFixtures.read(#"{"events": \#(text), "note": "n"}"#).format == .rrweb)
  }

  @Test(
    arguments: [
      (#""x": 10, "#, "", "the key \"x\" is missing"),
      (#""x": 10"#, #""x": "10""#, "x: expected a number from -1000000 to 1000000"),
      (#""timestamp": 1500000000000"#, #""timestamp": -1"#, "timestamp: expected a number from 0"),
      (#""timeOffset": -470"#, #""timeOffset": 1e9"#, "timeOffset: expected a number from"),
      (#""positions""#, #""position""#, "expected moves with \"positions\""),
      (#""type": 7"#, #""type": 5"#, "the recording contains no touch"),
    ]
  )
  func `an error has its position`(
    part: String,
    damaged: String,
    message: String
  ) throws {
    let good = file(touch(0, 7, (10, 10)), moves(500, [(10, 20, -470)]), touch(900, 9))
    let place = try #require(good.range(of: part))
    let findings = GestureFixtures.findings(in: good.replacingCharacters(in: place, with: damaged))
    try #require(findings.count == 1, "\(findings)")
    #expect(findings[0].message.contains(message), "\(findings[0])")
    #expect(findings[0].position != nil)
  }
}
