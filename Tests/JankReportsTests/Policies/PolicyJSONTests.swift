import Foundation
import JankReports
import Testing

struct PolicyJSONTests {
  @Test func `everything is there, no velocity being null`() throws {
    let data = Data(PolicyJSON.text(SamplePolicies.report).utf8)
    let value = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(value["schema"] as? String == "janklab-policies")
    let policies = try #require(value["policies"] as? [[String: Any]])
    #expect(policies.map { $0["estimator"] as? String } == ["ios-weighted", "lsq2", "lsq2"])
    let touchTracks = try #require(value["fingers"] as? [[String: Any]])
    #expect(touchTracks.map { $0["durationNs"] as? Int } == [120_000_000, 10_000_000])
    let decisions = try #require(touchTracks[1]["decisions"] as? [[String: Any]])
    #expect(
      decisions.map { $0["decision"] as? String } == ["cancelled", "no gesture", "cancelled"]
    )
    #expect(decisions.allSatisfy { $0["velocityPointsPerS"] is NSNull })
  }
}
