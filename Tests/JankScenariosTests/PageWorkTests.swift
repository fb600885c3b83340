import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

// Also tests: ScenarioFormat+Work.

/// The app's work for a page when it appears, and images that it decodes.
struct PageWorkTests {
  private func trace(_ keys: String, strategy: Strategy = .displayLink) throws -> Trace {
    let text = """
      {
        "name": "work", "root": "Main",
        "screens": {
          "Main": { "layers": 4 },
          "Sheet": { "layers": 4, \(keys), "presentation": { "slide": {} } }
        },
        "script": [ { "at": "100 ms", "present": "Sheet" } ]
      }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "work.scenario.json")
    return scenario.run(strategy: strategy, on: .phone60, seed: 1)
  }

  /// The work that a key made; the cost of the callback itself is below a millisecond.
  private func works(_ name: String, in trace: Trace) -> [WorkRecord] {
    trace.works.filter { $0.name == name && $0.end - $0.start > .milliseconds(1) }
  }

  @Test func `the work of viewWillAppear happens once, before the animator is requested`() throws {
    let trace = try trace(#""viewWillAppear": "20 ms""#)
    let works = works("viewWillAppear of Sheet", in: trace)
    try #require(works.count == 1)
    #expect(works[0].end - works[0].start == .milliseconds(20))
    let animator = try #require(trace.works.first { $0.name == "animateTransition" })
    #expect(works[0].end <= animator.start)
  }

  @Test func `the work of viewDidLayoutSubviews happens at each layout of the page`() throws {
    let trace = try trace(#""viewDidLayoutSubviews": "6 ms""#)
    let works = works("viewDidLayoutSubviews of Sheet", in: trace)
    #expect(!works.isEmpty)
    #expect(works.allSatisfy { $0.end - $0.start == .milliseconds(6) })
  }

  @Test func `work off the main thread delays no frame, but its result does`() throws {
    let free = try trace(#""background": { "for": "200 ms" }"#)
    #expect(free.frames.allSatisfy { $0.hitch == .zero })
    let trace = try trace(#""background": { "for": "200 ms", "then": "40 ms" }"#)
    let works = works("result for Sheet", in: trace)
    try #require(works.count == 1)
    #expect(works[0].end - works[0].start == .milliseconds(40))
    // The page is loaded at 100 ms.
    #expect(works[0].start - .zero >= .milliseconds(300))
    #expect(works[0].start - .zero < .milliseconds(302))
    #expect(trace.frames.contains { $0.hitch > .zero })
    #expect(trace.cameToRest)
  }

  @Test func `if nothing takes time, the page's work takes none`() throws {
    let text = """
      {
        "name": "work", "root": "Main",
        "screens": {
          "Main": {},
          "Sheet": { "viewWillAppear": "1 s", "background": { "for": "1 s", "then": "1 s" } }
        },
        "script": [ { "at": "100 ms", "present": "Sheet" } ]
      }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "work.scenario.json")
    let trace = try #require(scenario.effortlessRun(on: .phone60))
    #expect(trace.works.allSatisfy { $0.start == $0.end })
  }

  @Test func `a HEIC costs more than a JPEG and less than a PNG`() throws {
    let costs = try ["jpeg", "heic", "png"].map { format in
      let image = #"{ "name": "photo", "pixels": [2000, 1000], "format": "\#(format)" }"#
      let works = works("decode photo", in: try trace(#""images": [ \#(image) ]"#))
      try #require(works.count == 1)
      return works[0].end - works[0].start
    }
    #expect(costs == costs.sorted() && Set(costs).count == 3)
    #expect(DeviceProfile.phone60[.decodeHEIC] == 10_000_000)
    #expect(DeviceProfile.phone60.origin(of: .decodeHEIC).source.hasPrefix("inferred: "))
  }
}
