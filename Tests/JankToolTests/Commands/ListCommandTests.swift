import Foundation
import JankTool
import Testing

struct ListCommandTests {
  @Test func `metrics are listed as a table and as JSON`() async throws {
    let table = try await ToolRun(["list", "metrics"])
    #expect(table.code == .done)
    #expect(table.output.contains("apple.hitch-time-ratio"))
    #expect(table.output.contains("perfdog.jank"))
    let text = try await ToolRun(["list", "metrics", "apple", "--format", "json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let metrics = try #require(value?["metrics"] as? [[String: Any]])
    #expect(!metrics.isEmpty && metrics.allSatisfy { $0["owner"] as? String == "Apple" })
  }

  @Test func `what is not known is not listed`() async throws {
    let run = try await ToolRun(["list", "metrics", "jank"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("janklab list metrics: error: there is no metric \"jank\""))
    #expect(try await ToolRun(["list"]).code == .wrongUsage)
  }
}
