import Foundation
import JankReports
import Testing

struct GestureJSONTests {
  @Test func `contacts have their speeds and samples, and no answer is null`() throws {
    let text = GestureJSON.text(SampleGestures.report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(value?["schema"] as? String == "janklab-gesture")
    #expect(value?["schemaVersion"] as? Int == 1)
    let contacts = try #require(value?["contacts"] as? [[String: Any]])
    #expect(contacts.map { $0["durationNs"] as? Int } == [30_000_000, 80_000_000])
    #expect(contacts.map { $0["restNs"] as? Int } == [14_000_000, 80_000_000])
    #expect(contacts.map { $0["end"] as? String } == ["lifted", "cancelled"])
    #expect(contacts[0]["movedY"] as? Double == 12.5)
    #expect(text.contains(#"{"estimator": "lsq2", "xPerS": 31.25, "yPerS": 781.25}"#))
    #expect(text.contains(#"{"estimator": "impulse", "xPerS": null, "yPerS": null}"#))
    #expect(text.contains(#"{"timeNs": 16000000, "x": 100.5, "y": 212.5}"#))
    #expect(text.hasSuffix("}\n"))
  }
}
