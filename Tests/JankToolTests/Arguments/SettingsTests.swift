import Foundation
import JankTool
import Testing

// Also tests: ConfigText.

struct SettingsTests {
  @Test
  func `the command line counts before the environment, that before files, they before defaults`()
    throws
  {
    try ScenarioDeskShell.with([
      "janklab.json": #"{"jobs": 3, "strategy": ["core-animation"], "quiet": true}"#,
      "user/janklab/config.json": #"{"jobs": 4, "seed": 9}"#,
      "other.json": #"{"jobs": 5}"#,
    ]) { folder in
      func config(_ words: String) throws -> [String] {
        let script = "cd \"$folder\"; XDG_CONFIG_HOME=\"$folder/user\" \(words)"
        let result = try Shell.bash(script, folder: folder)
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map { line in
          line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
      }
      let project = try config(#""$janklab" check --print-config"#)
      #expect(project.contains("jobs 3 janklab.json"))
      #expect(project.contains("seed 9 \(folder.path)/user/janklab/config.json"))
      #expect(project.contains("strategy core-animation janklab.json"))
      #expect(project.contains("quiet on janklab.json"))
      #expect(project.contains("fail-on-improvement off default"))
      let variable = try config(#"JANKLAB_JOBS=6 "$janklab" check --print-config"#)
      #expect(variable.contains("jobs 6 JANKLAB_JOBS"))
      let option = try config(#"JANKLAB_JOBS=6 "$janklab" check --jobs 7 --print-config"#)
      #expect(option.contains("jobs 7 the command line"))
      let other = try config(#""$janklab" check --config other.json --print-config"#)
      #expect(other.contains("jobs 5 other.json"))
    }
  }

  @Test(arguments: [
    (
      #"{"job": 1}"#,
      """
      janklab.json:1:2: error: there is no option "job"
         1 | {"job": 1}
           |  ^^^^^
        help: did you mean "jobs"?
      """
    ),
    (#"{"jobs": true}"#, "expected a whole number, found true"),
    (#"{"quiet": 1}"#, "expected true or false, found the number 1"),
    ("[]", "expected an object of options"),
  ])
  func `a file that holds something else is invalid data`(text: String, message: String) throws {
    try ScenarioDeskShell.with(["janklab.json": text]) { folder in
      let result = try Shell.bash(
        #"cd "$folder"; "$janklab" check --print-config"#,
        folder: folder
      )
      #expect(result.status == ExitCode.invalidData.rawValue)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `a value that the command line could not have is wrong usage, with its origin`() throws
  {
    try ScenarioDeskShell.with([:]) { folder in
      let result = try Shell.bash(
        #"cd "$folder"; JANKLAB_JOBS=0 "$janklab" check --print-config"#,
        folder: folder
      )
      #expect(result.status == ExitCode.wrongUsage.rawValue)
      #expect(result.errors.contains("jobs of JANKLAB_JOBS expects a whole number from 1"))
    }
  }

  @Test(arguments: [
    ("", "quiet off default"), ("no", "quiet off JANKLAB_QUIET"),
    ("OFF", "quiet off JANKLAB_QUIET"), ("0", "quiet off JANKLAB_QUIET"),
    ("yes", "quiet on JANKLAB_QUIET"), ("1", "quiet on JANKLAB_QUIET"),
  ])
  func `a variable with no or an empty value turns nothing on`(value: String, line: String) throws {
    try ScenarioDeskShell.with([:]) { folder in
      let script = "cd \"$folder\"; JANKLAB_QUIET=\(value) \"$janklab\" check --print-config"
      let lines = try Shell.bash(script, folder: folder).output.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      #expect(lines.contains(line), "\(lines)")
    }
  }

  @Test func `a variable with neither yes nor no is wrong usage`() throws {
    try ScenarioDeskShell.with([:]) { folder in
      let script = #"cd "$folder"; JANKLAB_QUIET=maybe "$janklab" check --print-config"#
      let result = try Shell.bash(script, folder: folder)
      #expect(result.status == ExitCode.wrongUsage.rawValue)
      #expect(result.errors.contains("expects true or false, found \"maybe\""))
    }
  }

  @Test func `settings hold for every command that has the option, by any of its names`() throws {
    let settings = #"{"device": "phone-60-busy", "strategies": "display-link", "seed": 7}"#
    try ScenarioDeskShell.with([
      "janklab.json": settings, "a.scenario.json": SampleScenarios.tapped("tapped"),
    ]) { folder in
      for command in ["run", "explain", "compare"] {
        let script = "cd \"$folder\"; \"$janklab\" \(command) a.scenario.json --format json"
        let result = try Shell.bash(script, folder: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains(#""device": "phone-60-busy""#), "\(command)")
        #expect(result.output.contains(#""strategy": "display-link""#), "\(command)")
        #expect(!result.output.contains("core-animation"), "\(command)")
      }
    }
  }

  @Test(arguments: [#"{"seed": "x"}"#, #"{"seed": -1}"#, #"{"seeds": "3..1"}"#])
  func `a seed that no command accepts is rejected`(settings: String) async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      try desk.write(settings, to: "settings.json")
      let words = ["run", desk.path("a.scenario.json"), "--config", desk.path("settings.json")]
      let run = try await ToolRun(words)
      #expect(run.code == .wrongUsage || run.code == .invalidData)
      #expect(run.errors.contains("seed"), "\(run.errors)")
    }
  }

  @Test func `a value that only another command accepts has no effect here`() throws {
    let settings = #"{"format": "sarif", "seeds": "1..3"}"#
    try ScenarioDeskShell.with(["janklab.json": settings]) { folder in
      func lines(_ command: String) throws -> [String] {
        let script = "cd \"$folder\"; \"$janklab\" \(command) --print-config"
        let result = try Shell.bash(script, folder: folder)
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map { line in
          line.split(separator: " ").joined(separator: " ")
        }
      }
      let (checked, compared) = (try lines("check"), try lines("compare"))
      #expect(checked.contains("format sarif janklab.json"))
      #expect(checked.contains("seed the scenario's default"))
      #expect(compared.contains("seeds 1..3 janklab.json"))
      #expect(compared.contains { $0.hasPrefix("format ") && $0.hasSuffix(" default") })
    }
  }

  @Test(arguments: ["output", "out", "force"])
  func `a project does not say what is written, the user does`(name: String) throws {
    let value = name == "force" ? "true" : name == "out" ? #"["json=x.json"]"# : "\"x.json\""
    let text = "{\n  \"quiet\": true,\n  \"\(name)\": \(value)\n}"
    try ScenarioDeskShell.with([
      "janklab.json": text, "user/janklab/config.json": text,
      "a.scenario.json": SampleScenarios.tapped(),
    ]) { folder in
      let message =
        "janklab.json:3:3: error: \"\(name)\" cannot be set by a project: it decides "
        + "what the tool writes or replaces\n   3 |   \"\(name)\": \(value)\n     |   "
        + String(repeating: "^", count: name.count + 2)
        + "\n  help: remove it here; write --\(name), or set JANKLAB_"
      for words in ["run .", "check . --config janklab.json", "schema scenario", "list metrics"] {
        let script = "cd \"$folder\"; \"$janklab\" \(words)"
        let result = try Shell.bash(script, folder: folder)
        #expect(result.status == ExitCode.invalidData.rawValue, "\(words)")
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
        #expect(result.output.isEmpty)
      }
      let script = """
        cd "$folder"; rm janklab.json
        XDG_CONFIG_HOME="$folder/user" "$janklab" check . --print-config
        """
      let result = try Shell.bash(script, folder: folder)
      #expect(result.status == 0)
      if name != "force" { #expect(result.output.contains("user/janklab/config.json")) }
    }
  }

  @Test func `every option with an output file states whether projects may set it`() {
    func files(_ command: Command, _ path: String) -> [String] {
      let own = command.options.filter { option in
        option.value == .file || option.value == .folder || ["out", "force"].contains(option.name)
      }
      return own.map { "\(path) --\($0.name): \($0.trust)" }
        + command.subcommands.flatMap { files($0, "\(path) \($0.name)") }
    }
    let lines = Set(files(Janklab.command, "janklab").filter { !$0.hasSuffix(": userOnly") })
    let config = lines.filter { $0.hasSuffix(" --config: free") }
    #expect(
      lines.subtracting(config) == [
        "janklab check --baseline: free", "janklab baseline show --baseline: free",
        "janklab baseline record --baseline: insideProject",
        "janklab baseline update --baseline: insideProject", "janklab replay --in: free",
        "janklab tune --play: free",
      ]
    )
  }

  @Test func `options have variables in capitals`() {
    #expect(Settings.variable(of: "fail-on-improvement") == "JANKLAB_FAIL_ON_IMPROVEMENT")
  }
}

/// A folder with some files, for scripts.
private enum ScenarioDeskShell {
  static func with(_ files: [String: String], work: (URL) throws -> Void) throws {
    try Shell.inNewFolder { folder in
      let desk = ScenarioDesk(folder: folder)
      for (path, text) in files { try desk.write(text, to: path) }
      try work(folder)
    }
  }
}
