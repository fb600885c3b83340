import Foundation
import JankTool
import Testing

struct ScenarioLibraryTests {
  @Test func `two scenarios of one name are rejected, with both files named`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("twin"),
      "b.scenario.json": SampleScenarios.tapped("other"),
      "c/c.scenario.json": SampleScenarios.tapped("twin"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .invalidData)
      #expect(run.output.isEmpty)
      #expect(
        run.errors == """
          \(desk.path("c/c.scenario.json")): error: "twin" is the name of \
          \(desk.path("a.scenario.json")) too
            help: give each scenario a name of its own

          """
      )
    }
  }

  @Test func `a file given twice is played once`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let path = desk.path("a.scenario.json")
      let run = try await ToolRun(["run", path, path])
      #expect(run.code == .done && run.errors.isEmpty)
      let once = try await ToolRun(["run", path])
      #expect(run.output == once.output)
    }
  }

  @Test func `what is wrong with every file is reported at once`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped().replacing("phone-60", with: "phone-6"),
      "b.scenario.json": SampleScenarios.tapped("good"),
      "c.scenario.json": "",
      "d.scenario.json": SampleScenarios.dragged(recording: "none.json"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .invalidData)
      #expect(run.output.isEmpty)
      let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("  ") }
      try #require(errors.count == 3, "\(run.errors)")
      #expect(errors[0].hasPrefix(desk.path("a.scenario.json:3:15: error: devices[0]: ")))
      #expect(errors[1].hasPrefix(desk.path("c.scenario.json:1:1: error: ")))
      #expect(errors[2].hasPrefix(desk.path("d.scenario.json:14:")))
      #expect(
        errors[2].hasSuffix(#"the recording "none.json" cannot be read: there is no such file"#)
      )
    }
  }

  @Test func `a recording is found from the folder of its scenario`() async throws {
    let files = [
      "deep/er/a.scenario.json": SampleScenarios.dragged("near"),
      "deep/er/drag.json": SampleScenarios.drag(points: 300),
      "b.scenario.json": SampleScenarios.dragged("above", recording: "deep/er/drag.json"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .done)
      #expect(run.errors.isEmpty)
      let absolute = SampleScenarios.dragged("far", recording: desk.path("deep/er/drag.json"))
      try desk.write(absolute, to: "c.scenario.json")
      let outside = try await ToolRun(["run", desk.path("c.scenario.json")])
      #expect(outside.code == .invalidData)
      #expect(outside.errors.contains("the recording"), "\(outside.errors)")
      let here = try Shell.bash(
        #"cd "$folder/deep/er" && "$janklab" run a.scenario.json"#,
        folder: desk.folder
      )
      #expect(here.status == 0)
      #expect(here.errors.isEmpty)
    }
  }

  @Test func `a file that cannot be read is missing input, whatever the others are`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": "{"]) { desk in
      let paths = [desk.path("a.scenario.json"), desk.path("none.scenario.json")]
      for paths in [paths, paths.reversed()] {
        let run = try await ToolRun(["run"] + paths)
        #expect(run.code == .missingInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("\(desk.path("none.scenario.json")): error: "))
      }
    }
  }

  @Test func `a folder without scenarios is missing input`() async throws {
    try await ScenarioDesk.with(["notes.json": "{}"]) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .missingInput)
      #expect(run.errors.contains("the folder holds no scenario"))
    }
  }
}

// MARK: Files that a scenario names

extension ScenarioLibraryTests {
  /// Plays a scenario that names a file, in a folder that has more around it.
  private func errors(naming path: String) async throws -> String {
    let files = [
      "in/a.scenario.json": SampleScenarios.dragged(recording: path),
      "in/gestures/drag.json": SampleScenarios.drag(points: 300),
      "out/drag.json": SampleScenarios.drag(points: 300),
    ]
    return try await ScenarioDesk.with(files) { desk in
      _ = try Shell.bash(
        """
        cd "$folder/in" && mkfifo pipe && ln -s ../out/drag.json link && ln -s ../out away \
        && ln -s gestures near && ln -s /dev/ptmx device && ln -s loop loop
        """,
        folder: desk.folder
      )
      return try await ToolRun(["run", desk.path("in/a.scenario.json")]).errors
    }
  }

  @Test(arguments: ["gestures/drag.json", "./gestures/../gestures/drag.json", "near/drag.json"])
  func `a file inside the folder of the scenario is read`(path: String) async throws {
    #expect(try await errors(naming: path).isEmpty)
  }

  @Test(arguments: [
    ("/etc/passwd", "the path is absolute"), ("/proc/kmsg", "the path is absolute"),
    ("../out/drag.json", "leads out of"), ("gestures/../../out/drag.json", "leads out of"),
    ("link", "leads out of"), ("away/drag.json", "leads out of"),
    ("pipe", "not a regular file"), ("device", "not a regular file"),
    ("gestures", "not a regular file"),
    ("loop", "there is no such file"), ("none.json", "there is no such file"),
  ])
  func `a file elsewhere, and what is no file, is rejected unopened`(
    path: String,
    reason: String
  ) async throws {
    let errors = try await errors(naming: path)
    #expect(errors.contains("the recording \"\(path)\" cannot be read: "), "\(errors)")
    #expect(errors.contains(reason), "\(errors)")
  }

  @Test func `a project whose files are links somewhere else can be played`() async throws {
    let files = [
      "store/a.scenario.json": SampleScenarios.dragged(recording: "drag.json"),
      "store/drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      _ = try Shell.bash(
        #"""
        mkdir "$folder/view" && cd "$folder/view" \
        && ln -s ../store/a.scenario.json ../store/drag.json .
        """#,
        folder: desk.folder
      )
      let run = try await ToolRun(["run", desk.path("view/a.scenario.json")])
      #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
    }
  }
}
