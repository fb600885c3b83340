import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

struct HitchTextTests {
  /// A run whose frame 10 is late in the first, the dragged or no transition.
  private func trace(late: Int, inDrag: Bool = false, pages: [String] = ["Sheet"]) -> Trace {
    var trace = SampleResults.stalled(late: late).trace
    let middle = trace.frames[10].expected.time
    let (before, after) = (middle - .milliseconds(30), middle + .milliseconds(30))
    trace.transitions = pages.flatMap { page in
      [false, true].map { isDrag in
        var record = TransitionRecord(
          kind: isDrag ? .dismiss : .present,
          from: isDrag ? page : "Main",
          to: isDrag ? "Main" : page,
          isInteractive: isDrag,
          requested: isDrag == inDrag ? before : .zero,
          began: isDrag == inDrag ? before : .zero
        )
        // The frame begins two refreshes before it is expected.
        record.ended = isDrag == inDrag ? after : before - .milliseconds(20)
        record.outcome = .completed
        return record
      }
    }
    return trace
  }

  private func matrix(_ traces: [Trace], by id: String = "apple.hitch-time") throws -> FaultMatrix {
    let metrics = [try #require(MetricRegistry.metric(id))]
    let comparison = SampleComparisons.comparison(
      of: traces.enumerated().map { (name: "s\($0)", traces: [$1]) },
      by: metrics,
      stall: .milliseconds(50)
    )
    return try #require(FaultMatrix.matrices([comparison]).first)
  }

  @Test(arguments: [80, 120])
  func `a matrix names the transitions that were late, at any width`(width: Int) throws {
    let traces = [
      trace(late: 4), trace(late: 4, inDrag: true), trace(late: 0), trace(late: 2, inDrag: true),
    ]
    let lines = MatrixText.text([try matrix(traces)], layout: TextLayout(width: width))
      .split(separator: "\n").map(String.init)
    #expect(lines.contains("s0: late frames in present Sheet"), "\(lines)")
    #expect(lines.contains("s1, s3: late frames in dismiss Sheet by drag"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("s2: ") } && lines.allSatisfy { $0.count <= width })
    let markdown = MatrixMarkdown.text([try matrix(traces)])
    #expect(markdown.contains("- s0: late frames in present Sheet\n"), "\(markdown)")
  }

  @Test func `one transition, and a metric of something else, need no names`() throws {
    var single = trace(late: 4)
    single.transitions.removeLast()
    #expect(!MatrixText.text([try matrix([single])]).contains("late frames in"))
    let other = try matrix([trace(late: 4)], by: "frame-time.max")
    #expect(!MatrixText.text([other]).contains("late frames in"))
  }

  @Test func `many transitions are counted, and frames outside of them are no hitches`() throws {
    let many = trace(late: 4, pages: ["A", "B", "C", "D", "E", "F"])
    let text = MatrixText.text([try matrix([many])])
    let words = "late frames in present A, present B, present C, present D, 2 more\n"
    #expect(text.contains(words), "\(text)")
    // Both drags end before the late frame.
    var outside = trace(late: 4, pages: ["A", "B"])
    outside.transitions.removeAll { !$0.isInteractive }
    #expect(!MatrixText.text([try matrix([outside])]).contains("late frames in"))
    #expect(try matrix([outside]).rows[0][0].metricValue?.value == 0)
  }

  @Test func `a name that breaks out of a line is shown as in other reports`() throws {
    let text = MatrixText.text([try matrix([trace(late: 4, pages: ["A\u{1B}[31m\nB"])])])
    #expect(!text.contains("\u{1B}") && text.contains("late frames in present A"), "\(text)")
  }
}
