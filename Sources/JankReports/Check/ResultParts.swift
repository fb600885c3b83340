internal import JankMetrics
internal import JankText
internal import JankTrace

/// The objects within a run of a result; times are whole nanoseconds.
enum ResultParts {
  typealias HitchKey<Value: Sendable> = JSONField<Hitch, Value>

  static let hitchFrame = HitchKey(
    "frame",
    .count,
    "The index of the frame in the run."
  ) { $0.frame }
  static let hitchExpected = HitchKey("expectedNs", .time, "When it was due.") {
    $0.expected
  }
  static let hitchDuration = HitchKey("durationNs", .length, "The lateness.") {
    $0.duration
  }
  static let hitchRefreshes = HitchKey("refreshes", .count, "The same in refreshes.") {
    $0.refreshes
  }

  static let hitch = JSONRecord<Hitch> {
    hitchFrame
    hitchExpected
    hitchDuration
    hitchRefreshes
    JSONField("missed", .word, "The deadline missed first.") { $0.lateness }
    JSONField("cause", .orNull(.text), "The largest cause: a work item or a stage.") {
      $0.cause?.name
    }
    JSONField("causeKind", .orNull(.word), "The kind of the work item; null for a stage.") {
      $0.cause?.kind
    }
    JSONField(
      "causes",
      .list(of: ExplanationJSON.cause.object),
      "The causes; their delays add up to the duration."
    ) { $0.causes }
  }

  typealias TransitionKey<Value: Sendable> = JSONField<TransitionRecord, Value>

  static let transitionKind = TransitionKey("kind", .word, "The kind of transition.") { $0.kind }
  static let transitionFrom = TransitionKey("from", .text, "The source.") { $0.from }
  static let transitionTo = TransitionKey("to", .text, "The destination.") { $0.to }
  static let transitionOutcome = TransitionKey("outcome", .word, "How it ended.") { $0.outcome }

  static let transition = JSONRecord<TransitionRecord> {
    transitionKind
    transitionFrom
    transitionTo
    JSONField("interactive", .boolean, "Whether a gesture drove it.") { $0.isInteractive }
    JSONField("requestedNs", .time, "When it was requested.") { $0.requested }
    JSONField("endedNs", .orNull(.time), "When it ended, or null.") { $0.ended }
    transitionOutcome
  }

  static let failure = JSONRecord<ScriptFailure> {
    JSONField("message", .text, "What did not happen.") { $0.text }
    JSONField(
      "line",
      .orNull(.count),
      "The line of the step or of the expected finding, or null."
    ) { $0.line }
  }

  static let finding = JSONRecord<Finding> {
    JSONField("rule", .word, "The rule.") { $0.rule }
    JSONField("severity", .word, "The severity.") { $0.severity }
    JSONField("expected", .boolean, "Whether the scenario expects it.") { $0.isExpected }
    JSONField("timeNs", .time, "When it was found.") { $0.time }
    JSONField("refresh", .count, "At which refresh.") { $0.refresh }
    JSONField(
      "count",
      .count,
      "The number of identical findings at that time."
    ) { $0.count }
    JSONField("controller", .text, "The view controller.") { $0.subject }
    JSONField("view", .orNull(.text), "The view, or null.") { $0.view }
    JSONField("message", .text, "What was found.") { $0.text }
    JSONField("consequence", .text, "What UIKit does.") { $0.consequence }
    JSONField("step", .orNull(.text), "The script step that led to it, or null.") {
      $0.step?.name
    }
    JSONField("line", .orNull(.count), "The line of the step, or null.") { $0.step?.line }
  }

  static let process = JSONRecord<ProcessRecord> {
    JSONField("name", .text, "The name of the process.") { $0.name }
    JSONField("launches", .count, "How often it was started.") { $0.launchCount }
    JSONField("ends", .count, "How often it ended before the end of the run.") { $0.endCount }
    JSONField("peakMemoryBytes", .count, "The largest amount of memory that it used at a time.") {
      $0.peakMemory
    }
    JSONField(
      "changes",
      .list(of: processChange.line),
      "The changes of its state, in order."
    ) { $0.changes }
  }

  private static let processChange = JSONRecord<ProcessRecord.Change> {
    JSONField("timeNs", .time, "When.") { $0.time }
    JSONField("state", .word, "The new state.") { $0.state }
    JSONField("reason", .text, "The reason.") { $0.reason }
  }

  typealias EventKey<Value: Sendable> = JSONField<TraceEvent, Value>

  static let eventTime = EventKey("timeNs", .time, "When.") { $0.time }
  static let eventKind = EventKey("kind", .word, "The kind of event.") { $0.kind }
  static let eventSubject = EventKey("subject", .text, "The object of the event.") {
    $0.subject
  }
  static let eventName = EventKey("name", .text, "What happened.") { $0.name }

  static let event = JSONRecord<TraceEvent>(keys: eventTime, eventKind, eventSubject, eventName)

  static let warning = JSONRecord<TraceEvent> {
    JSONField("timeNs", .time, "When.") { $0.time }
    JSONField("subject", .text, "The subject.") { $0.subject }
    JSONField("message", .text, "The warning.") { $0.name }
  }
}
