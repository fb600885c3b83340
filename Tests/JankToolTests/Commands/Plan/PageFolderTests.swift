import Foundation
import JankTool
import Testing

// Also tests: JankReports/PageLinks.

struct PageFolderTests {
  /// A scenario that stalls, and the words that write its report with a page for each case.
  private func withDesk(work: (ScenarioDesk, [String]) async throws -> Void) async throws {
    let scenario = SampleScenarios.stalled(
      milliseconds: 80,
      strategies: ["display-link", "core-animation"]
    )
    try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      let words = ["run", desk.path("a.scenario.json"), "--quiet", "--output"]
      try await work(desk, words + [desk.path("report.html"), "--case-pages"])
    }
  }

  private func pages(in desk: ScenarioDesk, folder: String = "report-files") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: desk.path(folder)).sorted()
  }

  @Test func `the report links to a page of each case, which plays all layers and links back`()
    async throws
  {
    try await withDesk { desk, words in
      #expect(try await ToolRun(words).code == .done)
      let pages = try pages(in: desk)
      let report = try desk.read("report.html")
      #expect(pages.count == 2)
      for page in pages {
        #expect(report.components(separatedBy: "href=\"report-files/\(page)\"").count == 3)
        let text = try desk.read("report-files/\(page)")
        #expect(text.contains("<a href=\"../report.html\">Report of all cases</a>"))
        #expect(text.components(separatedBy: "\"shows\":2").count == 2)
        #expect(!text.contains("report-files"))
      }
    }
  }

  @Test func `unless quiet it names the folder, and other endings have folders of their own`()
    async throws
  {
    try await withDesk { desk, words in
      let loud = words.filter { $0 != "--quiet" }
      let run = try await ToolRun(loud)
      let folder = desk.path("report-files")
      let report = desk.path("report.html")
      #expect(run.errors.hasSuffix("wrote \(report) and 2 pages in \(folder)\n"), "\(run.errors)")
      let other = loud.map { $0.hasSuffix(".html") ? desk.path("report.htm") : $0 }
      #expect(try await ToolRun(other + ["--format", "html"]).code == .done)
      #expect(try pages(in: desk, folder: "report.htm-files").count == 2)
    }
  }

  @Test func `a check judges each case on its page`() async throws {
    try await withDesk { desk, words in
      let run = try await ToolRun(
        ["check"] + words.dropFirst() + ["--rule", "lateness: max <= 0 ms"]
      )
      #expect(run.code == .regressed)
      let verdicts = try pages(in: desk).map { page in
        try desk.read("report-files/\(page)").contains("failed: 1 case, 1 failed</h1>")
      }
      #expect(verdicts.sorted { !$0 && $1 } == [false, true])
    }
  }

  @Test func `pages do not depend on the number of jobs`() async throws {
    var texts: [[String]] = []
    for jobs in ["1", "2"] {
      try await withDesk { desk, words in
        // The page has the command line of the case, with the folder of the test.
        #expect(try await ToolRun(words + ["--jobs", jobs]).code == .done)
        texts.append(
          try pages(in: desk).map { page in
            try desk.read("report-files/\(page)")
              .replacingOccurrences(of: desk.folder.path, with: "")
          }
        )
      }
    }
    #expect(texts[0] == texts[1] && texts[0].count == 2)
  }

  @Test func `files of the folder stay, and the report links to its own cases only`() async throws {
    try await withDesk { desk, words in
      #expect(try await ToolRun(words).code == .done)
      let before = try pages(in: desk)
      try desk.write("mine", to: "report-files/notes.html")
      #expect(try await ToolRun(words + ["--strategy", "display-link"]).code == .done)
      #expect(try pages(in: desk) == (before + ["notes.html"]).sorted())
      #expect(try desk.read("report-files/notes.html") == "mine")
      let report = try desk.read("report.html")
      #expect(before.filter { report.contains($0) }.count == 1 && !report.contains("notes.html"))
    }
  }

  @Test func `a page that cannot be written is an error, and the report does not link to it`()
    async throws
  {
    try await withDesk { desk, words in
      #expect(try await ToolRun(words).code == .done)
      let pages = try pages(in: desk)
      for page in pages {
        try FileManager.default.removeItem(atPath: desk.path("report-files/\(page)"))
        try desk.write("", to: "report-files/\(page)/file")
      }
      try desk.write("old", to: "report.html")
      let run = try await ToolRun(words)
      #expect(run.code == .cannotCreate)
      #expect(run.errors.contains("cannot create: it is a folder"))
      let report = try desk.read("report.html")
      #expect(report.hasSuffix("</html>\n") && !report.contains("href=\"report-files"))
    }
  }

  @Test func `pages need one HTML report that is a file`() async throws {
    try await withDesk { desk, words in
      let scenario = words[1]
      for others in [[], ["--format", "html"], ["--out", "html=/dev/null"]] {
        let run = try await ToolRun(["run", scenario, "--case-pages"] + others)
        #expect(run.code == .wrongUsage && run.output.isEmpty)
        #expect(run.errors.contains("needs one HTML report in a file, found none"))
        #expect(run.errors.contains("help: write the report to a file, for example --output"))
      }
      let two = try await ToolRun(words + ["--out", "html=\(desk.path("other.html"))"])
      #expect(two.code == .wrongUsage && two.errors.contains("found 2"))
      try desk.write("", to: "report-files")
      let occupied = try await ToolRun(words)
      #expect(occupied.code == .cannotCreate)
      #expect(occupied.errors.contains("a file has its name"))
      #expect(!FileManager.default.fileExists(atPath: desk.path("report.html")))
    }
  }

  @Test func `a setting has no effect on runs that write no page`() async throws {
    try await withDesk { desk, words in
      try desk.write("{\"case-pages\": true}", to: "settings.json")
      let settings = ["--config", desk.path("settings.json")]
      #expect(try await ToolRun(["run", words[1]] + settings).code == .done)
      #expect(try await ToolRun(words.dropLast() + settings).code == .done)
      #expect(try pages(in: desk).count == 2)
    }
  }

  @Test func `file names are safe and differ for all cases`() {
    let cases = [
      ["a", "b", "c"], ["A", "b", "c"], ["a", "b", "c"], ["a-b", "c", ""], ["a", "b-c", ""],
      ["../../etc/passwd", "", "\u{0}"], ["..\\x", "CON", "\u{202E}"], ["a/b", "c", "d"],
      ["a_b", "c", "d"],
      [String(repeating: "ä", count: 300), String(repeating: "x", count: 300), "-"],
    ]
    let names = PageFolder.names(of: cases)
    #expect(Set(names.map { $0.lowercased() }).count == cases.count)
    for name in names {
      #expect(name.utf8.count < 200 && name.hasSuffix(".html"))
      let letters = name.dropLast(5).utf8
      #expect(
        letters.allSatisfy {
          Set("-_".utf8).contains($0) || Character(.init($0)).isLetter
            || Character(.init($0)).isNumber
        }
      )
    }
    // Names stay when other cases come and go.
    #expect(PageFolder.names(of: [cases[5]]) == [names[5]])
  }
}
