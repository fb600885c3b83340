internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// A run, the causes of its late frames, and the effect of removing work.
struct ExplainedCase {
  let result: RunResult
  let attribution: Attribution
  let motion: ExplainedMotion
  /// The work that was removed, and its effect on the run.
  private(set) var change: Change?
  let run: Case
  let limits: @Sendable () -> RunLimits
  private let filmLimit: Int?
  /// The frames to show, each with the sets of work items without which it is in time.
  private(set) var frames: [(explanation: FrameExplanation, remedies: [[String]])] = []
  /// The number of replays without some work, if it was too small to try all sets.
  private var replayLimit: Int?

  /// Plays a run and explains it.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - limits: makes the limits of what is played for the case: one time for the run, one for the
  ///     run without some work, and one for all replays.
  ///   - filmLimit: the largest number of appearances of layers that are recorded for drawing; nil
  ///     for no film.
  init(
    _ run: Case,
    limits: @escaping @Sendable () -> RunLimits,
    filmLimit: Int? = nil
  ) {
    self.run = run
    self.limits = limits
    self.filmLimit = filmLimit
    let shared = limits()
    result = run.run(limits: shared, filmLimit: filmLimit)
    attribution = Attribution(result.trace)
    motion = ExplainedMotion(result.trace, of: run, limits: shared)
  }

  /// The run without some work, compared with the run.
  struct Change {
    let names: [String]
    let trace: Trace
    let comparison: WhatIf
    let motion: ExplainedMotion
  }
}

extension ExplainedCase {
  /// Plays the run without some work; the motion of pages is not needed.
  private static func trace(
    of run: Case,
    without names: Set<String>,
    _ limits: RunLimits
  ) -> Trace {
    run.run(without: names, limits: limits, watchesPages: false).trace
  }

  /// Whether the run broke a rule, or did not end as its scenario requests.
  var isInvalid: Bool { !InvalidRunText.lines(result.trace).isEmpty }

  /// Returns the case with the frames to show, and with the effect of removing work.
  func showing(_ frames: [FrameExplanation], without names: [String]) -> ExplainedCase {
    RunContainment.contain({ run.key }) { explaining(frames).leavingOut(names) }
  }

  private func leavingOut(_ names: [String]) -> ExplainedCase {
    guard !names.isEmpty else { return self }
    let shared = limits()
    let changed = run.run(without: Set(names), limits: shared, filmLimit: filmLimit).trace
    var copy = self
    copy.change = Change(
      names: names,
      trace: changed,
      comparison: WhatIf(before: result.trace, after: changed),
      motion: ExplainedMotion(changed, of: run, limits: shared)
    )
    return copy
  }

  private func explaining(_ frames: [FrameExplanation]) -> ExplainedCase {
    let shared = limits()
    var remedies = Remedies(for: result.trace) {
      Self.trace(of: run, without: $0, shared)
    }
    var copy = self
    copy.frames = frames.map { ($0, remedies.sets(for: $0)) }
    copy.replayLimit = remedies.isBounded ? remedies.replayLimit : nil
    return copy
  }

  /// Runs as text; those that have the same text share it, and a frame with the same explanation in
  /// several runs is explained once.
  static func text(_ runs: [ExplainedCase], _ layout: TextLayout) -> String {
    var groups: [(text: String, runs: [ExplainedCase])] = []
    var places: [String: Int] = [:]
    var known: [[String]: String] = [:]
    for run in runs {
      let (whole, short) = (run.text(layout), run.text(layout, besides: known))
      if let place = places[whole] ?? places[short] {
        groups[place].runs.append(run)
        continue
      }
      for text in [whole, short] { places[text] = groups.count }
      groups.append((short, [run]))
      let name = "\(printable(run.result.device)) / \(printable(run.result.strategy))"
      for frame in run.frames {
        let identity = run.identity(of: frame.explanation, frame.remedies)
        known[identity] = known[identity] ?? name
      }
    }
    return groups.map { layout.paragraph(title(of: $0.runs), hanging: "  ") + $0.text }
      .joined(separator: "\n")
  }

  /// The names of runs: the strategies of each scenario and device, and the number of several runs.
  private static func title(of runs: [ExplainedCase]) -> String {
    var names: [(case: String, strategies: [String])] = []
    for run in runs {
      let name = printable("\(run.result.scenario) / \(run.result.device)", limit: 200)
      let strategy = printable(run.result.strategy, limit: 100)
      if names.last?.case == name {
        names[names.count - 1].strategies.append(strategy)
      } else {
        names.append((name, [strategy]))
      }
    }
    return names.map { "\($0.case) / \($0.strategies.joined(separator: ", "))" }
      .joined(separator: "; ") + (runs.count > 1 ? " (\(runs.count) cases)" : "")
  }

  /// What frames of several cases with the same explanation have in common, with or without what
  /// would help.
  func identity(of frame: FrameExplanation, _ remedies: [[String]] = []) -> [String] {
    [result.scenario, ExplanationText.summary(frame, of: result.trace)] + remedies.joined()
  }

  /// The run as text, without its name.
  ///
  /// - Parameters:
  ///   - layout: The layout of the text.
  ///   - known: The cases that explain frames already, by the identity of a frame with remedies.
  /// - Returns: The lines.
  private func text(_ layout: TextLayout, besides known: [[String]: String] = [:]) -> String {
    let ends = TransitionText.words(result.trace.transitions).map {
      layout.paragraph("transitions: \($0)", hanging: "  ")
    }
    let reasons = InvalidRunText.lines(result.trace).map {
      layout.paragraph("invalid: \($0)", hanging: "  ")
    }
    let isCalm = result.trace.failures.isEmpty && !motion.hasDelays
    let smooth = isCalm ? [calm(layout)] : []
    let frames =
      frames.isEmpty
      ? smooth
      : frames.map { explanation, remedies in
        if let other = known[identity(of: explanation, remedies)] {
          let headline = ExplanationText.headline(explanation, of: result.trace)
          let text = "frame \(explanation.frame.index) \(headline), as explained for \(other)"
          return layout.paragraph(text, hanging: "  ")
        }
        return ExplanationText.text(
          explanation,
          of: result.trace,
          remedies: remedies,
          layout: layout
        )
      }
    let changed = change.map {
      WhatIfText.text($0.comparison, without: $0.names, layout: layout)
        + $0.motion.text(layout.narrowed(by: 2)).indented
    }
    let bound = replayLimit.map { WhatIfText.bound($0, layout: layout) }
    let parts = reasons + frames + [bound, motion.text(layout), changed].compactMap(\.self)
    return (ends ?? "") + parts.joined()
  }

  /// The words for a run of which no frame is shown.
  private func calm(_ layout: TextLayout) -> String {
    let count = attribution.troubled.count
    guard count > 0 else { return "every frame was on time and evenly spaced\n" }
    let frames = count == 1 ? "1 late or uneven frame is" : "\(count) late or uneven frames are"
    return layout.paragraph("\(frames) not shown; a larger --worst shows more", hanging: "  ")
  }

  /// Runs as JSON.
  static func json(_ runs: [ExplainedCase]) -> String {
    var writer = JSONWriter()
    writer.array(runs) { writer, run in
      writer.object { writer in
        writer.member("scenario", run.result.scenario)
        writer.member("device", run.result.device)
        writer.member("strategy", run.result.strategy)
        writer.member("frames") {
          $0.array(run.frames) { writer, frame in
            ExplanationJSON.write(&writer, frame.explanation, remedies: frame.remedies)
          }
        }
        writer.member("replayLimitMet", run.replayLimit.map { Int64($0) })
        run.motion.write(&writer)
        guard let change = run.change else { return }
        writer.member("without") { $0.array(change.names) { $0.item($1) } }
        let comparison = change.comparison
        writer.member("hitchTimeBeforeNs", comparison.hitchTimeBefore.nanoseconds)
        writer.member("hitchTimeAfterNs", comparison.hitchTimeAfter.nanoseconds)
        writer.member("changes") { $0.array(comparison.changes, write) }
        writer.member("after") { $0.object { change.motion.write(&$0) } }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ change: WhatIf.Change) {
    writer.object { writer in
      writer.member("frame", change.frame.map { Int64($0) })
      writer.member("counterpart", change.counterpart.map { Int64($0) })
      writer.member("lateBeforeNs", change.before.nanoseconds)
      writer.member("lateAfterNs", change.after.nanoseconds)
      writer.member("animated", change.isTracked)
    }
  }
}

extension String {
  /// The lines, each moved to the right by two spaces.
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
