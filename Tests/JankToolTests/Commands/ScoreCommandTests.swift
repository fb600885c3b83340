import Foundation
import JankTool
import Testing

// Also tests: JankReports/FrameTable, JankReports/SignificanceTable, ScoreConditions, ScoreFormat.

struct ScoreCommandTests {
  private func score(
    _ text: String,
    _ words: String...,
    name: String = "times.txt"
  ) async throws -> ToolRun {
    try await Shell.inNewFolder { folder in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return try await ToolRun(["score", file.path(percentEncoded: false)] + words)
    }
  }

  @Test func `a list of frame times has its metrics`() async throws {
    let run = try await score(
      "16.7\n33.3\n",
      "--metrics",
      "frame-time.max,frames.rate",
      "--format",
      "csv"
    )
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix(",frame times,frame-time.max,common,33.3,ms,,"))
    #expect(lines[2].hasSuffix(",frame times,frames.rate,common,40.0,fps,,"))
  }

  @Test func `frame times of two files are tested for a difference`() async throws {
    let run = try await Shell.inNewFolder { folder in
      let files = ["a.txt": "16.7 16.8 16.6 16.5 16.9", "b.txt": "33.3 33.4 33.2 33.1 33.5"]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let paths = files.keys.sorted().map { folder.appending(path: $0).path(percentEncoded: false) }
      return try await ToolRun(["score"] + paths + ["--significance"])
    }
    #expect(run.code == .done)
    let line = try #require(run.output.split(separator: "\n").last)
    // Of the 252 ways to part ten values two part them so.
    #expect(line.contains("25.0  0.007937  exact   differs"))
  }

  @Test func `frames are a line each, with a column for what is known of any`() async throws {
    let run = try await score("16.7\n33.3\n", "--frames")
    #expect(run.code == .done)
    let lines = run.output.split(separator: "\r\n").map(String.init)
    #expect(lines.first == "file,stream,frame,shownNs")
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix(",frame times,0,16700000"))
    #expect(lines.last?.hasSuffix(",frame times,1,50000000") == true)
  }

  @Test func `frames of which nothing is known but their number are not listed`() async throws {
    let summary = #"{"frame_count": 2000000, "average_frame_build_time_millis": 3}"#
    let run = try await score(summary, "--frames", name: "summary.json")
    #expect(run.code == .invalidData && run.output.isEmpty)
    #expect(run.errors.contains("the file has no frame times"))
    #expect(try await score(summary, name: "summary.json").code == .done)
  }

  @Test(arguments: ScoreFormat.allCases)
  func `every format has every metric`(format: ScoreFormat) async throws {
    let run = try await score("16.7 33.3", "--format", format.rawValue)
    #expect(run.code == .done)
    for id in ["apple.hitch-time", "frame-time.max", "perfdog.jank"] {
      #expect(run.output.contains(id), "\(id)")
    }
  }

  @Test func `what a file does not say the command line can`() async throws {
    let without = try await score("16.7 33.3", "--metrics", "refreshes.missed")
    #expect(without.output.contains("n/a, since the list does not say how often"))
    let with = try await score(
      "16.7 33.3",
      "--metrics",
      "refreshes.missed",
      "--refresh-rate",
      "59.94",
      "--format",
      "csv"
    )
    #expect(with.output.contains(",refreshes.missed,common,1,refreshes,"))
    let late = """
      <r><node><schema name="hitches"><col><mnemonic>start</mnemonic></col><col><mnemonic>duration\
      </mnemonic></col></schema><row><a>0</a><b>75030000</b></row></node></r>
      """
    let ratio = try await score(
      late,
      "--metrics",
      "apple.hitch-time-ratio",
      "--animation-time",
      "93.28 s",
      "--format",
      "csv"
    )
    #expect(ratio.output.contains(",apple.hitch-time-ratio,Apple,0.804"))
    #expect(ratio.output.contains(",ms/s,good,"))
  }

  @Test(arguments: [
    ["--refresh-rate", "0"], ["--refresh-rate", "fast"], ["--animation-time", "3"],
    ["--metrics", "jank"], ["--stream", "nobody"], ["--format", "xml"],
    ["--input-format", "word"],
  ])
  func `wrong options are wrong usage`(words: [String]) async throws {
    let run = try await Shell.inNewFolder { folder in
      let file = folder.appending(path: "a.txt")
      try Data("16.7 33.3".utf8).write(to: file)
      return try await ToolRun(["score", file.path(percentEncoded: false)] + words)
    }
    #expect(run.code == .wrongUsage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("janklab score: error: "), "\(run.errors)")
  }

  @Test func `a bad file is named with its line, and a missing one with its name`() async throws {
    let bad = try await score("16.7\nfast\n")
    #expect(bad.code == .invalidData)
    #expect(bad.errors.contains("times.txt:2:1: error: expected a frame time"))
    let missing = try await ToolRun(["score", "nowhere.csv"])
    #expect(missing.code == .missingInput)
  }

  @Test func `of a table a column is asked for, and a file that breaks off is warned about`()
    async throws
  {
    let table = "frame,time\n1,16.7\n2,33.3\n"
    let refused = try await score(table)
    #expect(refused.code == .invalidData)
    #expect(refused.errors.contains("help: specify a column, such as --column \"time\""))
    let read = try await score(table, "--column", "time", "--metrics", "frames.rate")
    #expect(read.code == .done && read.output.contains("40.0000  fps"))
    let cut = try await score(#"[{"ph": "X", "ts": 7, "name": "VSync"}, {"ph"#)
    #expect(cut.code == .done)
    #expect(cut.errors.contains("warning: the file is truncated; its complete part is used"))
  }

  @Test func `the ending of a file asks for a format`() async throws {
    try await ScenarioDesk.with(["times.txt": "16.7\n33.3\n"]) { desk in
      for (name, part) in [("a.json", "{\n"), ("a.md", "| "), ("a.csv", ",frames.rate,")] {
        let words = ["score", desk.path("times.txt"), "--metrics", "frames.rate"]
        let run = try await ToolRun(words + ["--output", desk.path(name)])
        #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
        #expect(try desk.read(name).contains(part), "\(name)")
      }
    }
  }

  @Test func `a stream that is not there is answered with those that are`() async throws {
    let run = try await score("16.7\n33.3\n", "--stream", "zzz")
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains(#"no stream has "zzz" in its name"#))
    #expect(run.errors.contains("help: there are \"frame times\""), "\(run.errors)")
  }

  @Test func `a format can be forced`() async throws {
    let run = try await score("16.7 33.3", "--input-format", "presentmon")
    #expect(run.code == .invalidData)
    #expect(run.errors.contains("matches no known PresentMon version"))
  }
}
