import JankMetrics
import JankImports
import JankTrace
import Testing

// Also tests: InstrumentsTable, InstrumentsValues.

struct InstrumentsFileTests {
  static let hitches = """
    <?xml version="1.0"?>
    <trace-query-result>
    <node xpath='//trace-toc[1]/run[1]/data[1]/table[1]'>
    <schema name="hitches">
    <col><mnemonic>start</mnemonic><name>Start</name></col>
    <col><mnemonic>duration</mnemonic><name>Duration</name></col>
    <col><mnemonic>process</mnemonic><name>Process</name></col>
    <col><mnemonic>containment-level</mnemonic><name>Level</name></col>
    </schema>
    <row><start-time id="1" fmt="00:00.100">100000000</start-time>
    <duration id="2" fmt="16.67 ms">16666583</duration>
    <process id="3" fmt="App (4001)"><pid id="4">4001</pid></process>
    <level id="5">0</level></row>
    <row><start-time id="6">100000000</start-time>
    <duration ref="2"/>
    <process ref="3"/>
    <level id="7">1</level></row>
    <row><start-time id="8">900000000</start-time>
    <duration id="9">33333166</duration>
    <process ref="3"/>
    <level ref="5"/></row>
    <row><start-time id="10">950000000</start-time>
    <duration ref="2"/>
    <process id="11" fmt="backboardd (60)"/>
    <level ref="5"/></row>
    </node></trace-query-result>

    """

  @Test func `hitches of a process add up, except nested ones`() throws {
    var series = try RecordedFile(text: Self.hitches).recording.series
    #expect(series.map(\.name) == ["App (4001)", "backboardd (60)"])
    series[0].trackedTime = .milliseconds(10_000)
    let metrics = RecordedFile.Metrics(tally: FrameTally(series[0]))
    #expect(metrics["apple.hitch-count"] == 2)
    #expect(metrics["apple.hitch-time"] == 49.9997)
    #expect(metrics["apple.hitch-time-ratio"] == 5)
    #expect(metrics["apple.hitch-duration.max"] == 33.3332)
  }

  @Test func `a table of late frames leaves the other frames unknown`() throws {
    let metrics = try RecordedFile(text: Self.hitches).metrics()
    for id in ["frames.total", "frames.rate", "perfdog.jank", "android.late"] {
      #expect(metrics[id] == nil, "\(id)")
      #expect(metrics.reason(id) == "the table of hitches lists late frames only", "\(id)")
    }
  }

  @Test func `displayed surfaces give frame times`() throws {
    let text = """
      <trace-query-result><node><schema name="displayed-surfaces-interval">
      <col><mnemonic>start</mnemonic></col><col><mnemonic>duration</mnemonic></col></schema>
      <row><start-time id="1">0</start-time><duration id="2">16666667</duration></row>
      <row><start-time id="3">16666667</start-time><duration id="4">33333333</duration></row>
      </node></trace-query-result>
      """
    let series = try #require(try RecordedFile(text: text).recording.series.first)
    #expect(series.frameTimes == .known([[16_666_667, 33_333_333]]))
  }

  @Test func `the error lists the tables that were found`() throws {
    let text = "<r><node><schema name=\"time-profile\"/></node></r>"
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding.contains(#"found "time-profile""#))
  }

  @Test func `the error for a row without a time has its line`() throws {
    let text = """
      <r><node><schema name="hitches"><col><mnemonic>start</mnemonic></col>
      <col><mnemonic>duration</mnemonic></col></schema>
      <row><start-time id="1">soon</start-time><duration id="2">5</duration></row></node></r>
      """
    let finding = try #require(RecordedFile.finding(in: text))
    #expect(finding == "file:3:1: error: the row has no start in nanoseconds")
  }
}
