import JankAnimators
import JankEngine
import JankScenarios
import JankText
import JankTrace
import Testing

// Also tests: ScenarioFormat+Lottie, PageLottieView.

struct PageLottieTests {
  private static let animation = """
    { "fr": 60, "ip": 0, "op": 30, "w": 375, "h": 667, "layers": [
      { "ty": 1, "nm": "square", "sw": 10, "sh": 10, "ip": 0, "op": 30, "ks": {
        "p": { "k": [{ "t": 0, "s": [0, 0] }, { "t": 30, "s": [300, 0] }] } } }] }
    """

  private func load(_ keys: String, isAnimated: Bool = false) throws(FileError) -> Scenario {
    let text = """
      { "name": "a", "devices": ["phone-60"], "root": "Main",
        "screens": { "Main": { "layers": 1 }, "Page": { \(keys) } },
        "script": [{ "at": "100 ms", "present": "Page", "animated": \(isAnimated) }],
        "strategies": ["core-animation"] }
      """
    let loader = ScenarioLoader { path in
      switch path {
      case "a.json": Array(Self.animation.utf8)
      case "long.json": Array(Self.animation.replacing(": 30", with: ": 300").utf8)
      case "b.json": Array("{}".utf8)
      default: nil
      }
    }
    return try loader.load(Array(text.utf8), path: "f.scenario.json")
  }

  private func positions(_ keys: String) throws -> [Double] {
    let scenario = try load(keys)
    let trace = scenario.run(
      strategy: .coreAnimation,
      on: .phone60,
      seed: 1,
      observing: ["square"]
    )
    return (trace.samples + trace.observations).filter { $0.layer == "square" }.map(\.position.x)
  }

  @Test(arguments: ["core-animation", "main-thread"])
  func `a page plays its animation once`(engine: String) throws {
    let places = try positions(#""lottie": "a.json", "lottieEngine": "\#(engine)""#)
    #expect(places.count > 25 && abs((places.last ?? 0) - 300) < 0.001)
    #expect(places == places.sorted())
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    #expect(steps.dropFirst().dropLast().allSatisfy { abs($0 - 10) < 0.1 })
  }

  @Test func `an animation that outlives the transition to its page is no mistake`() throws {
    let scenario = try load(
      #""lottie": "long.json", "lottieEngine": "main-thread""#,
      isAnimated: true
    )
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.findings.isEmpty)
    #expect(trace.end.seconds > 5)
  }

  @Test func `the keys are written again`() throws {
    let scenario = try load(#""lottie": "a.json", "lottieEngine": "main-thread""#)
    let text = try ScenarioWriter().write(scenario).text
    #expect(text.contains(#""lottie": "a.json""#) && text.contains("main-thread"))
  }

  @Test(arguments: [
    (#""lottie": "c.json""#, #"the animation "c.json" cannot be read"#),
    (#""lottie": "b.json""#, "the animation cannot be used: b.json:1:1: error: expected a Lottie"),
    (#""lottie": "a.svg""#, "expected the path of a Lottie file"),
    (#""lottie": "a.json", "lottieEngine": "gpu""#, "core-animation"),
  ])
  func `a file that cannot be played is an error`(keys: String, message: String) {
    let error = #expect(throws: FileError.self) { try load(keys) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }
}
