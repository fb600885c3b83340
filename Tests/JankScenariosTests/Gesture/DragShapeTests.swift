import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

/// Drags as scenarios write them.
struct DragShapeTests {
  private static let recordings = [
    "swipe.json": """
    {"format": "gesture-stream/1", "id": "swipe", "unit": "px", "pointsPerUnit": 0.5, "events": [
     {"t_ms": 0, "x": 100, "y": 100, "phase": "began"},
     {"t_ms": 100, "x": 100, "y": 200, "phase": "moved"},
     {"t_ms": 200, "x": 100, "y": 200, "phase": "ended"}]}
    """,
    "taps.evemu": """
    E: 0.000000 0001 014a 1
    E: 0.000000 0003 0000 10
    E: 0.000000 0003 0001 20
    E: 0.000000 0000 0000 0
    E: 0.050000 0001 014a 0
    E: 0.050000 0000 0000 0
    E: 0.100000 0001 014a 1
    E: 0.100000 0003 0000 30
    E: 0.100000 0000 0000 0
    E: 0.170000 0001 014a 0
    E: 0.170000 0000 0000 0

    """,
  ]

  private func scenario(_ drag: String) throws(FileError) -> Scenario {
    let text = """
      {"name": "x", "devices": ["phone-60"], "screens": {"Main": {}}, "root": "Main",
       "strategies": ["percent-driven"], "script": [{"at": "1 s", "drag":
      \(drag)
      }]}
      """
    let loader = ScenarioLoader { path in Self.recordings[path].map { Array($0.utf8) } }
    return try loader.load(Array(text.utf8), path: "x.scenario.json")
  }

  private func drag(_ text: String) throws -> Drag {
    guard case .drag(let drag, nil) = try scenario(text).script[0].action else {
      throw FileError(diagnostics: [])
    }
    return drag
  }

  @Test func `a recording states how many points a unit is, unless the drag does`() throws {
    let plain = try drag(#"{"recording": "swipe.json"}"#).touchTrack(seed: 1, number: 0)
    #expect(plain.samples.map(\.location) == [[50, 50], [50, 100]])
    #expect(plain.releaseTime == .milliseconds(200))
    let scaled = try drag(#"{"recording": "swipe.json", "pointsPerUnit": 2}"#)
    #expect(scaled.touchTrack(seed: 1, number: 0).samples.last?.location == [200, 400])
    #expect(scaled.longestDuration == .milliseconds(200))
  }

  @Test func `a drag plays one contact of a recording in any format`() throws {
    let second = try drag(#"{"recording": "taps.evemu", "contact": 2, "pointsPerUnit": 1}"#)
    #expect(second.touchTrack(seed: 1, number: 0).samples.map(\.location) == [[30, 20]])
    #expect(second.longestDuration == .milliseconds(70))
    let late = try drag(#"{"recording": "taps.evemu", "from": "60 ms", "pointsPerUnit": 1}"#)
    #expect(
      late.touchTrack(seed: 1, number: 0).samples == second.touchTrack(seed: 1, number: 0).samples
    )
  }

  @Test func `a synthetic gesture moves from one position to another`() throws {
    let text = #"{"from": [10, 20], "to": [10, 320.5], "over": "250 ms", "cancelled": true}"#
    let touchTrack = try drag(text).touchTrack(seed: 3, number: 0)
    #expect(touchTrack.samples.first?.location == [10, 20])
    #expect(touchTrack.samples.last?.location == [10, 320.5])
    #expect(touchTrack.releaseTime == .milliseconds(250) && touchTrack.isCancelled)
  }

  @Test func `settings of the drag override those that the preset samples`() throws {
    let text = """
      {"preset": "hesitant", "from": [0, 0], "to": [0, 300], "over": "1 s", "hold": "0 ms",
       "bow": 5, "hookBack": 0.25, "tremor": 0.5, "release": 100, "rate": 60, "jitter": "0 ms",
       "speed": "minimum-jerk"}
      """
    guard case .synthetic(let touchTrack) = try drag(text) else {
      Issue.record("not synthetic")
      return
    }
    var expected = SyntheticTouch(.hesitant, from: [0, 0], to: [0, 300])
    expected.duration = .milliseconds(1000)...(.milliseconds(1000))
    expected.hold = .zero...(.zero)
    expected.bow = 5...5
    expected.hookBack = 0.25...0.25
    expected.tremor = 0.5...0.5
    expected.releaseSpeed = 100...100
    expected.rate = 60
    expected.jitter = .zero
    #expect(touchTrack == expected)
    let plain = try drag(#"{"preset": "flick", "from": [0, 0], "to": [0, 300]}"#)
    #expect(plain == .synthetic(SyntheticTouch(.flick, from: [0, 0], to: [0, 300])))
  }

  @Test(
    arguments: [
      (#"{"recording": "taps.evemu"}"#, "measured in \"device units\"", "\"pointsPerUnit\": 1"),
      (
        #"{"recording": "taps.evemu", "pointsPerUnit": 1}"#, "has 2 contacts here",
        "\"contact\": 1"
      ),
      (
        #"{"recording": "taps.evemu", "pointsPerUnit": 1, "contact": 3}"#, "no contact 3",
        "its contacts are 1 to 2"
      ),
      (#"{"preset": "flik", "from": [0, 0], "to": [0, 9]}"#, "a kind of gesture", "\"flick\""),
      (#"{"preset": "flick", "from": [0, 0]}"#, "the key \"to\" is missing", nil),
      (#"{"from": [0, 0], "to": [0]}"#, "to: expected a position such as [187, 120]", nil),
      (#"{"from": [0, 0], "to": [0, 1e9]}"#, "to: expected a position such as [187, 120]", nil),
      (#"{"from": [0, 0], "to": [0, 9], "ovr": "1 s"}"#, "unknown key \"ovr\"", "\"over\""),
      (#"{"from": [0, 0], "to": [0, 9], "over": "2 min"}"#, "unknown unit of time", nil),
      (#"{"from": [0, 0], "to": [0, 9], "hookBack": 2}"#, "a number from 0 to 1", nil),
      (
        #"{"from": [0, 0], "to": [0, 90], "release": 5000}"#, "at most 750 points per second", nil
      ),
      (
        #"{"from": [0, 0], "to": [0, 90], "release": 5, "speed": "ease"}"#, "minimum-jerk", nil
      ),
    ] as [(String, String, String?)]
  )
  func `errors in a drag are reported with their position`(
    text: String,
    message: String,
    hint: String?
  ) throws {
    let error = #expect(throws: FileError.self) { try scenario(text) }
    let findings = try #require(error?.diagnostics)
    try #require(findings.count == 1, "\(findings)")
    #expect(findings[0].message.contains(message), "\(findings[0])")
    #expect(findings[0].position?.line == 3, "\(findings[0])")
    if let hint { #expect(findings[0].hint?.contains(hint) == true, "\(findings[0])") }
  }
}
