import Foundation
import JankImports
import JankText
import JankTrace
import Testing

struct GestureStreamTests {
  private func text(events: String, head: String = #""unit": "pt","#) -> String {
    """
    {"format": "gesture-stream/1", "id": "swipe", \(head)
     "events": [
      \(events)
    ]}
    """
  }

  private func load(_ text: String) throws -> GestureStream {
    try GestureRecording.read(Array(text.utf8), path: "swipe.json").stream
  }

  private static let events = """
    {"t_ms": 0, "x": 1, "y": 2, "phase": "began"},
    {"t_ms": 10.5, "x": 3, "y": 4.25, "phase": "moved", "resampled": true},
    {"t_ms": 12, "x": 9, "y": 9, "phase": "began", "pointer": 1},
    {"t_ms": 20, "x": 3, "y": 4.25, "phase": "stationary"},
    {"t_ms": 30, "x": 3, "y": 4.25, "phase": "ended"},
    {"t_ms": 31, "x": 8, "y": 9, "phase": "cancelled", "pointer": 1}
    """

  @Test func `a recording is read with times, locations and contacts`() throws {
    let stream = try load(text(events: Self.events))
    #expect(stream.id == "swipe")
    #expect(stream.unit == .points)
    #expect(stream.contacts.map(\.touchID) == [0, 1])
    #expect(stream.contacts.map(\.end) == [.lifted, .cancelled])
    #expect(stream.contacts.map(\.endTime) == [.milliseconds(30), .milliseconds(31)])
    let first = stream.contacts[0].samples
    #expect(first.map(\.time) == [.zero, .microseconds(10_500), .milliseconds(20)])
    #expect(first.map(\.location) == [[1, 2], [3, 4.25], [3, 4.25]])
    #expect(first.map(\.isResampled) == [false, true, false])
    #expect(first.map(\.isStationary) == [false, false, true])
    // A touch that ends at a new location has moved there.
    #expect(stream.contacts[1].samples.map(\.location) == [[9, 9], [8, 9]])
  }

  @Test func `the origin is kept and changes nothing else`() throws {
    let head = """
      "kind": "recorded", "device": "phone", "unit": "pt", "origin": {"repo": "a/b"},
      "licence": "MIT", "clockOffsetMs": 5.5, "note": "n", "expectedVelocities": [],
      """
    var stream = try load(text(events: Self.events, head: head))
    #expect(stream.provenance.kind == "recorded" && stream.provenance.device == "phone")
    #expect(stream.provenance.licence == "MIT" && stream.provenance.note == "n")
    #expect(stream.provenance.origin.map(\.key) == ["repo"])
    #expect(stream.provenance.origin.map(\.text) == ["a/b"])
    #expect(stream.provenance.clockOffset == .microseconds(5_500))
    stream.provenance = GestureStream.Provenance()
    #expect(try stream == load(text(events: Self.events)))
  }

  @Test func `a unit other than points may have a scale`() throws {
    let silent = try load(text(events: Self.events, head: #""unit": "px","#))
    #expect(silent.unit.pointsPerUnit == nil)
    let head = #""unit": "px", "pointsPerUnit": 0.5,"#
    #expect(try load(text(events: Self.events, head: head)).unit.pointsPerUnit == 0.5)
  }

  @Test(
    arguments: [
      (#""phase": "moved""#, #""phase": "move""#, "did you mean \"moved\"?"),
      (#""t_ms": 20"#, #""t_ms": "20 ms""#, nil),
      (#""t_ms": 20"#, #""t_ms": -20"#, nil),
      (#""t_ms": 20"#, #""t_ms": 11"#, "times count from the first event and never decrease"),
      (#""x": 3"#, #""x": 1e7"#, nil),
      (#""x": 3,"#, "", nil),
      (#""pointer""#, #""pointr""#, "did you mean \"pointer\"?"),
      (#""pointer": 1"#, #""pointer": 64"#, nil),
      (#""phase": "moved""#, #""phase": "began""#, nil),
      (#""phase": "began", "pointer": 1"#, #""phase": "moved", "pointer": 1"#, nil),
      (#""phase": "began", "pointer": 1"#, #""phase": "ended", "pointer": 1"#, nil),
      ("gesture-stream/1", "gesture-stream/2", nil),
      (#""id": "swipe","#, "", nil),
      (#""unit": "pt","#, "", nil),
      (#""unit": "pt","#, #""unit": "pt", "pointsPerUnit": 2,"#, "remove it, or specify the"),
      (#""unit": "pt","#, #""unit": "px", "pointsPerUnit": 0,"#, nil),
    ] as [(String, String, String?)]
  )
  func `an error has its position`(
    part: String,
    broken: String,
    hint: String?
  ) throws {
    let good = text(events: Self.events)
    let place = try #require(good.range(of: part))
    let error = #expect(throws: FileError.self) {
      try load(good.replacingCharacters(in: place, with: broken))
    }
    let finding = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(finding.path == "swipe.json")
    #expect(finding.position != nil)
    if let hint { #expect(finding.hint?.contains(hint) == true, "\(finding)") }
  }
}
