import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// Every effect in every kind of style, with drags that present and dismiss the page: it works, or
/// the loader reports why it cannot.
struct EffectStyleTests {
  /// A style for each kind of presentation.
  enum Style: String, CaseIterable {
    case fullScreen, currentContext, pageSheet, custom

    var keepsPresenter: Bool { self == .pageSheet || self == .custom }

    /// How drags end: a cancel leaves what each kind of container must restore.
    var outcomes: [String] {
      self == .fullScreen || self == .pageSheet ? ["finish", "cancel"] : ["finish"]
    }
  }

  private func load(
    _ keys: String,
    _ style: Style,
    _ script: String,
    ending outcome: String
  ) throws -> Scenario {
    let file = """
      { "name": "\(outcome)", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": { "style": "\(style.rawValue)", \(keys) } },
        "root": "Main", "script": [\(script)], "outcomes": ["\(outcome)"] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    return try #require(scenario.cases.first)
  }

  private func check(
    _ keys: String,
    _ style: Style,
    _ script: String,
    isRefused: Bool
  ) throws {
    for outcome in style.outcomes {
      guard !isRefused else {
        #expect(throws: FileError.self) { try load(keys, style, script, ending: outcome) }
        continue
      }
      let scenario = try load(keys, style, script, ending: outcome)
      let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
      #expect(trace.findings.isEmpty, "\(outcome): \(trace.findings.map(\.text))")
      #expect(trace.failures.isEmpty, "\(outcome): \(trace.failures.map(\.text))")
      #expect(trace.transitions.last?.isInteractive == true)
      #expect(trace.transitions.last?.outcome == (outcome == "finish" ? .completed : .cancelled))
    }
  }

  private func effect(_ kind: Effect.Kind) -> String {
    let repairs = kind.options.contains { $0.name == "quirks" }
    let quirks = repairs ? #", "quirks": "repaired""# : ""
    return #"{ "\#(kind.name)": { "duration": "200 ms"\#(quirks) } }"#
  }

  @Test(arguments: Effect.Kind.all.map(\.name), Style.allCases)
  func `an effect works with a drag, or is rejected`(name: String, style: Style) throws {
    let kind = try #require(Effect.Kind.all.first { $0.name == name })
    let touchTrack = #""over": "200 ms", "speed": "constant", "rate": 60"#
    try check(
      #""presentation": \#(effect(kind)), "dragToPresent": { "way": "up" }"#,
      style,
      #"{ "at": "100 ms", "drag": { "from": [187, 600], "to": [187, 300], \#(touchTrack) } }"#,
      isRefused: style.keepsPresenter && kind.needs != .anyPage
    )
    try check(
      #""dismissal": \#(effect(kind)), "dragToDismiss": {}"#,
      style,
      """
      { "at": "100 ms", "present": "Page" },
      { "at": "1 s", "drag": { "from": [187, 100], "to": [187, 400], \(touchTrack) } }
      """,
      isRefused: style.keepsPresenter && kind.needs == .bothPages
    )
  }
}
