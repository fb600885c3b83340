import Foundation
import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

struct GestureStreamTests {
  private func text(events: String, head: String = "") -> String {
    """
    {"format": "gesture-stream/1", "id": "swipe", \(head)
     "events": [
      \(events)
    ]}
    """
  }

  private func load(_ text: String) throws -> GestureStream {
    try GestureStream.load(Array(text.utf8), path: "swipe.json")
  }

  private static let events = """
    {"t_ms": 0, "x": 1, "y": 2, "phase": "began"},
    {"t_ms": 10.5, "x": 3, "y": 4.25, "phase": "moved", "resampled": true},
    {"t_ms": 12, "x": 9, "y": 9, "phase": "began", "pointer": 1},
    {"t_ms": 20, "x": 5, "y": 6, "phase": "moved"},
    {"t_ms": 30, "x": 5, "y": 6, "phase": "ended"}
    """

  @Test func `a recording is read with times, places, phases and fingers`() throws {
    let stream = try load(text(events: Self.events))
    #expect(stream.id == "swipe")
    #expect(stream.events.map(\.phase) == [.began, .moved, .began, .moved, .ended])
    #expect(stream.events.map(\.finger) == [0, 0, 1, 0, 0])
    #expect(stream.events[1].time == .microseconds(10_500))
    #expect(stream.events[1].location == [3, 4.25])
  }

  @Test func `where a recording comes from does not matter`() throws {
    let head = """
      "kind": "recorded", "device": "phone", "unit": "pt", "origin": {"repo": "a/b"},
      "licence": "MIT", "clockOffsetMs": 5, "note": "n", "expectedVelocities": [],
      """
    #expect(try load(text(events: Self.events, head: head)) == load(text(events: Self.events)))
  }

  @Test(
    arguments: [
      (#""phase": "moved""#, #""phase": "move""#, "did you mean \"moved\"?"),
      (#""t_ms": 20"#, #""t_ms": "20 ms""#, nil),
      (#""t_ms": 20"#, #""t_ms": -20"#, nil),
      (#""x": 3"#, #""x": 1e7"#, nil),
      (#""x": 3,"#, "", nil),
      (#""pointer""#, #""pointr""#, "did you mean \"pointer\"?"),
      ("gesture-stream/1", "gesture-stream/2", nil),
      (#""id": "swipe","#, "", nil),
    ] as [(String, String, String?)]
  )
  func `what is wrong is refused with its place`(
    part: String,
    broken: String,
    hint: String?
  ) throws {
    let good = text(events: Self.events)
    let place = try #require(good.range(of: part))
    let error = #expect(throws: ScenarioError.self) {
      try load(good.replacingCharacters(in: place, with: broken))
    }
    let finding = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(finding.path == "swipe.json")
    #expect(finding.position != nil)
    if let hint { #expect(finding.hint?.contains(hint) == true, "\(finding)") }
  }

  @Test func `time that goes back is refused`() throws {
    let events = """
      {"t_ms": 20, "x": 1, "y": 2, "phase": "began"},
      {"t_ms": 10, "x": 3, "y": 4, "phase": "moved"}
      """
    let error = #expect(throws: ScenarioError.self) { try load(text(events: events)) }
    #expect(error?.diagnostics.first?.position != nil)
  }
}

// MARK: Cutting a finger out

extension GestureStreamTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a part is the first finger's samples in it, counted from the first of them`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var time: Int64 = 0
    let rows = (0..<30).map { _ in
      time += .random(in: 0...20, using: &generator)
      let (x, finger) = (
        Int.random(in: 0...400, using: &generator), Int.random(in: 0...1, using: &generator)
      )
      return (time: time, x: x, finger: finger)
    }
    let events = rows.map {
      #"{"t_ms": \#($0.time), "x": \#($0.x), "y": 7, "phase": "moved", "pointer": \#($0.finger)}"#
    }
    let stream = try load(text(events: events.joined(separator: ",\n")))
    let start = Int64.random(in: 0...time, using: &generator)
    let end = Int64.random(in: start...time, using: &generator)
    let finger = stream.finger(
      from: .milliseconds(start),
      to: .milliseconds(end),
      pointsPerUnit: 2
    )
    let inside = rows.filter { $0.finger == 0 && (start...end).contains($0.time) }
    guard let first = inside.first, inside.count > 1 else {
      #expect(finger == nil)
      return
    }
    let samples = try #require(finger?.samples)
    #expect(samples.map(\.time) == inside.map { .milliseconds($0.time - first.time) })
    #expect(samples.map(\.location) == inside.map { [2 * Double($0.x), 14] })
  }

  @Test func `the project's recording has a licence beside it and names it`() throws {
    let folder = ProjectScenarios.folder.appending(path: "gestures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let recordings = files.filter { $0.hasSuffix(".json") }
    #expect(!recordings.isEmpty)
    #expect(files.contains { $0.hasPrefix("LICENSE") })
    for name in recordings {
      let data = try Data(contentsOf: folder.appending(path: name))
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(object["licence"] is String, "\(name)")
      #expect(object["origin"] is [String: Any], "\(name)")
      #expect(object["kind"] as? String == "recorded", "\(name)")
      let stream = try GestureStream.load(Array(data), path: name)
      #expect(stream.events.first?.phase == .began)
      #expect(stream.events.last?.phase == .ended)
    }
  }
}
