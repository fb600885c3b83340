internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// How the pages of a run moved, and which transitions waited before they began.
struct ExplainedMotion {
  private let trace: Trace
  private let delays: [RequestDelay]
  private let moved: [Smoothness]
  /// The largest distances of pages from their intended positions.
  private let course: Scenario.CourseErrors
  /// The speed jumps of pages where animations were retargeted, in points per second.
  private let speedJumps: [MotionSubject: Double]

  /// Measures a run of a case, in which the pages were watched.
  init(_ trace: Trace, of run: Case, limits: RunLimits) {
    self.trace = trace
    delays = RequestDelay.all(in: trace)
    moved = Smoothness.all(in: trace)
    course = run.scenario.courseErrors(of: trace, on: run.device, shouldStop: limits.shouldStop)
    speedJumps = SpeedJump.largest(in: trace)
  }
}

extension ExplainedMotion {
  /// Whether a transition waited before it began.
  var hasDelays: Bool { !delays.isEmpty }

  /// A paragraph for each wait and each motion, each ended by a line feed.
  func text(_ layout: TextLayout) -> String {
    let waits = delays.map { delay in
      let transition = TransitionText.name(of: trace.transitions[delay.transition])
      return RequestDelayText.text(delay, of: transition, layout: layout)
    }
    let motions = moved.map {
      SmoothnessText.text(
        $0,
        error: course.farthest[$0.subject],
        speedJump: speedJumps[$0.subject],
        layout: layout
      )
    }
    let unseen = course.unseen.map { page in
      let transition = TransitionText.name(of: trace.transitions[page.transition])
      let layer = printable(page.layer, limit: 100)
      return layout.paragraph(
        "\(transition): no frame showed \(layer) on its way",
        hanging: "  "
      )
    }
    let rest =
      moved.isEmpty
      ? nil
      : course.reason.map {
        SmoothnessText.withoutCourse($0, isPart: !course.farthest.isEmpty, layout: layout)
      }
    return (waits + unseen + motions + [rest].compactMap(\.self)).joined()
  }

  /// Writes the members of a run.
  func write(_ writer: inout JSONWriter) {
    writer.member("motions") {
      $0.array(moved) { writer, motion in
        SmoothnessText.write(
          &writer,
          motion,
          error: course.farthest[motion.subject],
          speedJump: speedJumps[motion.subject]
        )
      }
    }
    writer.member("unseen") {
      $0.array(course.unseen) { writer, page in
        writer.object {
          $0.member("layer", page.layer)
          $0.member("transition", page.transition)
        }
      }
    }
    writer.member("withoutCourse", course.reason)
    writer.member("requestDelays") { $0.array(delays, RequestDelayText.write) }
  }
}
