internal import JankMetrics
internal import JankText
internal import JankTrace

/// The objects within a run of a result; times are whole nanoseconds.
enum ResultParts {
  typealias HitchKey<Value: Sendable> = JSONField<Hitch, Value>

  static let hitchFrame = HitchKey(
    "frame",
    .count,
    "The index of the frame among all pictures of the run."
  ) { $0.frame }
  static let hitchExpected = HitchKey("expectedNs", .time, "When it was to be shown.") {
    $0.expected
  }
  static let hitchDuration = HitchKey("durationNs", .length, "By how much it was late.") {
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
    JSONField("cause", .orNull(.text), "What cost most of it: a work, or a stage.") {
      $0.cause?.name
    }
    JSONField("causeKind", .orNull(.word), "What kind of work that was; null for a stage.") {
      $0.cause?.kind
    }
    JSONField(
      "causes",
      .list(of: ExplanationJSON.cause.object),
      "What made it late; the delays add up to its duration."
    ) { $0.causes }
  }

  static let transition = JSONRecord<TransitionRecord> {
    JSONField("kind", .word, "What was done.") { $0.kind }
    JSONField("from", .text, "What was there before.") { $0.from }
    JSONField("to", .text, "What came.") { $0.to }
    JSONField("interactive", .boolean, "Whether a finger drove it.") { $0.isInteractive }
    JSONField("requestedNs", .time, "When it was asked for.") { $0.requested }
    JSONField("endedNs", .orNull(.time), "When it ended, or null.") { $0.ended }
    JSONField("outcome", .word, "How it ended.") { $0.outcome }
  }

  static let failure = JSONRecord<ScriptFailure> {
    JSONField("message", .text, "What did not come about.") { $0.text }
    JSONField(
      "line",
      .orNull(.count),
      "The line of the step or of the expected finding, or null."
    ) { $0.line }
  }

  static let finding = JSONRecord<Finding> {
    JSONField("rule", .word, "The rule.") { $0.rule }
    JSONField("severity", .word, "How bad it is.") { $0.severity }
    JSONField("expected", .boolean, "Whether the scenario is there to show it.") { $0.isExpected }
    JSONField("timeNs", .time, "When it was found.") { $0.time }
    JSONField("refresh", .count, "At which refresh.") { $0.refresh }
    JSONField(
      "count",
      .count,
      "How many times there and then, of things that nobody can tell apart."
    ) { $0.count }
    JSONField("controller", .text, "The view controller it is about.") { $0.subject }
    JSONField("view", .orNull(.text), "The view it is about, or null.") { $0.view }
    JSONField("message", .text, "What was found.") { $0.text }
    JSONField("consequence", .text, "What UIKit does.") { $0.consequence }
    JSONField("step", .orNull(.text), "The step of the script that led there, or null.") {
      $0.step?.name
    }
    JSONField("line", .orNull(.count), "The line of the step, or null.") { $0.step?.line }
  }

  typealias EventKey<Value: Sendable> = JSONField<TraceEvent, Value>

  static let eventTime = EventKey("timeNs", .time, "When.") { $0.time }
  static let eventKind = EventKey("kind", .word, "What sort of thing.") { $0.kind }
  static let eventSubject = EventKey("subject", .text, "Who it happened to.") {
    $0.subject
  }
  static let eventName = EventKey("name", .text, "What happened.") { $0.name }

  static let event = JSONRecord<TraceEvent>(keys: eventTime, eventKind, eventSubject, eventName)

  static let warning = JSONRecord<TraceEvent> {
    JSONField("timeNs", .time, "When.") { $0.time }
    JSONField("subject", .text, "What it is about.") { $0.subject }
    JSONField("message", .text, "What was said.") { $0.name }
  }
}
