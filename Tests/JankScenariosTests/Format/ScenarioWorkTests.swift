import JankScenarios
import JankText
import Testing

/// Twice as much of anything in a file is at most twice the work, counted in steps.
struct ScenarioWorkTests {
  /// Files that grow with a number, and what grows in them.
  struct Growth: CustomTestStringConvertible, Sendable {
    let name: String
    let text: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  private static func scenario(
    screens: String = #""Main": {}"#,
    script: String = #"{ "at": "1 ms", "stall": "x", "for": "1 ms" }"#,
    more: String = ""
  ) -> String {
    """
    { "name": "x", "devices": ["phone-60"], "screens": { \(screens) }, "root": "Main",
      "script": [\(script)], "strategies": ["core-animation"]\(more) }
    """
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",\n")
  }

  static let growths: [Growth] = [
    Growth(name: "unknown keys") { count in
      scenario(more: "," + list(count) { #""key\#($0)": 1"# })
    },
    Growth(name: "unknown keys of a page") { count in
      scenario(screens: #""Main": {\#(list(count) { #""stak\#($0)": 1"# })}"#)
    },
    Growth(name: "steps with an unknown key") { count in
      scenario(
        script: list(count) { #"{ "at": "\#($0) ms", "stall": "x", "for": "1 ms", "k": 1 }"# }
      )
    },
    Growth(name: "steps that say nothing") { count in scenario(script: list(count) { _ in "{}" }) },
    Growth(name: "steps in order") { count in
      scenario(
        script: list(count) { #"{ "name": "s\#($0)", "at": "\#($0) ms", "present": "Main" }"# }
      )
    },
    Growth(name: "steps that wait for the first") { count in
      scenario(
        script: #"{ "name": "a", "at": "1 ms", "present": "Main" },"#
          + list(count) { _ in #"{ "at": "1 ms after end of a", "stall": "x", "for": "1 ms" }"# }
      )
    },
    Growth(name: "steps that wait for fingers that never come") { count in
      scenario(script: list(count) { _ in #"{ "at": "release", "stall": "x", "for": "1 ms" }"# })
    },
    Growth(name: "references to missing steps") { count in
      scenario(
        script: list(count) {
          #"{ "name": "s\#($0)", "at": "end of none\#($0)", "stall": "x", "for": "1 ms" }"#
        }
      )
    },
    Growth(name: "steps of one name") { count in
      scenario(script: list(count) { #"{ "name": "s", "at": "\#($0) ms", "present": "Main" }"# })
    },
    Growth(name: "references to missing screens") { count in
      scenario(
        screens: #""Main": {},"# + list(99) { #""Screen\#($0)": {}"# },
        script: list(count) { #"{ "at": "\#($0) ms", "present": "Scren\#($0)" }"# }
      )
    },
    Growth(name: "findings that wait for nothing") { count in
      let findings = list(min(count, 1000)) { _ in #"{ "rule": "F4", "at": "release" }"# }
      return scenario(more: #", "findings": [\#(findings)]"#)
    },
    Growth(name: "thresholds") { count in
      let rules = list(min(count, 1000)) { #""frames.total: value < \#($0 + 9)": "warn""# }
      return scenario(more: #", "thresholds": {\#(rules)}"#)
    },
    Growth(name: "thresholds of unknown metrics") { count in
      let rules = list(min(count, 1000)) { #""frames.totl\#($0): value < 1": "warn""# }
      return scenario(more: #", "thresholds": {\#(rules)}"#)
    },
    Growth(name: "drags of one recording") { count in
      scenario(
        script: list(count) {
          #"{ "at": "\#($0) s", "drag": { "recording": "r.json", "pointsPerUnit": 1 } }"#
        }
      )
    },
    Growth(name: "drags of a missing recording") { count in
      scenario(script: list(count) { #"{ "at": "\#($0) s", "drag": { "recording": "none" } }"# })
    },
  ]

  private static let recording = """
    {"format": "gesture-stream/1", "id": "a", "unit": "px", "events": [
    {"t_ms": 0, "x": 1, "y": 2, "phase": "began"}, {"t_ms": 8, "x": 3, "y": 4, "phase": "ended"}]}
    """

  private func log(of text: String) throws -> DiagnosticLog {
    let log = DiagnosticLog(path: "f") { path throws(UnreadableFile) in
      guard path == "r.json" else { throw UnreadableFile("there is no such file") }
      return Array(Self.recording.utf8)
    }
    let value = try JSONParser.parse(Array(text.utf8))
    _ = ScenarioFormat(metrics: ["frames.total"]).shape.read(value, log)
    log.resolveNames()
    return log
  }

  @Test(arguments: growths)
  func `a list that is twice as long is at most twice the work`(_ growth: Growth) throws {
    let counts = try [500, 1000, 2000].map { try log(of: growth.text($0)).work.steps }
    #expect(counts[0] > 500)
    for (less, more) in zip(counts, counts.dropFirst()) {
      #expect(Double(more) < 2.2 * Double(less), "\(counts)")
    }
  }

  @Test(arguments: growths)
  func `messages stay readable, however many errors there are`(_ growth: Growth) throws {
    let findings = try log(of: growth.text(2000)).findings()
    #expect(findings.count <= DiagnosticLog.shownLimit + 1)
    #expect(findings.reduce(0) { $0 + $1.description.utf8.count } < 30_000)
  }
}
