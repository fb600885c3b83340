import Foundation
import JankGate
import JankReports
import JankTrace
import Testing

struct TraceEventJSONTests {
  private func events(_ report: CheckReport) throws -> [[String: Any]] {
    let text = ReportFormat.trace.text(report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(value?["traceEvents"] as? [[String: Any]])
  }

  private func texts(_ events: [[String: Any]], _ key: String) -> [String] {
    events.compactMap { $0[key] as? String }
  }

  @Test func `tracks come in the order of the pipeline`() throws {
    let names = try events(try SampleReport.failing())
      .filter { $0["name"] as? String == "thread_name" }
      .compactMap { ($0["args"] as? [String: String])?["name"] }
      .filter { $0.last?.isNumber == false }
    #expect(
      names == [
        "Input", "Transitions", "Expected frames", "Actual frames", "Main thread", "Render server",
        "GPU", "Display",
      ]
    )
  }

  @Test func `each process has a lane for its states and one for its main thread`() throws {
    var trace = SampleResults.stalled(late: 4).trace
    trace.processes = ["system", "app"].map(ProcessRecord.init(name:))
    let changes: [(Int64, ProcessRecord.State)] = [(0, .launching), (100, .active)]
    trace.processes[1].changes = changes.map { time, state in
      ProcessRecord.Change(time: .zero + .milliseconds(time), state: state, reason: "test")
    }
    let found = try events(try SampleReport.report(on: trace))
    let names = found.filter { $0["name"] as? String == "thread_name" }
      .compactMap { ($0["args"] as? [String: String])?["name"] }
    let lanes = [
      "States of system", "Main thread of system", "States of app", "Main thread of app",
    ]
    #expect(lanes.allSatisfy(names.contains) && !names.contains("Main thread"), "\(names)")
    let states = found.filter { $0["cat"] as? String == "state" }
    #expect(texts(states, "name") == ["launching", "active"])
    // The transition is that of the first process, which is never on screen.
    #expect(texts(found, "name").contains("late frame"))
    #expect(!texts(found, "name").contains("hitch"))
  }

  @Test func `a hitch is an instant with its cause, on the display`() throws {
    let hitches = try events(try SampleReport.failing())
      .filter { $0["name"] as? String == "hitch" }
    #expect(hitches.count == 1)
    let arguments = hitches.first?["args"] as? [String: Any]
    #expect(arguments?["lateNs"] as? Int == 66_666_667)
    let cause = "stall \"bounce\" blocked the main thread for 80.00 ms"
    #expect(arguments?["cause"] as? String == cause)
  }

  @Test func `every frame of the app flows from its commit to its presentation`() throws {
    let flows = try events(try SampleReport.failing()).filter { $0["cat"] as? String == "flow" }
    for phase in ["s", "t", "f"] {
      #expect(flows.count { $0["ph"] as? String == phase } == 20)
    }
    let ends = flows.filter { $0["ph"] as? String == "f" }
    #expect(texts(ends, "bp") == Array(repeating: "e", count: 20))
    #expect(Set(texts(ends, "id")).count == 20)
  }

  @Test func `times are microseconds with three decimals`() throws {
    let text = ReportFormat.trace.text(try SampleReport.failing())
    #expect(text.contains("\"ts\": 133333.333"))
    #expect(text.contains("\"dur\": 80000.000"))
  }

  @Test func `a case without a trace is omitted`() throws {
    var report = try SampleReport.failing()
    report.cases = []
    #expect(try events(report).isEmpty)
  }

  @Test func `a pause is no frame time`() throws {
    var trace = SampleResults.stalled(late: 0).trace
    trace.frames.removeSubrange(5..<15)
    let events = try events(try SampleReport.report(on: trace))
    let times = events.filter { $0["name"] as? String == "frame_time_ms" }
      .compactMap { ($0["args"] as? [String: Double])?["value"] }
    #expect(times.count == trace.frames.count - 2)
    #expect(times.allSatisfy { (16...17).contains($0) }, "\(times)")
  }

  @Test func `a watched layer has its progress and its speed as counters`() throws {
    let result = SampleResults.stalled(late: 0)
    var trace = result.trace
    trace.samples = trace.frames.map { frame in
      LayerSample(
        frame: frame.index,
        layer: "Sheet",
        position: SIMD2(0, Double(frame.index)),
        bounds: SIMD4(0, 0, 1, 1),
        opacity: 1
      )
    }
    let events = try events(try SampleReport.report(on: trace))
    for (name, last) in [("progress", 1.0), ("velocity", 60.0)] {
      let counters = events.filter { $0["name"] as? String == name }
      #expect(counters.count == 20 && counters.allSatisfy { $0["ph"] as? String == "C" })
      let values = counters.compactMap { ($0["args"] as? [String: Double])?["Sheet"] }
      #expect(((values.last ?? 0) - last).magnitude < 1e-3, "\(name): \(values)")
    }
  }
}
