import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import JankTool
import JankTrace
import Testing

// Also tests: FindingRule+Requirement.

struct ReferencePageTests {
  /// `janklab help --write-pages Sources/JankTool/JankTool.docc` writes them anew.
  @Test(arguments: ReferencePage.all.map(\.file))
  func `the committed page is what is written today`(file: String) throws {
    let page = try #require(ReferencePage.all.first { $0.file == file })
    #expect(try ReadmeConsole.page(file) == page.text(), "\(file) is out of date")
  }

  private func rows(_ topic: String, knowing catalog: Catalog = .standard) throws -> [[String]] {
    let page = try #require(ReferencePage.all.first { $0.topic == topic })
    return page.text(knowing: catalog).split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
      $0.split(separator: "|").map { $0.trimmingPrefix(" ") }
        .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  @Test func `every metric and every rule has a row`() throws {
    let metrics = try rows("metrics").map { $0[0] }
    for metric in MetricRegistry.all { #expect(metrics.contains("`\(metric.id)`"), "\(metric.id)") }
    let findings = try rows("findings")
    for rule in FindingRule.allCases {
      let row = try #require(findings.first { $0[0] == rule.rawValue })
      #expect(row.count == 4 && !row.contains(""), "\(rule)")
    }
  }

  @Test func `a tool of a package has what it adds on its pages`() throws {
    let blink = Effect.Kind(name: "blink", about: "Appears half way.") { effect, _ in
      Choreography(duration: effect.duration, moves: [])
    }
    let catalog = Catalog(effects: [blink])
    #expect(try rows("effects", knowing: catalog).contains { $0[0] == "`blink`" })
    #expect(try !rows("effects").contains { $0[0] == "`blink`" })
  }
}
