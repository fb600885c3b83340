import Foundation
import JankTool
import Testing

struct DeviceChoiceTests {
  /// Two scenarios, of which one lists a device that is a file, and a file that none lists.
  private func desk<Value>(_ work: (ScenarioDesk) async throws -> Value) async throws -> Value {
    let files = [
      "listing.scenario.json": SampleScenarios.tapped(
        "listing",
        devices: ["phone-60", "listed.profile.json"]
      ),
      "plain.scenario.json": SampleScenarios.tapped("plain", devices: ["phone-120"]),
      "listed.profile.json": try await Self.profile("listed"),
      "other.profile.json": try await Self.profile("other"),
    ]
    return try await ScenarioDesk.with(files, work: work)
  }

  private static func profile(_ name: String) async throws -> String {
    try await ToolRun(["profile", "show", "phone-60-double", "--format", "json"]).output
      .replacing(#""name": "phone-60-double""#, with: "\"name\": \"\(name)\"")
  }

  /// What was run, each as its scenario and device, and what was said besides.
  private func runs(
    _ desk: ScenarioDesk,
    _ device: String
  ) async throws -> (names: [String], errors: String) {
    let run = try await ToolRun([
      "run", desk.folder.path, "--strategy", "core-animation", "--format", "json", "--device",
      device,
    ])
    #expect(run.code == .done, "\(run.errors)")
    let names = zip(try run.texts("scenario"), try run.texts("device")).map { "\($0) \($1)" }
    return (names, run.errors)
  }

  @Test(arguments: ["run", "check", "compare", "explain", "baseline record"])
  func `the option in the plural is the same`(command: String) async throws {
    try await desk { desk in
      let words = command.split(separator: " ").map(String.init)
      let run = try await ToolRun(words + [desk.folder.path, "--devices", "no-phone"])
      #expect(run.errors.contains("no-phone") && !run.errors.contains("unknown option"))
    }
  }

  @Test func `names of ours and files are for every scenario, in the order of the command line`()
    async throws
  {
    try await desk { desk in
      let runs = try await runs(desk, "\(desk.path("other.profile.json")),phone-60-busy")
      #expect(runs.errors.isEmpty)
      #expect(
        runs.names == [
          "listing other", "listing phone-60-busy", "plain other", "plain phone-60-busy",
        ]
      )
    }
  }

  @Test func `the word all is answered with the devices to list`() async throws {
    try await desk { desk in
      let run = try await ToolRun(["run", desk.folder.path, "--device", "all"])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("help: list them: --device phone-60,phone-120,phone-60-busy"))
    }
  }

  @Test func `a name that a scenario lists is for that one, and others are reported`() async throws
  {
    try await desk { desk in
      let runs = try await runs(desk, "listed")
      #expect(runs.names == ["listing listed"])
      #expect(
        runs.errors.hasPrefix(
          "\(desk.path("plain.scenario.json")): warning: \"listed\" is omitted"
        )
      )
    }
  }

  @Test func `a name that one of many scenarios lists is reported once`() async throws {
    try await desk { desk in
      for name in ["another", "third"] {
        let scenario = SampleScenarios.tapped(name, devices: ["phone-120"])
        try desk.write(scenario, to: "\(name).scenario.json")
      }
      let runs = try await runs(desk, "listed")
      #expect(runs.names == ["listing listed"])
      #expect(
        runs.errors.hasPrefix(
          "--device: warning: \"listed\" is omitted: 3 of 4 scenarios do not list this device\n"
        )
      )
      #expect(runs.errors.split(separator: "\n").count { $0.contains("is omitted") } == 1)
    }
  }

  @Test func `a file cannot have the name of a device of ours`() async throws {
    try await desk { desk in
      try desk.write(try await Self.profile("phone-60"), to: "false.profile.json")
      let run = try await ToolRun([
        "run", desk.folder.path, "--device", desk.path("false.profile.json"),
      ])
      #expect(run.code == .wrongUsage && run.output.isEmpty)
      #expect(run.errors.contains("has the name of a device of ours, \"phone-60\""))
    }
  }

  @Test(arguments: [("lsted", false), ("my, phone.profile.json", true)])
  func `a path that a comma splits is rejected with the reason`(device: String, isTold: Bool)
    async throws
  {
    try await desk { desk in
      let run = try await ToolRun(["run", desk.folder.path, "--device", device])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("a comma ends a name") == isTold, "\(run.errors)")
    }
  }

  @Test(arguments: ["run", "check", "explain", "compare"])
  func `every command that plays takes a file`(command: String) async throws {
    try await desk { desk in
      let path = desk.path("plain.scenario.json")
      let words = [command, path, "--device", desk.path("other.profile.json")]
      let rule = command == "check" ? SampleScenarios.rule : []
      let run = try await ToolRun(words + rule + ["--format", "json"])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains(#""device": "other""#))
    }
  }

  @Test func `the columns of a matrix can be files`() async throws {
    try await desk { desk in
      let words = ["compare", desk.path("plain.scenario.json"), "--format", "json", "--profile"]
      let run = try await ToolRun(words + ["phone-60,\(desk.path("other.profile.json"))"])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains(#""device": "phone-60""#))
      #expect(run.output.contains(#""device": "other""#))
    }
  }

  @Test(arguments: ["run", "check", "explain", "compare"])
  func `what is no device is wrong usage, with the nearest and all ways to name one`(
    command: String
  ) async throws {
    try await desk { desk in
      let run = try await ToolRun([command, desk.folder.path, "--device", "lsted"])
      #expect(run.code == .wrongUsage && run.output.isEmpty)
      #expect(run.errors.contains(#"--device knows no device "lsted""#), "\(run.errors)")
      #expect(run.errors.contains(#"did you mean "listed"?"#))
      #expect(run.errors.contains("files that end in .profile.json"))
    }
  }

  @Test func `two devices of one name and files that are none are rejected`() async throws {
    try await desk { desk in
      let (listed, broken) = (desk.path("listed.profile.json"), desk.path("broken.profile.json"))
      let words = ["run", desk.folder.path, "--device"]
      let twice = try await ToolRun(words + ["listed,\(listed)"])
      #expect(twice.code == .wrongUsage)
      #expect(twice.errors.contains(#"two devices that are called "listed""#))
      #expect(try await ToolRun(words + [broken]).code == .missingInput)
      try desk.write("{}", to: "broken.profile.json")
      #expect(try await ToolRun(words + [broken]).code == .invalidData)
    }
  }

  @Test func `a baseline without a device is rejected with the command that adds it`() async throws
  {
    try await desk { desk in
      let words = [desk.path("plain.scenario.json"), "--baseline", desk.path("baseline.json")]
      let device = ["--device", desk.path("other.profile.json")]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let missing = try await ToolRun(["check"] + words + device)
      #expect(missing.code == .invalidData)
      let command = (["janklab", "baseline", "update"] + words + device).joined(separator: " ")
      #expect(missing.errors.contains(command), "\(missing.errors)")
      #expect(try await ToolRun(["baseline", "update"] + words + device).code == .done)
      #expect(try await ToolRun(["check"] + words + device).code == .done)
      // The scenario does not request the device, like one that it dropped.
      let plain = try await ToolRun(["check"] + words)
      #expect(plain.code == .regressed && plain.output.contains("no longer requests it"))
    }
  }

  @Test func `a file of a device is not written over`() async throws {
    try await desk { desk in
      let path = desk.path("other.profile.json")
      let before = try desk.read("other.profile.json")
      let run = try await ToolRun([
        "run", desk.path("plain.scenario.json"), "--device", path, "--out", "json=\(path)",
      ])
      #expect(run.code == .wrongUsage)
      #expect(try desk.read("other.profile.json") == before)
    }
  }
}
