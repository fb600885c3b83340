import Foundation
import JankTool
import Testing

struct InitCommandTests {
  @Test func `the starter set is written and named, and the next command works`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let folder = desk.path("new")
      let run = try await ToolRun(["init", folder])
      #expect(run.code == .done && run.errors.isEmpty)
      #expect(run.output.hasSuffix("now try: janklab run \(folder)\n"))
      #expect(try await ToolRun(["validate", folder]).output == "5 files are valid\n")
      #expect(try await ToolRun(["run", folder]).code == .done)
    }
  }

  @Test func `nothing is written over unless asked`() async throws {
    try await ScenarioDesk.with(["README.md": "mine"]) { desk in
      let folder = desk.folder.path
      let refused = try await ToolRun(["init", folder])
      #expect(refused.code == .cannotCreate)
      #expect(
        refused.errors
          == "\(folder)/README.md: error: is there already\n  help: --force overwrites it\n"
      )
      #expect(try desk.read("README.md") == "mine")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["README.md"])
      #expect(try await ToolRun(["init", "--force", folder]).code == .done)
      #expect(try desk.read("README.md") != "mine")
    }
  }

  @Test func `the package of an app is kept, with a note`() async throws {
    try await ScenarioDesk.with(["Package.swift": "mine"]) { desk in
      let folder = desk.folder.path
      for options in [[], ["--force"]] {
        let words = ["init", "--ci", "github", folder, "--jank-lab", "../JankLab"] + options
        let run = try await ToolRun(words, columns: 1_000)
        #expect(run.code == .done)
        #expect(run.output.contains("Package.swift was kept; unless JankLab is one of its "))
        #expect(run.output.contains(#"add: .package(path: "../JankLab")"#))
        #expect(try desk.read("Package.swift") == "mine")
      }
    }
  }

  @Test(arguments: BuildServer.allCases)
  func `a package brings the scenarios that its workflow checks`(server: BuildServer) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let words = ["init", "--package", "--ci", server.rawValue, desk.path("photos")]
      let run = try await ToolRun(words, columns: 1_000)
      #expect(run.code == .done && run.output.contains("now: "), "\(run.errors)")
      #expect(run.output.contains("photos/Scenarios/"), "\(run.output)")
      #expect(!run.output.contains("is not there"), "\(run.output)")
    }
  }

  @Test(arguments: [
    (
      ["--jank-lab", "https://x.org/J.git", "--jank-lab-version", "abc1234"],
      "expects all 40 digits of a revision, found \"abc1234\"\n"
        + "  help: git rev-parse abc1234 prints them"
    ),
    (
      ["--jank-lab", "../J", "--jank-lab-version", "main"],
      "has no effect on the folder \"../J\"\n  help: remove it, or name a URL with --jank-lab"
    ),
  ])
  func `a version that cannot be meant is rejected`(
    words: [String],
    message: String
  ) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let folder = desk.path("new")
      for option in [["--package"], ["--ci", "github"]] {
        let run = try await ToolRun(["init", folder] + option + words)
        #expect(run.code == .wrongUsage && run.errors.contains(message), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder))
      }
    }
  }

  @Test func `a folder that cannot be made is reported`() async throws {
    let run = try await ToolRun(["init", "/nowhere/at/all"])
    #expect(run.code == .cannotCreate)
    #expect(run.errors.contains("cannot create: No such file or directory"))
  }
}
