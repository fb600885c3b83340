import Foundation
import JankTool
import Testing

// Also tests: CalibrationText, CalibrationJSON, CalibrationSummary.

struct CalibrateCommandTests {
  private static let head =
    "window,tick,interval,deadline,block,uistart,ui,sync,rt,gpu,dequeue,complete,present"

  /// Frames at 100 Hz, three refreshes from tick to presentation; frame 12 takes 24 ms longer.
  private static func table(frameCount: Int = 40) -> String {
    var (text, last) = (head + "\n", 0)
    var free = 0
    for frame in 0..<frameCount {
      // A pause of ten refreshes behind each tenth frame.
      let tick = (frame + frame / 10 * 10) * 10_000_000
      let block = 200_000 + frame * 1_000
      let start = max(tick, free) + block
      let ui = frame % 20 == 12 ? 26_000_000 : 2_000_000 + frame * 3_000
      free = start + ui + 300_000
      let complete = free + 3_000_000 + 1_000_000
      let ready = (complete + 4_000_000 + 9_999_999) / 10_000_000
      let shown = max(tick / 10_000_000 + 3, ready, last + 1)
      last = shown
      let numbers = [
        tick, 10_000_000, tick + 20_000_000, block, start, ui, 300_000, 3_000_000, 1_000_000,
        20_000, complete, shown * 10_000_000,
      ]
      text += "w0," + numbers.map(String.init).joined(separator: ",") + "\n"
    }
    return text
  }

  private func calibrate(_ text: String, _ words: String...) async throws -> ToolRun {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "work.csv")
      try Data(text.utf8).write(to: file)
      return try await ToolRun(["calibrate", file.path(percentEncoded: false)] + words)
    }
  }

  @Test func `a table shows the three levels and both controls`() async throws {
    let run = try await calibrate(Self.table())
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    for level in ["one step", "display only", "free run", "control: always on time"] {
      #expect(run.output.contains(level))
    }
    #expect(run.output.contains("40 frames (20 + 20)"))
    #expect(run.output.contains("refresh after the deadline"))
  }

  @Test func `costs alone predict a recording that follows the rules`() async throws {
    let run = try await calibrate(Self.table(), "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let recording = try #require((json?["recordings"] as? [[String: Any]])?.first)
    let levels = try #require(recording["levels"] as? [[String: Any]])
    let free = try #require(levels.first { $0["level"] as? String == "free run" })
    #expect(free["frames"] as? Int == 38)
    #expect(free["exact"] as? Int == 38)
    #expect((free["late"] as? Int ?? 0) > 0)
    let onTime = try #require(levels.first { $0["level"] as? String == "always on time" })
    #expect((onTime["exact"] as? Int ?? 38) < 38)
  }

  @Test func `a folder gives one table for all its recordings, and one for each`() async throws {
    try await Shell.inNewFolder { folder in
      for name in ["b.csv", "a.txt"] {
        try Data(Self.table().utf8).write(to: folder.appending(path: name))
      }
      try Data("notes".utf8).write(to: folder.appending(path: "README.md"))
      let path = folder.path(percentEncoded: false)
      let run = try await ToolRun(["calibrate", path])
      #expect(run.code == .done)
      #expect(run.errors.isEmpty)
      let lines = run.output.split(separator: "\n").map(String.init)
      let starts = lines.compactMap { line in
        ["a ", "b ", "all "].first { line.hasPrefix($0) }
      }
      #expect(starts == ["a ", "b ", "all "])
      #expect(
        lines.contains { $0.hasPrefix("one step exact, over all") && $0.contains("≥ 98.0 %") }
      )
      #expect(run.output.contains("missed refreshes, on each"))
      #expect(run.output.contains("a.txt: 40 frames"))
      let markdown = try await ToolRun(["calibrate", path, "--format", "markdown"])
      #expect(markdown.output.contains("| all | 76 | 100.0 % | 100.0 % | 100.0 % |"))
      let one = try await ToolRun(["calibrate", path + "/b.csv"])
      #expect(!one.output.contains("over all"))
    }
  }

  @Test func `JSON has totals and goals, and the keys of its schema`() async throws {
    func object(_ run: ToolRun) throws -> [String: Any] {
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(json as? [String: Any])
    }
    let value = try object(try await calibrate(Self.table(), "--format", "json"))
    #expect(value["schema"] as? String == "janklab-calibration")
    #expect((value["totals"] as? [Any])?.count == 5)
    let goals = try #require(value["goals"] as? [[String: Any]])
    #expect(goals.count == 5)
    #expect(goals.allSatisfy { $0["met"] as? Bool == true })
    let schema = try object(try await ToolRun(["schema", "calibration"]))
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(value.keys) == Set(properties.keys).subtracting(["$schema"]))
  }

  @Test func `markdown has a table row for each level`() async throws {
    let run = try await calibrate(Self.table(), "--format", "markdown")
    #expect(run.output.contains("| level | exact |"))
    #expect(run.output.contains("| free run | 100.0 % |"))
  }

  @Test func `the profile can be read and states its source`() async throws {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "work.csv").path(percentEncoded: false)
      let profile = folder.appending(path: "my.profile.json").path(percentEncoded: false)
      try Data(Self.table().utf8).write(to: URL(filePath: file))
      let run = try await ToolRun(["calibrate", file, "--write-profile", profile, "--name", "mine"])
      #expect(run.code == .done)
      let shown = try await ToolRun(["profile", "show", profile, "--wide"])
      #expect(shown.code == .done)
      #expect(shown.output.contains("mine"))
      #expect(shown.output.contains("latchLead"))
      #expect(shown.output.contains("40 frames of"))
      #expect(shown.output.contains("hand-over        at once"))
      #expect(run.errors.hasSuffix("wrote \(profile)\n"), "\(run.errors)")
      let own = try await ToolRun(["calibrate", file, "--write-profile", file])
      #expect(own.code == .wrongUsage && own.errors.contains("it is an input and would be"))
      let other = try await ToolRun(["calibrate", file, "--write-profile", "p.json"])
      #expect(other.code == .wrongUsage)
      #expect(other.errors.contains("ends in .profile.json, found \"p.json\""))
      #expect(other.errors.contains("help: write p.profile.json"))
      let two = try await ToolRun(["calibrate", file, file, "--write-profile", profile])
      #expect(two.code == .wrongUsage)
      #expect(two.errors.contains("--write-profile makes one profile"))
    }
  }

  @Test func `a recording without costs and a short one are rejected`() async throws {
    let times = try await calibrate("16.7\n33.3\n")
    #expect(times.code == .invalidData)
    #expect(times.errors.contains("does not hold the work of each stage"))
    let short = try await calibrate(Self.table(frameCount: 5))
    #expect(short.code == .invalidData)
    #expect(short.errors.contains("needs at least 20 frames with all stages, found 5"))
  }
}
