import Foundation
import JankGate
import JankReports
import Testing

struct CheckSARIFTests {
  private func results(_ report: CheckReport) throws -> [[String: Any]] {
    let text = ReportFormat.sarif.text(report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((value?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  @Test func `every broken rule is a result at its line, with a fingerprint of its own`() throws {
    let results = try results(try SampleReport.failing())
    let rules = results.compactMap { $0["ruleId"] as? String }
    #expect(rules == ["baseline", "threshold", "threshold"])
    let levels = results.compactMap { $0["level"] as? String }
    #expect(levels == ["error", "error", "warning"])
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["janklab/v1"]
    }
    #expect(Set(prints).count == results.count)
    let place = (results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (place as? [String: Any])?["region"] as? [String: Int]
    #expect(region == ["startLine": 7])
  }

  @Test(arguments: [
    ("./Scenarios/50 % off #1?.scenario.json", "Scenarios/50%20%25%20off%20%231%3F.scenario.json"),
    ("/apps/Übergang.scenario.json", "file:///apps/%C3%9Cbergang.scenario.json"),
  ])
  func `files are named by references`(path: String, reference: String) throws {
    let places = try results(try SampleReport.failing(path: path)).compactMap {
      ($0["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    }
    let files = places.compactMap { $0["artifactLocation"] as? [String: String] }
    #expect(files == Array(repeating: ["uri": reference], count: 3))
  }
}
