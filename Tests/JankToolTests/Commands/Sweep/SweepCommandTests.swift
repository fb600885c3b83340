import Foundation
import JankTool
import Testing

// Also tests: BlockRun, RunMemo, ShardRun, ShardStore, SweepPaths, LineReader, ResultFile.

struct SweepCommandTests {
  @Test func `a sweep writes one line for each block, and prints the values`() async throws {
    try await SweepDesk.with { desk in
      let run = try await desk.sweep([])
      #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
      #expect(
        run.output.hasPrefix("small: 9 points × 2 strategies × 2 devices × 2 stalls: 72 cases\n")
      )
      #expect(run.output.contains("48 cases, 0 invalid, 24 excluded"))
      #expect(run.output.hasSuffix("now try: janklab tune \(desk.path("small.sweep.ndjson"))\n"))
      #expect(
        try desk.names() == ["small.sweep.json", "small.sweep.ndjson", "tapped.scenario.json"]
      )
      let lines = try desk.read("small.sweep.ndjson").split(separator: "\n")
      #expect(lines.count == 73)
      for line in lines {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(value is [String: Any])
      }
      #expect(lines[65].hasSuffix(#""rows":[null]}"#))
    }
  }

  @Test func `a result and a sweep in each other's place are named, and output needs a file`()
    async throws
  {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let result = desk.path("small.sweep.ndjson")
      let again = try await ToolRun(["sweep", result])
      #expect(again.code == .invalidData)
      #expect(again.errors.contains("expected a sweep, found the result of one"))
      try desk.write(SweepDesk.sweep, to: "other.json")
      let tuned = try await ToolRun(["tune", desk.path("other.json")])
      #expect(tuned.code == .invalidData)
      #expect(tuned.errors.contains("expected the result of a sweep, found JSON over several"))
      let piped = try await ToolRun(["sweep", desk.path("small.sweep.json"), "--output", "-"])
      #expect(piped.code == .wrongUsage && piped.errors.contains("--output - is for one shard"))
    }
  }

  @Test func `the values are those of single runs`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let lines = try desk.read("small.sweep.ndjson").split(separator: "\n")
      // Point 0, display-link, phone-60: with and without a stall.
      for (number, stall) in [(4, false), (5, true)] {
        let played = try await ToolRun(
          ["sweep", "--case", "\(number)", desk.path("small.sweep.json")]
        )
        let command = "janklab compare FILE --stall 50ms --seeds 1"
        #expect(
          played.code == .done && played.errors.contains(command) == stall,
          "\(played.errors)"
        )
        try desk.write(played.output, to: "case.scenario.json")
        let compared = try await ToolRun(
          ["compare", desk.path("case.scenario.json"), "--format", "json", "--seeds", "1"]
            + ["--metrics", "apple.hitch-time-ratio,transition.settle.max"]
            + (stall ? ["--stall", "50ms"] : [])
        )
        #expect(compared.code == .done, "\(compared.errors)")
        let rows = try #require(
          try JSONSerialization.jsonObject(with: Data(lines[number + 1].utf8)) as? [String: Any]
        )
        let row = try #require((rows["rows"] as? [[Int]])?.first)
        for value in row {
          let text = "\(Double(value) / 1_000_000)".replacing(".0", with: "")
          #expect(compared.output.contains(text), "\(text)")
        }
      }
    }
  }

  @Test func `cases that differ in nothing that is shown are played once`() async throws {
    let still = """
      {
        "format": "device-profile/1", "name": "still", "basis": "phone-60",
        "figures": { "jitter": { "value": 0, "mark": "measured", "source": "a test" } }
      }
      """
    let sweep = """
      {
        "name": "small",
        "scenarios": ["tapped.scenario.json"],
        "parameters": {
          "layers": { "path": "screens.Sheet.layers", "values": [2, 6] },
          "unseen": { "path": "screens.Attic.layers", "values": [1, 30, 60] }
        },
        "strategies": ["display-link"],
        "devices": ["phone-60", "still.profile.json"],
        "seeds": { "from": 1, "count": 4 },
        "objectives": [{ "minimize": "apple.hitch-time-ratio" }]
      }
      """
    let scenario = SampleScenarios.tapped(devices: ["phone-60"])
      .replacing(#""screens": {"#, with: #""screens": { "Attic": { "layers": 5 },"#)
    let files = [
      "tapped.scenario.json": scenario, "small.sweep.json": sweep, "still.profile.json": still,
    ]
    try await SweepDesk.with(files) { desk in
      let run = try await desk.sweep(["--jobs", "1"])
      #expect(run.code == .done, "\(run.errors)")
      // Of 24 cases on the usual device 8 differ; of those without deviations 2.
      #expect(run.errors.contains("38 cases took over the result of an equal run"))
      let shared = try desk.read("small.sweep.ndjson").split(separator: "\n").dropFirst()
      #expect(shared.count == 48)
      for number in 0..<48 {
        // Each case alone, in a process of its own memory.
        let alone = try await desk.run(
          ["sweep", "--quiet", "--shard", "\(number + 1)/48", "--output", "-"],
          "small.sweep.json"
        )
        #expect(alone.output.split(separator: "\n").last == shared[number + 1])
      }
    }
  }

  @Test func `a finished result is kept unless forced`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let first = try desk.bytes("small.sweep.ndjson")
      let again = try await desk.sweep(["--quiet"])
      #expect(again.output == "\(desk.path("small.sweep.ndjson")) is finished\n")
      // As after a kill while the parts of the result were removed.
      let shard = [
        "sweep", "--quiet", "--shard", "1/32", "--parts", desk.path("small.sweep.parts"),
      ]
      #expect(try await desk.run(shard, "small.sweep.json").code == .done)
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      #expect(try !desk.names().contains("small.sweep.parts"))
      let forced = try await desk.sweep(["--quiet", "--force"])
      #expect(forced.output.hasPrefix("wrote "))
      #expect(try desk.bytes("small.sweep.ndjson") == first)
      // Another sweep has another digest, so that the old result does not count.
      try desk.write(SweepDesk.sweep.replacing("50 ms", with: "60 ms"), to: "small.sweep.json")
      let changed = try await desk.sweep(["--quiet"])
      #expect(changed.output.hasPrefix("wrote "))
      #expect(try desk.bytes("small.sweep.ndjson") != first)
    }
  }

  @Test func `a finished shard is not run again, a damaged one is`() async throws {
    try await SweepDesk.with { desk in
      let words = ["sweep", "--quiet", "--shard", "2/3", "--parts", desk.path("parts")]
      let first = try await desk.run(words, "small.sweep.json")
      #expect(first.code == .done && first.output.hasPrefix("wrote "))
      let name = try #require(try desk.names(in: "parts").first)
      #expect(name.hasSuffix("-2-of-3.shard.ndjson"))
      let content = try desk.read("parts/\(name)")
      let second = try await desk.run(words, "small.sweep.json")
      #expect(second.output == "\(desk.path("parts"))/\(name) is finished\n")
      for damaged in [
        content.replacing("\"rows\":[[0,", with: "\"rows\":[[1,"), String(content.dropLast(20)),
        String(content.split(separator: "\n").dropLast().joined(separator: "\n")) + "\n", "",
      ] {
        #expect(damaged != content)
        try desk.write(damaged, to: "parts/\(name)")
        let run = try await desk.run(words, "small.sweep.json")
        #expect(run.code == .done && run.output.hasPrefix("wrote "))
        #expect(try desk.read("parts/\(name)") == content)
      }
    }
  }

  @Test func `finished parts of an ended sweep are used`() async throws {
    try await SweepDesk.with { desk in
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      let whole = try desk.bytes("small.sweep.ndjson")
      try FileManager.default.removeItem(atPath: desk.path("small.sweep.ndjson"))
      let parts = desk.path("small.sweep.parts")
      let shard = ["sweep", "--quiet", "--shard", "1/32", "--parts", parts]
      #expect(try await desk.run(shard, "small.sweep.json").code == .done)
      let dry = try await desk.sweep(["--dry-run"])
      #expect(dry.output.contains("\n1 of 32 parts are finished, in \(parts)\n"), "\(dry.output)")
      #expect(try await desk.sweep(["--quiet"]).code == .done)
      #expect(try desk.bytes("small.sweep.ndjson") == whole)
      #expect(!FileManager.default.fileExists(atPath: parts))
      let done = try await desk.sweep(["--dry-run"])
      #expect(done.output.contains("\n\(desk.path("small.sweep.ndjson")) is finished\n"))
    }
  }

  @Test func `the number of jobs has no effect`() async throws {
    try await SweepDesk.with { desk in
      var results: Set<Data> = []
      for jobs in ["1", "2", "7"] {
        #expect(try await desk.sweep(["--quiet", "--force", "--jobs", jobs]).code == .done)
        results.insert(try desk.bytes("small.sweep.ndjson"))
      }
      #expect(results.count == 1)
    }
  }

  @Test(arguments: [
    (["--shard", "0/4"], "--shard expects K/N with K from 1 to N, or auto; found \"0/4\""),
    (["--shard", "auto"], "--shard auto: no variable of an engine is set"),
    (["--case", "72"], "the sweep has no case 72"),
    (["--format", "json"], "--format has no effect without --dry-run or --plan"),
    (["--output", "small.html"], "small.sweep.ndjson --output small.html"),
  ])
  func `wrong words are rejected`(words: [String], message: String) async throws {
    try await SweepDesk.with { desk in
      let run = try await desk.run(["sweep"] + words, "small.sweep.json")
      #expect(run.code == .wrongUsage && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `a run that takes too long ends the sweep without a result`() async throws {
    try await SweepDesk.with { desk in
      let run = try await desk.sweep(["--timeout", "1ns"])
      #expect(run.code == .simulationFailed, "\(run.errors)")
      #expect(run.errors.contains("took longer than the time limit"))
      #expect(!(try desk.names().contains("small.sweep.ndjson")))
    }
  }
}
