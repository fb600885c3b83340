import Foundation
import JankReports
import Testing

struct TrackerJSONTests {
  private func array(_ format: ReportFormat) throws -> [[String: Any]] {
    let text = format.text(try SampleReport.failing())
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [[String: Any]])
  }

  @Test func `each direction has a file with values of its own`() throws {
    let smaller = try array(.benchmarkSmaller)
    #expect(smaller.count > 3)
    let first = try #require(smaller.first)
    #expect(first["name"] as? String == "bounce/phone-60/display-link/apple.hitch-count")
    #expect(first["value"] as? Int == 1)
    #expect(first["unit"] is String && first["extra"] is String)
    let bigger = try array(.benchmarkBigger).compactMap { $0["name"] as? String }
    #expect(bigger.contains("bounce/phone-60/display-link/frames.rate"))
    #expect(Set(bigger).isDisjoint(with: smaller.compactMap { $0["name"] as? String }))
  }
}
