import Foundation
import JankReports
import Testing

// Also tests: JSONPieces.

struct CheckJSONTests {
  @Test func `a verdict holds limit, value, margin, frames and causes as whole numbers`() throws {
    let text = ReportFormat.json.text(try SampleReport.failing())
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let file = try #require(value)
    #expect(file["schema"] as? String == "janklab-check" && file["verdict"] as? String == "failed")
    let subject = try #require((file["cases"] as? [[String: Any]])?.first)
    #expect((subject["figures"] as? [String: Int])?["apple.hitch-time"] == 66_666_667)
    let verdicts = try #require(subject["verdicts"] as? [[String: Any]])
    let first = try #require(verdicts.first)
    #expect(first["limit"] as? Int == 0 && first["actual"] as? Int == 1)
    #expect(first["margin"] as? Int == -1 && first["line"] as? Int == 7)
    let frame = try #require((first["frames"] as? [[String: Any]])?.first)
    #expect(frame["frame"] as? Int == 10 && frame["lateNs"] as? Int == 66_666_667)
  }
}
