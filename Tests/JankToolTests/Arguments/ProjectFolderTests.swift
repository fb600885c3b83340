import Foundation
import JankTool
import Testing

/// A project may be anybody's, and has nothing written outside its folder.
struct ProjectFolderTests {
  private func inProject<Value>(_ work: (URL) throws -> Value) throws -> Value {
    try Shell.inNewFolder { folder in
      let desk = ScenarioDesk(folder: folder)
      try desk.write("{}", to: "project/janklab.json")
      try desk.write("", to: "project/sub/hook")
      try desk.write("{}", to: "outside.json")
      let links = [
        "link": "..", "file.json": "../outside.json", "new.json": "../none.json",
        "hook.json": "sub/hook", "inside.json": "sub/none.json",
      ]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: desk.path("project/\(name)"),
          withDestinationPath: target
        )
      }
      return try work(folder.appending(path: "project"))
    }
  }

  @Test(arguments: [
    ("../outside.json", "\"..\""), ("sub/../../outside.json", "\"..\""),
    ("/outside.json", "\"..\""), ("link/outside.json", "outside"), ("link/none.json", "outside"),
    ("file.json", "outside"), ("new.json", "outside"), ("hook.json", "end in .json"),
    ("sub/hook", "end in .json"), (".git/hooks/pre-commit", "end in .json"),
  ])
  func `what lies elsewhere, or is no JSON, is not written for a project`(
    path: String,
    reason: String
  ) throws {
    try inProject { project in
      let script =
        "cd \"$folder\"; mkdir -p .git/hooks; "
        + "echo '{\"baseline\": \"\(path)\"}' > janklab.json; "
        + #""$janklab" baseline record sub; "$janklab" baseline update sub"#
      let result = try Shell.bash(script, folder: project)
      #expect(result.status == ExitCode.invalidData.rawValue)
      let message = "janklab.json:1:2: error: a project cannot have \"\(path)\" written: "
      #expect(result.errors.components(separatedBy: message).count == 3, "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test(arguments: ["baseline.json", "sub/baseline.json", "./a..b.json", "inside.json", "-"])
  func `what lies inside is written for a project`(path: String) throws {
    try inProject { project in
      let desk = ScenarioDesk(folder: project)
      try desk.write(SampleScenarios.tapped(), to: "sub/a.scenario.json")
      try desk.write("{\"baseline\": \"\(path)\"}", to: "janklab.json")
      for file in ["janklab.json", "\(project.path)/janklab.json"] {
        #expect(
          ProjectFolder(file: file) == ProjectFolder(file: "janklab.json")
            || file.hasPrefix("/")
        )
        let words = "baseline record sub --force --config '\(file)'"
        let result = try Shell.bash("cd \"$folder\"; \"$janklab\" \(words)", folder: project)
        #expect(result.status == 0, "\(result.errors)")
      }
      guard path != "-" else { return }
      #expect(try desk.read(path).contains("janklab-baseline"))
    }
  }

  @Test func `a file of options in another folder has nothing written beside that folder`() throws {
    try inProject { project in
      let desk = ScenarioDesk(folder: project)
      try desk.write(#"{"baseline": "b.json"}"#, to: "sub/janklab.json")
      let words = "baseline record sub --config sub/janklab.json"
      let result = try Shell.bash("cd \"$folder\"; \"$janklab\" \(words)", folder: project)
      #expect(result.status == ExitCode.invalidData.rawValue)
      #expect(result.errors.contains("lies outside the folder of this file"), "\(result.errors)")
    }
  }
}
