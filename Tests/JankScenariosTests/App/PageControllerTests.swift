import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct PageControllerTests {
  /// A page with a segue by a swipe up to one that returns by a swipe down, and a drag for each.
  private func run(_ up: String, _ down: String, other: String = "left") throws -> Trace {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"], "root": "Main",
        "screens": {
          "Main": { "segues": { "go": { "present": "Page", "swipe": "up" } },
            "unwindActions": ["home"] },
          "Page": { "segues": {
            "back": { "unwind": "home", "swipe": "down" },
            "again": { "unwind": "home", "swipe": "\(other)" } } } },
        "script": [
          { "name": "go", "at": "100 ms", "drag": \(up) },
          { "name": "back", "at": "4 s", "drag": \(down) }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    return scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
  }

  @Test(arguments: [("", 0), (#""draw": "0 ms", "#, 1), (#""draw": "5 ms", "#, 1)])
  func `a page is drawn if the file specifies it, however short that takes`(
    key: String,
    drawnCount: Int
  ) throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
        "screens": { "Main": {}, "Page": { \(key)"layers": 4 } },
        "script": [{ "at": "100 ms", "present": "Page" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.works.count { $0.kind == .display } == drawnCount)
  }

  @Test func `the layers of a page are square tiles in the columns of the file`() throws {
    func film(_ keys: String) throws -> Set<SIMD2<Double>> {
      let file = """
        { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
          "screens": { "Main": {}, "Page": { \(keys) } },
          "script": [{ "at": "100 ms", "present": "Page" }] }
        """
      let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
      let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1, filmLimit: 10_000)
      let looks = try #require(trace.film).frames.flatMap(\.looks)
      return Set(
        looks.map {
          [Double($0.corners[2] - $0.corners[0]), Double($0.corners[5] - $0.corners[1])]
        }
      )
    }
    #expect(try film(#""layers": 4"#).contains([93.75, 93.75]))
    #expect(try film(#""layers": 4, "columns": 3"#).contains([125, 125]))
    #expect(try film(#""layers": 4, "columns": 1"#).contains([375, 375]))
  }

  private let up = #"{ "from": [187, 500], "to": [187, 300], "over": "200 ms" }"#
  private let down = #"{ "from": [187, 300], "to": [187, 500], "over": "200 ms" }"#

  @Test func `a swipe performs the segue of its direction, as a control does`() throws {
    let trace = try run(up, down)
    #expect(
      trace.transitions.map { "\($0.kind.rawValue) \($0.to)" } == ["present Page", "dismiss Main"]
    )
    #expect(trace.events.contains { $0.name == "shouldPerformSegue(go)" })
    #expect(trace.findings.isEmpty && !trace.events.contains { $0.kind == .warning })
  }

  @Test func `a slow drag or one in another direction performs none`() throws {
    let slow = #"{ "from": [187, 500], "to": [187, 300], "over": "2 s" }"#
    for other in [down, slow] {
      let trace = try run(other, down)
      #expect(trace.transitions.isEmpty)
      #expect(trace.events.count { $0.kind == .warning } == 2)
    }
  }

  @Test func `a swipe on the view of a page that is gone performs nothing`() throws {
    let file = """
      { "name": "a", "devices": ["phone-120"], "strategies": ["core-animation"], "root": "First",
        "screens": {
          "First": { "segues": { "go": { "zoom": "Third" } }, "unwindActions": ["backToFirst"] },
          "Third": { "segues": { "back": { "unwind": "backToFirst", "swipe": "up" } } } },
        "script": [
          { "at": "0 ms", "segue": "go", "from": "First" },
          { "at": "2 s", "drag": { "from": [0, 500], "to": [0, 0] } },
          { "name": "rest", "at": "release", "drag": { "from": [0, 0], "to": [0, 0] } },
          { "at": "release", "drag": { "from": [0, 500], "to": [0, 0] } },
          { "at": "0 ms", "segue": "go", "from": "First" },
          { "at": "release of rest", "segue": "go", "from": "First" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone120, seed: 1)
    #expect(trace.findings.contains { $0.rule == .arrivesOnce })
  }

  @Test func `two segues with the same swipe are rejected`() {
    let error = #expect(throws: FileError.self) { try run(up, down, other: "down") }
    #expect(error.map { "\($0)".contains("a swipe down performs more than one segue") } == true)
  }
}
