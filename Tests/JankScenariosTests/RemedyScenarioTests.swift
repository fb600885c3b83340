import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The remedies of late frames are those that a replay confirms.
struct RemedyScenarioTests {
  @Test(arguments: ProjectScenarios.names.filter { $0.hasPrefix("verdict-") })
  func `the remedies of every late frame are the work items whose replay has it on time`(
    name: String
  ) throws {
    for play in try Play.all(name) { try check(play) }
  }

  /// Checks every late frame of a run; returns the remedies of each.
  @discardableResult
  private func check(_ play: Play) throws -> [Int: [[String]]] {
    let trace = try play.trace()
    var recovered: [String: Set<Int>] = [:]
    for name in Self.heavyWorks(of: trace) {
      let changes = WhatIf(before: trace, after: try play.trace(without: [name])).changes
      recovered[name] = Set(changes.filter { $0.after == .zero }.compactMap(\.frame))
    }
    var remedies = Remedies(for: trace) { names in (try? play.trace(without: names)) ?? trace }
    var all: [Int: [[String]]] = [:]
    for explanation in Attribution(trace).frames where explanation.frame.hitch > .zero {
      let frame = explanation.frame.index
      let sets = remedies.sets(for: explanation)
      let single = recovered.filter { $0.value.contains(frame) }.keys
      let told = sets.filter { $0.count == 1 }.joined()
      #expect(Set(told).intersection(recovered.keys) == Set(single), "\(play), frame \(frame)")
      for names in sets where names.count > 1 {
        let changes = WhatIf(before: trace, after: try play.trace(without: Set(names))).changes
        #expect(changes.contains { $0.frame == frame && $0.after == .zero }, "\(play)")
      }
      all[frame] = sets
    }
    return all
  }

  /// The names of all work items of at least a millisecond, and of what is done for every frame.
  private static func heavyWorks(of trace: Trace) -> Set<String> {
    let works = (trace.works + trace.renderWorks).filter { $0.end - $0.start >= .milliseconds(1) }
    return Set(works.map(\.name) + ["prepare", "execute"])
  }
}

// MARK: Works that come together

extension RemedyScenarioTests {
  private func sets(
    _ script: String,
    device: String = "phone-60",
    strategy: String = "display-link"
  ) throws -> [Int: Set<Set<String>>] {
    let text = """
      {
        "name": "together", "devices": ["\(device)"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": { "layers": 8, "presentation": { "slide": { "duration": "600 ms" } } }
        },
        "script": [{ "at": "100 ms", "present": "Sheet" }, \(script)],
        "strategies": ["\(strategy)"]
      }
      """
    let plays = Play.all(
      of: try ProjectScenarios.loader.load(Array(text.utf8), path: "together")
    )
    try #require(plays.count == 1)
    return try check(plays[0]).mapValues { Set($0.map(Set.init)) }
  }

  private static let parse = #"{ "at": "305 ms", "stall": "parse", "for": "30 ms" }"#

  @Test func `of two stalls in a row each is enough, even the one from before the begin`() throws {
    let sets = try sets(
      """
      { "at": "305 ms", "stall": "parse", "for": "20 ms" },
      { "at": "310 ms", "stall": "feed", "for": "18 ms" }
      """
    )
    #expect(sets == [14: [["parse"], ["feed"]]])
  }

  @Test func `of three stalls the two long ones are enough together`() throws {
    let sets = try sets(
      """
      { "at": "305 ms", "stall": "parse", "for": "40 ms" },
      { "at": "310 ms", "stall": "feed", "for": "40 ms" },
      { "at": "311 ms", "stall": "save", "for": "7 ms" }
      """
    )
    #expect(sets == [14: [["parse", "feed"]]])
  }

  @Test func `a late commit behind a late frame needs both work items removed`() throws {
    let compile =
      #"{ "at": "306 ms", "stall": "compile", "for": "40 ms", "on": "graphics processor" }"#
    let sets = try sets(Self.parse + ", " + compile)
    #expect(sets == [13: [["compile"]], 14: [["compile", "parse"]]])
  }

  @Test func `stalls of one name are one remedy, and a frame before is late by its own`() throws {
    let sets = try sets(
      Self.parse + """
        , { "at": "316 ms", "stall": "parse", "for": "30 ms" },
        { "at": "312 ms", "stall": "compile", "for": "20 ms", "on": "graphics processor" }
        """
    )
    #expect(sets == [13: [["compile"]], 14: [["parse"]]])
  }

  @Test func `the cost of a rate change remains without the stall`() throws {
    let sets = try sets(
      """
      { "at": "598 ms", "stall": "save", "for": "20 ms" }, { "at": "601 ms", "refreshRate": 40 }
      """,
      device: "phone-120"
    )
    #expect(sets == [61: []])
  }

  @Test func `a commit that the render server does not wait for is on time without its stall`()
    throws
  {
    let sets = try sets(
      """
      { "at": "200 ms after begin", "turnBack": "Sheet" },
      { "at": "310 ms", "stall": "gc", "for": "60 ms" }
      """,
      strategy: "property-animator"
    )
    #expect(sets == [17: [["gc"]]])
  }
}
