package import JankMetrics
package import JankText
package import JankTrace

/// Explanations of frames as text: the stages of each frame in time order, and what they cost.
package enum ExplanationText {
  /// Returns the whole explanation of a frame.
  ///
  /// - Parameters:
  ///   - explanation: the frame.
  ///   - trace: the run of the frame.
  ///   - remedies: the sets of work items without which the frame is in time.
  ///   - layout: the layout of the text.
  /// - Returns: Lines, each ended by a line feed.
  package static func text(
    _ explanation: FrameExplanation,
    of trace: Trace,
    remedies: [[String]] = [],
    layout: TextLayout = .standard
  ) -> String {
    let frame = explanation.frame
    let title = "frame \(frame.index) \(headline(explanation, of: trace))"
    var text = layout.paragraph(title, hanging: "  ")
    for step in steps(of: explanation, in: trace) {
      let time = Decimal.text(Double(step.time.nanoseconds) / 1e6, digits: 2)
      let start = "  " + aligned(time, to: 10) + " ms  "
      let hanging = String(repeating: " ", count: start.count)
      text += layout.paragraph(step.words, start: start, hanging: hanging)
    }
    var lines = costs(explanation)
    lines += explanation.causes.worst.flatMap(RemedyText.text).map { ["help: \($0)"] } ?? []
    lines += remedy(remedies).map { [$0] } ?? []
    return text
      + lines.map { layout.paragraph($0, start: "  ", hanging: "    ") }.joined()
  }

  /// What a frame has in common with frames of other runs with the same explanation: its name, its
  /// outcome and its costs, without the times of its stages.
  package static func summary(_ explanation: FrameExplanation, of trace: Trace) -> String {
    let title = "frame \(explanation.frame.index) \(headline(explanation, of: trace))"
    return ([title] + costs(explanation)).joined(separator: "\n")
  }

  /// The outcome of a frame, printed after its name.
  ///
  /// - Parameters:
  ///   - explanation: the frame.
  ///   - trace: the run of the frame, which has the names of its processes.
  /// - Returns: Clauses with commas between them.
  package static func headline(_ explanation: FrameExplanation, of trace: Trace) -> String {
    let frame = explanation.frame
    var parts: [String] = []
    if let party = explanation.party {
      let refreshes = frame.actual.number - frame.expected.number
      let lead = explanation.causes.last?.lead ?? .zero
      let delay = CauseText.delay(frame.hitch, refreshes: refreshes, lead: lead)
      parts.append(
        "was shown \(delay) late " + (blockedPhrase(explanation) ?? "by the \(party.rawValue)")
      )
      if !explanation.isTracked { parts.append(CauseText.uncounted) }
    } else {
      parts.append("was shown in time")
    }
    if !frame.superseded.isEmpty { parts.append(replacedPhrase(frame, in: trace)) }
    if let gap = explanation.gap { parts.append(gapPhrase(gap)) }
    if let judder = explanation.judder {
      parts.append(judderPhrase(judder))
      if !explanation.isTracked, explanation.party == nil { parts.append(CauseText.uncounted) }
    }
    return parts.joined(separator: ", ")
  }

  /// The reason for a late frame that has no delay of its own.
  private static func blockedPhrase(_ explanation: FrameExplanation) -> String? {
    guard let before = explanation.stuffedBehind else { return nil }
    if let party = explanation.partyBefore {
      return "behind frame \(before), which the \(party.rawValue) made late"
    }
    return explanation.causes.last?.stage == .presentQueue
      ? "behind frame \(before), which took its refresh"
      : "behind frame \(before), which the render server was busy with"
  }

  /// The frames that a frame replaced, by process: its own comes first.
  private static func replacedPhrase(_ frame: FrameRecord, in trace: Trace) -> String {
    let counts = Dictionary(grouping: frame.superseded, by: \.process).mapValues(\.count)
    let sorted = counts.sorted {
      ($0.key != frame.process ? 1 : 0, $0.key) < ($1.key != frame.process ? 1 : 0, $1.key)
    }
    let named = sorted.map { process, count in
      let name = trace.processName(process).map { printable($0, limit: 100) }
      return "\(count) older of \(name ?? "the app")"
    }
    return "in place of \(named.joined(separator: " and ")), never shown"
  }

  private static func gapPhrase(_ gap: FrameExplanation.Gap) -> String {
    let count = CauseText.count(gap.refreshes)
    switch gap.reason {
    case .renderServerBusy: return "after \(count) dropped while the render server was busy"
    case .thirdBuffer: return "after \(count) skipped for a third buffer"
    case .mainThreadBusy(let name, let process):
      let thread = CauseText.mainThread(of: process)
      return "after \(count) dropped while \(quoted(name)) blocked \(thread)"
    case .pace: return "after \(count) at the app's own rate"
    }
  }

  private static func judderPhrase(_ judder: FrameExplanation.Judder) -> String {
    let content = CauseText.milliseconds(judder.content)
    let display = CauseText.milliseconds(judder.display)
    let reason = judder.reason.map { ", \(words($0))" } ?? ""
    return "and moved on by \(content) in \(display)\(reason)"
  }

  private static func words(_ reason: FrameExplanation.Judder.Reason) -> String {
    switch reason {
    case .catchesUp(let frame): "catching up with frame \(frame)"
    case .rateRose: "since the rate of the display rose"
    case .release: "with the last move and the release in one"
    }
  }

  /// The sets of work items without which a frame is in time, as a clause; nil for none.
  static func remedy(_ remedies: [[String]]) -> String? {
    guard !remedies.isEmpty else { return nil }
    let sets = remedies.map { few($0.map { quoted($0) }, joinedBy: "and") }
    return "in time without \(few(sets, joinedBy: "or"))"
  }

  /// The costs that made the frame late.
  private static func costs(_ explanation: FrameExplanation) -> [String] {
    explanation.causes.map(cost)
  }

  /// A cost that made a frame late.
  static func cost(_ cause: DelayCause) -> String {
    "cost \(CauseText.delay(cause.delay, refreshes: cause.refreshes, lead: cause.lead)), "
      + "\(cause.party.rawValue): \(CauseText.phrase(cause))"
  }

  /// The number of work items, and of sets of them, that a line names.
  ///
  /// JSON has all of them.
  private static let nameLimit = 8

  /// Joins the first few items of a list and counts the others.
  private static func few(_ items: [String], joinedBy word: String) -> String {
    let shown = items.prefix(nameLimit)
    let rest = items.count - shown.count
    let others = rest > 0 ? [rest == 1 ? "1 other" : "\(rest) others"] : []
    return (shown + others).joined(separator: " \(word) ")
  }

  static func aligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

// MARK: The way of a frame

extension ExplanationText {
  /// An event in the life of a frame.
  struct Step {
    let time: Instant
    let words: String
  }

  /// The number of work items that are listed one by one; the others are summed up.
  private static let pieceLimit = 8

  /// The events in the life of a frame, in time order.
  static func steps(of explanation: FrameExplanation, in trace: Trace) -> [Step] {
    let frame = explanation.frame
    var steps = [Step(time: frame.begin.time, words: "begin (refresh \(frame.begin.number))")]
    if let stage = frame.mainThread {
      steps += works(of: frame, until: stage.end, in: trace)
      steps.append(Step(time: frame.commitDeadline, words: deadline(frame, end: stage.end)))
      steps.append(Step(time: stage.end, words: "commit done"))
    }
    steps += renderSteps(frame)
    let late = frame.hitch > .zero ? ", \(CauseText.milliseconds(frame.hitch)) late" : ""
    steps.append(
      Step(time: frame.expected.time, words: "expected (refresh \(frame.expected.number))")
    )
    steps.append(
      Step(time: frame.actual.time, words: "shown (refresh \(frame.actual.number))\(late)")
    )
    return steps.enumerated().sorted { one, other in
      let (first, second) = (one.element.time, other.element.time)
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  private static func deadline(_ frame: FrameRecord, end: Instant) -> String {
    let over = end - frame.commitDeadline
    return over > .zero
      ? "commit deadline, missed by \(CauseText.milliseconds(over))" : "commit deadline, kept"
  }

  private static func renderSteps(_ frame: FrameRecord) -> [Step] {
    func length(_ stage: FrameRecord.Stage) -> String {
      CauseText.milliseconds(stage.end - stage.start)
    }
    return [
      Step(
        time: frame.prepare.start,
        words: "render server starts, prepares for \(length(frame.prepare))"
      ),
      Step(
        time: frame.execute.start,
        words: "GPU executes for \(length(frame.execute))"
      ),
      Step(time: frame.execute.end, words: "rendered"),
    ]
  }

  /// The work on the main thread from the start of a frame to its commit, longest first.
  private static func works(
    of frame: FrameRecord,
    until end: Instant,
    in trace: Trace
  ) -> [Step] {
    let pieces = MainThreadUse(trace, of: frame.process).pieces(from: frame.begin.time, to: end)
    // Of works that took equally long the earlier are shown.
    let order = pieces.enumerated().sorted { one, other in
      let (first, second) = (one.element.length, other.element.length)
      return first == second ? one.offset < other.offset : first > second
    }
    let shown = order.prefix(pieceLimit)
    let process =
      trace.processes.isEmpty ? "" : " of \(printable(trace.processes[frame.process].name))"
    var steps = shown.map { _, work in
      let name =
        work.name == work.kind.rawValue
        ? work.name : "\(work.kind.rawValue) \(quoted(work.name))"
      let early = work.start < frame.begin.time ? ", still running when the frame began" : ""
      return Step(
        time: work.start,
        words: "main thread\(process): \(name)\(CauseText.of(work.subjects)), "
          + CauseText.milliseconds(work.length) + early
      )
    }
    let rest = order.dropFirst(pieceLimit).map(\.element)
    if !rest.isEmpty {
      let length = rest.reduce(Interval.zero) { $0 + $1.length }
      let noun = rest.count == 1 ? "1 shorter work item" : "\(rest.count) shorter work items"
      let words = "and \(noun), \(CauseText.milliseconds(length)) together"
      steps.append(Step(time: end, words: words))
    }
    return steps
  }
}

extension WorkRecord {
  fileprivate var length: Interval { end - start }
}
