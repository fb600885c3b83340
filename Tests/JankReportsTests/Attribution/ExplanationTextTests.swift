import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

struct ExplanationTextTests {
  private let trace = SampleResults.stalled().trace

  @Test func `a late frame is explained in time order, with its cost below`() throws {
    let late = try #require(Attribution(trace).worst(1).first)
    let lines = ExplanationText.text(late, of: trace).split(separator: "\n")
    #expect(lines[0].hasPrefix("frame 10 was shown 66.67 ms (4 refreshes) late by the app"))
    let times = lines.compactMap { line in
      line.firstRange(of: " ms  ").map { Double(line[..<$0.lowerBound].drop { $0 == " " }) ?? -1 }
    }
    #expect(times.count > 5)
    #expect(times == times.sorted())
    #expect(lines.contains { $0.hasPrefix("  cost ") })
  }

  @Test func `what a frame is in time without stands below its cost`() throws {
    let late = try #require(Attribution(trace).worst(1).first)
    func last(_ remedies: [[String]]) -> [Substring] {
      ExplanationText.text(
        late,
        of: trace,
        remedies: remedies,
        layout: TextLayout(width: 200)
      ).split(separator: "\n").suffix(2)
    }
    #expect(last([]).first?.hasPrefix("  cost ") == true)
    #expect(last([]).last?.hasPrefix("  help: move this work off the main thread") == true)
    #expect(last([["a"], ["b"]]).last == #"  in time without "a" or "b""#)
    #expect(last([["a", "b"]]).last == #"  in time without "a" and "b""#)
  }

  @Test func `of many works only the first are named, and the others counted`() throws {
    let late = try #require(Attribution(trace).worst(1).first)
    func last(_ remedies: [[String]]) -> String? {
      ExplanationText.text(late, of: trace, remedies: remedies).split(separator: "\n").last
        .map(String.init)
    }
    func names(_ count: Int) -> [String] { (1...count).map { "s\($0)" } }
    let eight = names(8).map { "\"\($0)\"" }
    let all = eight.joined(separator: " and ")
    #expect(last([names(8)]) == "  in time without \(all)")
    #expect(last([names(9)]) == "  in time without \(all) and 1 other")
    #expect(last([names(91)]) == "  in time without \(all) and 83 others")
    let either = eight.joined(separator: " or ")
    #expect(last(names(10).map { [$0] }) == "  in time without \(either) or 2 others")
  }

  @Test func `a frame delayed by the previous frame alone names the cause of that frame`() {
    var stuffed = trace
    // The frame behind the late one, had it been planned for the same refresh.
    let place = stuffed.frames.firstIndex { $0.hitch > .zero } ?? 0
    let (slow, next) = (stuffed.frames[place], stuffed.frames[place + 1])
    stuffed.frames[place + 1] = FrameRecord(
      index: next.index,
      origin: next.origin,
      begin: next.begin,
      expected: slow.actual,
      actual: next.actual,
      commitDeadline: next.commitDeadline,
      mainThread: next.mainThread,
      prepare: FrameRecord.Stage(start: slow.prepare.start, end: slow.prepare.end),
      execute: FrameRecord.Stage(start: slow.execute.start, end: slow.execute.end),
      contentTime: next.contentTime,
      lateness: .render,
      changedLayers: 1
    )
    let late = Attribution(stuffed).frames[place + 1]
    #expect(late.causes.map(\.stage) == [.presentQueue])
    let headline = ExplanationText.headline(late, of: stuffed)
    #expect(
      headline.hasPrefix(
        "was shown 16.67 ms (1 refresh) late behind frame \(slow.index), which the app made late"
      )
    )
    let cost = late.causes.map(CauseText.phrase)
    #expect(cost == ["its refresh was taken by frame \(slow.index)"])
  }

  @Test func `replaced frames are named by process, the frame's own first`() {
    func phrase(_ processes: [Int], of names: [String] = ["Mail", "Widget", "Maps"]) -> String {
      var shared = trace
      shared.processes = names.map { ProcessRecord(name: $0) }
      let frame = shared.frames[0]
      let older = processes.map { process in
        FrameRecord.Superseded(
          begin: frame.begin,
          expected: frame.expected,
          requested: nil,
          commitDeadline: frame.commitDeadline,
          mainThread: FrameRecord.Stage(start: frame.begin.time, end: frame.begin.time),
          process: process
        )
      }
      shared.frames[0] = FrameRecord(
        index: frame.index,
        origin: frame.origin,
        begin: frame.begin,
        expected: frame.expected,
        actual: frame.actual,
        commitDeadline: frame.commitDeadline,
        mainThread: frame.mainThread,
        prepare: frame.prepare,
        execute: frame.execute,
        contentTime: frame.contentTime,
        lateness: frame.lateness,
        changedLayers: frame.changedLayers,
        superseded: older,
        process: 1
      )
      let text = ExplanationText.headline(Attribution(shared).frames[0], of: shared)
      return text.firstRange(of: "in place of ").map { String(text[$0.upperBound...]) } ?? ""
    }
    #expect(phrase([]).isEmpty)
    #expect(phrase([1, 1]).hasPrefix("2 older of Widget, never shown"))
    #expect(phrase([1, 1], of: []).hasPrefix("2 older of the app, never shown"))
    #expect(phrase([0]).hasPrefix("1 older of Mail, never shown"))
    let all = "1 older of Widget and 1 older of Mail and 2 older of Maps, never shown"
    #expect(phrase([2, 0, 1, 2]).hasPrefix(all))
  }

  @Test func `an uncounted jump is marked as uncounted`() {
    func jumps(_ trace: Trace) -> [String] {
      Attribution(trace).frames.filter { $0.judder != nil && $0.party == nil }
        .map { ExplanationText.headline($0, of: trace) }
    }
    var idle = trace
    idle.transitions = []
    #expect(!jumps(trace).isEmpty && jumps(idle).count == jumps(trace).count)
    #expect(jumps(trace).allSatisfy { !$0.contains("not counted") })
    #expect(
      jumps(idle).allSatisfy { $0.hasSuffix("not counted since no transition was running") }
    )
  }

  @Test func `a hostile name of work breaks no line`() throws {
    let hostile = SampleResults.stalled(stall: "a\nb\u{1B}[2J").trace
    let plain = SampleResults.stalled(stall: "plain").trace
    let texts = try [hostile, plain].map { trace in
      let late = try #require(Attribution(trace).worst(1).first)
      return ExplanationText.text(late, of: trace)
    }
    #expect(texts[0].filter { $0 == "\n" }.count == texts[1].filter { $0 == "\n" }.count)
    #expect(!texts[0].contains("\u{1B}"))
  }
}
