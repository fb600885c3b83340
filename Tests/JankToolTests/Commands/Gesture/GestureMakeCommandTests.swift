import JankImports
import JankScenarios
import JankTool
import JankTrace
import Testing

struct GestureMakeCommandTests {
  private func make(_ words: String...) async throws -> ToolRun {
    try await ToolRun(["gesture", "make"] + words)
  }

  private func stream(_ run: ToolRun) throws -> GestureStream {
    #expect(run.code == .done && run.errors.isEmpty)
    return try GestureRecording.read(Array(run.output.utf8), path: "made").stream
  }

  @Test(arguments: SyntheticTouch.Preset.allCases)
  func `every preset makes a gesture, another for another seed`(
    preset: SyntheticTouch.Preset
  ) async throws {
    let first = try await make(preset.rawValue, "--seed", "7")
    let made = try stream(first)
    #expect(made.id == "\(preset.rawValue)-7" && made.unit == .points)
    #expect(made.provenance.kind == "synthetic")
    #expect(try await make(preset.rawValue, "--seed", "7").output == first.output)
    #expect(try await make(preset.rawValue, "--seed", "8").output != first.output)
  }

  @Test func `options take the place of draws`() async throws {
    let run = try await make(
      "flick",
      "--from",
      "-5,20",
      "--to=100,20",
      "--over",
      "200 ms",
      "--release",
      "400",
      "--bow",
      "0",
      "--tremor",
      "0",
      "--hook-back",
      "0",
      "--rate",
      "60",
      "--jitter",
      "0 ms",
      "--speed",
      "minimum-jerk",
      "--cancelled"
    )
    let contact = try stream(run).contacts[0]
    #expect(contact.samples.count == 13 && contact.duration == .milliseconds(200))
    #expect(contact.samples[0].location == [-5, 20])
    #expect(contact.samples.last?.location == [100, 20])
    #expect(contact.end == .cancelled)
    let held = try await make("reversal", "--hold", "1 s", "--tremor", "0")
    let resting = try stream(held).contacts[0]
    #expect(resting.samples.last.map { resting.endTime - $0.time } == .milliseconds(1000))
  }

  @Test(
    arguments: [
      (["flik"], "did you mean \"flick\"?"),
      ([], "PRESET is missing"),
      (["flick", "--from", "5"], "--from expects two numbers"),
      (["flick", "--over", "5"], "--over expects a duration"),
      (["flick", "--hook-back", "2"], "--hook-back expects a number from 0 to 1"),
      (["flick", "--release", "90000"], "--release: on this path and in this time"),
      (["flick", "--relase", "9"], "did you mean \"--release\"?"),
      (["hesitant", "--release", "9"], "--release: a touch that rests before the release"),
    ]
  )
  func `what cannot be made is reported`(words: [String], message: String) async throws {
    let run = try await ToolRun(["gesture", "make"] + words)
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `what is made can be piped to be looked at`() throws {
    let result = try Shell.bash(
      #""$janklab" gesture make deliberate --seed 3 | "$janklab" gesture inspect - --format csv"#
    )
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("\r\nstandard input,1,0,pt,0,"))
  }
}
