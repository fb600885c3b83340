import Foundation
import JankTool
import Testing

struct ProfileCommandTests {
  @Test func `all profiles are listed`() async throws {
    let run = try await ToolRun(["profile", "list"])
    #expect(run.code == .done)
    for name in ["phone-60 ", "phone-120 ", "phone-60-busy "] {
      #expect(run.output.contains("\n\(name)"))
    }
  }

  @Test func `each number is shown with its unit, its mark and its source`() async throws {
    let run = try await ToolRun(["profile", "show", "phone-60-busy"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.hasPrefix("frameMedian") && $0.contains("8000000  ns    measured") }
    )
    #expect(lines.contains { $0.hasPrefix("execute ") && $0.contains("assumed") })
  }

  @Test func `a profile that is not there is answered with the nearest`() async throws {
    let run = try await ToolRun(["profile", "show", "phone-61"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"phone-60\"?"))
  }

  @Test func `a profile that was written can be shown again`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let path = desk.path("a.profile.json")
      let one = try await ToolRun(["profile", "show", "phone-60", "--format", "json", "-o", path])
      #expect(one.code == .done)
      let other = try await ToolRun(["profile", "show", path, "--format", "json"])
      #expect(other.output == (try desk.read("a.profile.json")))
    }
  }

  @Test func `a fit says how well it fits and plays in a scenario`() async throws {
    let costs = (0..<200).map { "\(6 + 5 * ($0 * 7 % 13) / 13)" }.joined(separator: "\n")
    let scenario = SampleScenarios.tapped(devices: ["mine.profile.json"])
    try await ScenarioDesk.with(["costs.txt": costs, "a.json": scenario]) { desk in
      for options in [[], ["--replay"]] {
        let fit = try await ToolRun(
          ["profile", "fit", desk.path("costs.txt"), "--name", "mine"] + options
            + ["--output", desk.path("mine.profile.json")]
        )
        #expect(fit.code == .done)
        #expect(fit.errors.contains("costs: 200 frames\n"))
        #expect(fit.errors.contains("by Kolmogorov and Smirnov"))
        let run = try await ToolRun(["run", desk.path("a.json"), "--format", "json"])
        #expect(run.code == .done)
        #expect(try run.texts("device") == ["mine", "mine"])
      }
    }
  }

  @Test func `a list that is not there or too short is refused`() async throws {
    try await ScenarioDesk.with(["costs.txt": "5\n6\n", "bad.txt": "x"]) { desk in
      let short = try await ToolRun(["profile", "fit", desk.path("costs.txt")])
      #expect(short.code == .invalidData)
      let bad = try await ToolRun(["profile", "fit", desk.path("bad.txt")])
      #expect(bad.code == .invalidData)
      let other = try await ToolRun(["profile", "fit", desk.path("costs.txt"), "--series", "z"])
      #expect(other.code == .wrongUsage)
    }
  }
}
