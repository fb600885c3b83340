import Foundation
import JankGate
import JankReports
import JankTrace
import Testing

struct JSONReportTests {
  private typealias Object = [String: Any]

  private func reading(_ text: String) throws -> Object {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? Object)
  }

  private func cases(_ text: String) throws -> [Object] {
    try #require(try reading(text)["cases"] as? [Object])
  }

  @Test func `a report names its format and version and ends with a line feed`() throws {
    let text = JSONReport.text([])
    let report = try reading(text)
    #expect(report["schema"] as? String == "janklab-result")
    #expect(report["schemaVersion"] as? Int == 1)
    #expect(try cases(text).isEmpty)
    #expect(text.hasSuffix("}\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test func `all values of a run are there, times in whole nanoseconds`() throws {
    let result = SampleResults.stalled()
    let object = try #require(try cases(JSONReport.text([result])).first)
    let texts = [
      "scenario": "bounce", "device": "phone-60", "strategy": "display-link",
      "seed": "18446744073709551615", "digest": "0123456789abcdef0000000000000007",
      "hitchScale": "apple-animation", "percentileMethod": "nearest-rank",
      "hitchRating": "severe",
    ]
    for (key, text) in texts { #expect(object[key] as? String == text, "\(key)") }
    let numbers: [String: Int64] = [
      "modelVersion": 1, "refreshRateHz": 60, "frames": 20, "hitchCount": 1,
      "hitchTimeNs": 66_666_667, "animationTimeNs": 733_333_333,
      "frameTimeP50Ns": 16_666_667, "frameTimeP99Ns": 83_333_334,
      "longestFreezeNs": 83_333_334, "settleTimeNs": 416_666_667,
    ]
    for (key, number) in numbers {
      #expect((object[key] as? NSNumber)?.int64Value == number, "\(key)")
    }
    let ratio = try #require(object["hitchTimeRatioMsPerS"] as? Double)
    #expect(ratio.bitPattern == result.headline["apple.hitch-time-ratio"]?.bitPattern)
  }

  @Test func `processes have their launches, their ends and their largest memory`() throws {
    let sample = SampleResults.stalled()
    var trace = sample.trace
    var app = ProcessRecord(name: "app")
    app.peakMemory = 20_000_000
    for (time, state) in [
      (0, .launching), (1, .active), (2, .notRunning), (3, .launching),
    ] as [(Int64, ProcessRecord.State)] {
      let time = Instant.zero + .milliseconds(time)
      app.changes.append(ProcessRecord.Change(time: time, state: state, reason: "test"))
    }
    trace.processes = [ProcessRecord(name: "system"), app]
    let result = RunResult(
      scenario: sample.scenario,
      strategy: sample.strategy,
      device: sample.device,
      trace: trace
    )
    let object = try #require(try cases(JSONReport.text([result])).first)
    let processes = try #require(object["processes"] as? [Object])
    #expect(processes.map { $0["name"] as? String } == ["system", "app"])
    let numbers = ["launches", "ends", "peakMemoryBytes"].map { processes.last?[$0] as? Int }
    #expect(numbers == [2, 1, 20_000_000])
    let changes = processes.last?["changes"] as? [Object]
    #expect(changes?.count == 4 && changes?.first?["state"] as? String == "launching")
    let alone = try cases(JSONReport.text([sample])).first
    #expect((alone?["processes"] as? [Object])?.isEmpty == true)
  }

  @Test func `a hitch has frame, duration, missed deadline and cause`() throws {
    let object = try #require(try cases(JSONReport.text([SampleResults.stalled()])).first)
    let hitch = try #require((object["hitches"] as? [Object])?.first)
    #expect(hitch["frame"] as? Int == 10)
    #expect(hitch["expectedNs"] as? Int64 == SampleResults.time(18).nanoseconds)
    #expect(hitch["durationNs"] as? Int64 == 66_666_667)
    #expect(hitch["refreshes"] as? Int == 4)
    #expect(hitch["missed"] as? String == "commit")
    #expect(hitch["cause"] as? String == "decode hero.png")
    #expect(hitch["causeKind"] as? String == "stall")
  }

  @Test func `the cause of a render hitch is no work of the app`() throws {
    let result = SampleResults.stalled(lateness: .render)
    let object = try #require(try cases(JSONReport.text([result])).first)
    let hitch = try #require((object["hitches"] as? [Object])?.first)
    #expect(hitch["missed"] as? String == "render")
    #expect(hitch["cause"] as? String == "execute")
    #expect(hitch["causeKind"] is NSNull)
    let cause = try #require((hitch["causes"] as? [Object])?.first)
    #expect(cause["party"] as? String == "render server")
    #expect(cause["delayNs"] as? Int64 == 66_666_667)
  }

  @Test func `a run in which nothing happened has null for missing values`() throws {
    let text = JSONReport.text([SampleResults.empty])
    let object = try #require(try cases(text).first)
    let absent = [
      "hitchTimeRatioMsPerS", "hitchRating", "frameTimeP50Ns", "frameTimeP95Ns",
      "frameTimeP99Ns", "settleTimeNs",
    ]
    for key in absent { #expect(object[key] is NSNull, "\(key)") }
    for key in ["hitches", "transitions", "findings", "warnings"] {
      #expect((object[key] as? [Object])?.isEmpty == true, "\(key)")
    }
    #expect(!text.lowercased().contains(": nan"))
    #expect(!text.lowercased().contains(": inf") && !text.lowercased().contains(": -inf"))
  }

  @Test func `unfinished transitions and warnings are listed`() throws {
    let result = SampleResults.stalled(outcome: .unfinished, warning: "called more than once")
    let object = try #require(try cases(JSONReport.text([result])).first)
    let transition = try #require((object["transitions"] as? [Object])?.first)
    #expect(transition["kind"] as? String == "present")
    #expect(transition["from"] as? String == "Main")
    #expect(transition["to"] as? String == "Sheet")
    #expect(transition["interactive"] as? Bool == false)
    #expect(transition["outcome"] as? String == "unfinished")
    #expect(transition["endedNs"] is NSNull)
    let warnings = try #require(object["warnings"] as? [Object])
    #expect(warnings.count == 1)
    #expect(warnings.first?["subject"] as? String == "Sheet")
    #expect(warnings.first?["message"] as? String == "called more than once")
    #expect(warnings.first?["timeNs"] as? Int64 == SampleResults.time(10).nanoseconds)
  }

  @Test func `a finding has its place and its consequence in UIKit`() throws {
    let result = SampleResults.stalled(finding: "left behind")
    let object = try #require(try cases(JSONReport.text([result])).first)
    let finding = try #require((object["findings"] as? [Object])?.first)
    let texts = [
      "rule": "F6", "severity": "error", "controller": "Sheet", "view": "page",
      "message": "left behind", "step": "dismiss",
      "consequence": FindingRule.cancelRestores.consequence,
    ]
    for (key, text) in texts { #expect(finding[key] as? String == text) }
    #expect(finding["timeNs"] as? Int64 == SampleResults.time(10).nanoseconds)
    #expect(finding["refresh"] as? Int == 10)
    #expect(finding["count"] as? Int == 1)
    #expect(finding["line"] as? Int == 14)
  }

  @Test(arguments: ["a\"b", "a\\", "a\nb", "\u{1B}[31mred", "\u{0}", "é\u{202E}", "\u{1F600}"])
  func `hostile names read back as they were`(name: String) throws {
    let result = SampleResults.stalled(name: name, stall: name, page: name, warning: name)
    let object = try #require(try cases(JSONReport.text([result])).first)
    let hitch = try #require((object["hitches"] as? [Object])?.first)
    let transition = try #require((object["transitions"] as? [Object])?.first)
    let warning = try #require((object["warnings"] as? [Object])?.first)
    for value in [object["scenario"], hitch["cause"], transition["to"], warning["message"]] {
      #expect((value as? String).map { Array($0.utf8) } == Array(name.utf8))
    }
  }

  @Test func `cases stand in the order given, and equal results give equal bytes`() throws {
    let results = ["c", "a", "b"].map { SampleResults.stalled(name: $0) }
    let text = JSONReport.text(results)
    #expect(try cases(text).compactMap { $0["scenario"] as? String } == ["c", "a", "b"])
    #expect(text == JSONReport.text(["c", "a", "b"].map { SampleResults.stalled(name: $0) }))
  }
}
