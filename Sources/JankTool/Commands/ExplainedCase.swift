internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankTrace

/// A run, why its frames came when they did, and what it would be without some work.
struct ExplainedCase {
  let result: CaseResult
  let attribution: Attribution
  /// How far pages were from where they were meant to be, in points, where that is known.
  private let errors: [Smoothness.Subject: Double]
  /// The work that was left out, and what became of the run.
  private let change: (names: [String], comparison: WhatIf)?
  /// The frames to be shown.
  private var frames: [FrameExplanation] = []

  init(_ run: Case, without names: [String]) {
    // Watching changes nothing that is seen.
    result = run.run(watching: Set(run.scenario.screens.map(\.name)))
    attribution = Attribution(result.trace)
    let course = run.scenario.effortlessRun(on: run.device).map(MotionCourse.init)
    errors = course?.largestErrors(in: result.trace) ?? [:]
    change =
      names.isEmpty
      ? nil
      : (names, WhatIf(before: result.trace, after: run.run(without: Set(names)).trace))
  }
}

extension ExplainedCase {
  /// The same, with some frames to be shown.
  func showing(_ frames: [FrameExplanation]) -> ExplainedCase {
    var copy = self
    copy.frames = frames
    return copy
  }

  /// The run for people.
  var text: String {
    let name =
      "\(printable(result.scenario, limit: 100)) / \(result.device) / \(result.strategy)\n"
    let frames =
      frames.isEmpty
      ? ["every frame came in time and evenly\n"]
      : frames.map { ExplanationText.text($0, of: result.trace) }
    let changed = change.map { [WhatIfText.text($0.comparison, without: $0.names)] } ?? []
    let motions = Smoothness.all(in: result.trace).map {
      SmoothnessText.line($0, error: errors[$0.subject])
    }
    return name + (frames + motions + changed).joined()
  }

  /// Runs for programs.
  static func json(_ runs: [ExplainedCase]) -> String {
    var writer = JSONWriter()
    writer.array(runs) { writer, run in
      writer.object { writer in
        writer.member("scenario", run.result.scenario)
        writer.member("device", run.result.device)
        writer.member("strategy", run.result.strategy)
        writer.member("frames") { ExplanationJSON.write(&$0, run.frames) }
        writer.member("motions") {
          $0.array(Smoothness.all(in: run.result.trace)) { writer, motion in
            SmoothnessText.write(&writer, motion, error: run.errors[motion.subject])
          }
        }
        guard let (names, comparison) = run.change else { return }
        writer.member("without") { $0.array(names) { $0.item($1) } }
        writer.member("hitchTimeBeforeNs", comparison.hitchTimeBefore.nanoseconds)
        writer.member("hitchTimeAfterNs", comparison.hitchTimeAfter.nanoseconds)
        writer.member("changes") { $0.array(comparison.changes, write) }
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
