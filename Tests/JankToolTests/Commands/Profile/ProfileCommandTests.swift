import Foundation
import JankEngine
import JankScenarios
import JankTool
import Testing

// Also tests: ProfileFitCommand, ProfileText.

struct ProfileCommandTests {
  @Test func `all profiles are listed`() async throws {
    let run = try await ToolRun(["profile", "list"])
    #expect(run.code == .done)
    for name in ["phone-60 ", "phone-120 ", "phone-60-busy ", "phone-60-triple "] {
      #expect(run.output.contains("\n\(name)"))
    }
  }

  @Test func `each number is shown with its unit, its mark and its source`() async throws {
    let run = try await ToolRun(["profile", "show", "phone-60-busy"])
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains { $0.hasPrefix("frameMedian 8 ms measured ") })
    #expect(lines.contains { $0.hasPrefix("drawPerMegapixel 4 ms/Mpx assumed 1–16 ") })
    #expect(lines.contains { $0.hasPrefix("layoutPerView 0.015 ms/view assumed ") })
    #expect(lines.contains { $0.hasPrefix("execute ") && $0.contains("assumed") })
  }

  @Test(arguments: [
    (
      "phone-60",
      [
        "frame budget 16.67 ms at 60 Hz",
        "commit deadline 16.67 ms after the frame begins, at the next refresh",
        "presentation 33.33 ms after it begins, 50.00 ms with a third buffer",
      ]
    ),
    ("phone-60-triple", ["presentation 50.00 ms after it begins"]),
    ("phone-60-double", ["presentation 33.33 ms after it begins"]),
    ("phone-promotion", ["frame budget 8.33 ms at 120 Hz, up to 100.00 ms at 10 Hz"]),
  ])
  func `the frame budget and the deadlines that follow from it are shown`(
    name: String,
    expected: [String]
  ) async throws {
    let run = try await ToolRun(["profile", "show", name])
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    for line in expected { #expect(lines.contains(line), "\(run.output)") }
  }

  @Test func `a profile that is not there is answered with the nearest`() async throws {
    let run = try await ToolRun(["profile", "show", "phone-61"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"phone-60\"?"))
  }

  @Test func `a profile in place of a command is answered with the command that shows it`()
    async throws
  {
    let run = try await ToolRun(["profile", "phone-60"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean janklab profile show phone-60?"))
  }

  @Test(arguments: DeviceProfile.all.map(\.name))
  func `a profile that was written can be shown again`(name: String) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let path = desk.path("a.profile.json")
      let one = try await ToolRun(["profile", "show", name, "-o", path])
      #expect(one.code == .done)
      // The file says what is special about it, and where everything comes from.
      let table = try await ToolRun(["profile", "show", name])
      #expect(try await ToolRun(["profile", "show", path]).output == table.output)
    }
  }

  /// The profiles of ours, and such as only a file describes.
  private static let profiles = {
    var late = DeviceProfile.phone60
    late.hysteresis = .afterEmpty(refreshes: 30)
    var lasting = DeviceProfile.promotionPad
    (lasting.hysteresis, lasting.refreshRate, lasting.rates) = (.never, 60, [60, 40])
    lasting[.touchRate] = 120
    var replaying = DeviceProfile.tripleBufferedPhone60
    replaying.costs.frame = .recorded([.microseconds(5), .microseconds(7)])
    return DeviceProfile.all + [late, lasting, replaying]
  }()

  @Test(arguments: Self.profiles)
  func `a profile under another name is the same device, however often it is written`(
    profile: DeviceProfile
  ) throws {
    var copy = profile
    copy.name = "copy"
    let text = ProfileFile.text(copy)
    #expect(text.contains("\"basis\": \"phone-60\""))
    var read = try ProfileFile.read(Array(text.utf8), path: "copy.profile.json")
    for profileValue in copy.profileValues {
      #expect(read.origin(of: profileValue) == copy.origin(of: profileValue))
    }
    for choice in ProfileChoice.allCases {
      #expect(read.origin(of: choice) == copy.origin(of: choice))
      #expect(read.words(for: choice) == copy.words(for: choice))
    }
    #expect(ProfileFile.text(read) == text)
    (read.origins, read.choiceOrigins) = (copy.origins, copy.choiceOrigins)
    #expect(read == copy)
  }

  @Test func `a replayed cost is written to the nearest microsecond, and none becomes nothing`()
    throws
  {
    var profile = DeviceProfile.phone60
    profile.name = "copy"
    let costs = [400, 1_499, 1_500, 16_666_667].map { Interval(nanoseconds: $0) }
    profile.costs.frame = .recorded(costs)
    let read = try ProfileFile.read(
      Array(ProfileFile.text(profile).utf8),
      path: "copy.profile.json"
    )
    let written = [1, 1, 2, 16_667].map { Interval.microseconds($0) }
    #expect(read.costs.frame == .recorded(written))
  }

  @Test func `the profile that the manual shows is one`() throws {
    let text = try ReadmeConsole.page("DescribeDevices")
    let blocks = text.components(separatedBy: "```").filter { $0.contains("device-profile/1\"") }
    let block = try #require(blocks.first { $0.hasPrefix("json\n") })
    let profile = try ProfileFile.read(Array(block.dropFirst(5).utf8), path: "page.md")
    #expect(profile.displayRates == [120, 80, 60])
    #expect(profile.hysteresis == .afterEmpty(refreshes: 30))
    #expect(profile.costs.execute == .milliseconds(3))
  }

  @Test func `a fit states how well it fits and plays in a scenario`() async throws {
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
      let report = try await ToolRun(["profile", "fit", desk.path("costs.txt")])
      #expect(report.output.hasPrefix("costs: 200 frames\n"))
      let file = try await ToolRun(["profile", "fit", desk.path("costs.txt"), "--output", "-"])
      #expect(file.output.contains("device-profile/1"))
      #expect(file.errors.hasPrefix("costs: 200 frames\n"))
    }
  }

  @Test func `a replay that no file would hold is rejected`() async throws {
    let costs = (0..<20).map { "\($0 % 5 + 4)" }.joined(separator: "\n")
    try await ScenarioDesk.with(["costs.txt": costs]) { desk in
      let words = ["profile", "fit", desk.path("costs.txt"), "--replay"]
      let fit = try await ToolRun(words)
      #expect(fit.code == .wrongUsage && fit.output.isEmpty)
      #expect(fit.errors.contains("add --output FILE"))
      let file = try await ToolRun(words + ["--output", "-"])
      #expect(file.code == .done && file.output.contains("frameCosts"))
    }
  }

  @Test func `a list that is not there or too short is rejected`() async throws {
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
