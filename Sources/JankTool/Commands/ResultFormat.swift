internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The format of what `janklab run --format json` writes, as data.
///
/// Later minor versions add keys, so that its objects are open.
package enum ResultFormat {
  /// The format as a document of JSON Schema.
  static var schemaDocument: JSONValue {
    JSONSchema.openObject([
      key("schema", .choice([JSONReport.schema]), "Its name."),
      key(
        "schemaVersion",
        .integer(1...Int64(JSONReport.schemaVersion)),
        "The version of the format; readers refuse a larger one."
      ),
      key("interrupted", .boolean, "Whether it was ended before all cases were run."),
      key("cases", list(of: run), "The runs, in the order of the files."),
    ]).document(
      title: "JankLab result",
      about: "What runs came out as. Times are whole nanoseconds, as the names of their keys say."
    )
  }

  static func key(_ name: String, _ schema: JSONSchema, _ about: String)
    -> JSONSchema.Property
  {
    JSONSchema.Property(key: name, schema: schema, about: about)
  }

  static func list(of item: JSONSchema) -> JSONSchema {
    .array(of: item, count: 0...Int.max, isDistinct: false)
  }

  static func optional(_ schema: JSONSchema) -> JSONSchema { .oneOf([schema, .null]) }

  static func names<Name: RawRepresentable<String>>(_ all: [Name]) -> JSONSchema {
    .choice(all.map(\.rawValue))
  }

  static let text = JSONSchema.text(length: 0...Int.max, pattern: nil)
  static let hash = JSONSchema.text(length: 32...32, pattern: "^[0-9a-f]{32}$")
  static let count = JSONSchema.integer(0...Int64.max)
  static let integer = JSONSchema.integer(Int64.min...Int64.max)
  private static let number = JSONSchema.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  )
}

// MARK: A run

extension ResultFormat {
  private static var run: JSONSchema {
    .openObject(
      [
        key("scenario", text, "The name of the scenario, with the outcome of its drags."),
        key("device", text, "The name of the device profile."),
        key("strategy", text, "The name of the strategy."),
        key("seed", .text(length: 1...20, pattern: "^[0-9]+$"), "Where random draws started."),
        key("modelVersion", count, "The model that made the run; others do not compare."),
        key("digest", hash, "The fingerprint of everything a user could see."),
        key("refreshRateHz", count, "The refresh rate of the display."),
      ] + summary + [
        key("metrics", list(of: metric), "The metrics that were asked for."),
        key("hitches", list(of: hitch), "The frames shown later than planned."),
        key("transitions", list(of: transition), "The transitions, in the order of requests."),
        key("findings", list(of: finding), "The rules of transitions that did not hold."),
        key("failures", list(of: failure), "What the script asked for and did not come about."),
        key("warnings", list(of: warning), "What the app was warned of."),
        key("frameClasses", text, "A character a picture: ., refreshes late, L ten, x dropped."),
        key("framePrints", text, "Four hexadecimal digits a picture, as in a baseline."),
        key("events", list(of: event), "Commands, callbacks, gestures and faults, in order."),
        key("verdicts", list(of: verdict), "What the thresholds of the scenario say."),
        key("problems", list(of: problem), "The thresholds that said nothing of the run."),
      ]
    )
  }

  private static var summary: [JSONSchema.Property] {
    [
      key("frames", count, "How many frames were shown while something was animated."),
      key("hitchCount", count, "How many of them were late."),
      key("hitchTimeNs", count, "By how much in all."),
      key("animationTimeNs", count, "How long anything was animated."),
      key("hitchTimeRatioMsPerS", optional(number), "Hitch time in a second of animation."),
      key("hitchScale", text, "The scale of the rating."),
      key("hitchRating", optional(text), "What the scale says; null where it may not be asked."),
      key("unfinished", optional(text), "Why the run broke off, or null."),
      key("percentileMethod", text, "How percentiles are taken."),
      key("frameTimeP50Ns", optional(count), "The median of the frame times."),
      key("frameTimeP95Ns", optional(count), "Their 95th percentile."),
      key("frameTimeP99Ns", optional(count), "Their 99th percentile."),
      key("longestFreezeNs", count, "The longest time without a new picture while one was due."),
      key("settleTimeNs", optional(count), "From the last request to the last changed picture."),
    ]
  }

  private static var metric: JSONSchema {
    .openObject([
      key("id", text, "The metric, as janklab list metrics has it."),
      key("value", .anything, "A number, a text, counts, or null where it has none."),
      key("unit", text, "Its unit."),
    ])
  }

  private static var hitch: JSONSchema {
    .openObject([
      key("frame", count, "The index of the frame among all pictures of the run."),
      key("expectedNs", count, "When it was to be shown."),
      key("durationNs", count, "By how much it was late."),
      key("refreshes", count, "The same in refreshes."),
      key("missed", text, "The deadline missed first."),
      key("cause", optional(text), "What cost most of it: a work, or a stage."),
      key("causeKind", optional(text), "What kind of work that was; null for a stage."),
      key("causes", list(of: cause), "What made it late; the delays add up to its duration."),
    ])
  }

  private static var cause: JSONSchema {
    .openObject([
      key("party", text, "Who answers for it: the app, the render server or the display."),
      key("stage", text, "Where the time was lost."),
      key("name", text, "The work, or the stage."),
      key("kind", optional(text), "What kind of work; null for a stage."),
      key("heldNs", count, "How long it held the stage."),
      key("behind", optional(count), "The earlier frame that was waited for, or null."),
      key("refreshes", count, "How many refreshes it cost."),
      key("delayNs", count, "By how much later the frame was shown for it."),
    ])
  }

  static var problem: JSONSchema {
    .openObject([
      key("rule", text, "The rule as people write it."),
      key("file", optional(text), "The file it stands in, or null."),
      key("line", optional(count), "The line, or null."),
      key("message", text, "Why it says nothing."),
      key("hint", optional(text), "What to do about it, or null."),
    ])
  }

  private static var transition: JSONSchema {
    .openObject([
      key("kind", text, "What was done."),
      key("from", text, "What was there before."),
      key("to", text, "What came."),
      key("interactive", .boolean, "Whether a finger drove it."),
      key("requestedNs", count, "When it was asked for."),
      key("endedNs", optional(count), "When it ended, or null."),
      key("outcome", text, "How it ended."),
    ])
  }

  private static var failure: JSONSchema {
    .openObject([
      key("message", text, "What did not come about."),
      key("line", optional(count), "The line of the step or of the expected finding, or null."),
    ])
  }

  private static var finding: JSONSchema {
    .openObject([
      key("rule", text, "The rule."),
      key("severity", text, "How bad it is."),
      key("expected", .boolean, "Whether the scenario is there to show it."),
      key("timeNs", count, "When it was found."),
      key("refresh", count, "At which refresh."),
      key("count", count, "How many times there and then, of things that nobody can tell apart."),
      key("controller", text, "The view controller it is about."),
      key("view", optional(text), "The view it is about, or null."),
      key("message", text, "What was found."),
      key("consequence", text, "What UIKit does."),
      key("step", optional(text), "The step of the script that led there, or null."),
      key("line", optional(count), "The line of the step, or null."),
    ])
  }

  private static var event: JSONSchema {
    .openObject([
      key("timeNs", count, "When."),
      key("kind", text, "What sort of thing."),
      key("subject", text, "Who it happened to."),
      key("name", text, "What happened."),
    ])
  }

  private static var warning: JSONSchema {
    .openObject([
      key("timeNs", count, "When."),
      key("subject", text, "What it is about."),
      key("message", text, "What was said."),
    ])
  }
}

// MARK: Verdicts

extension ResultFormat {
  static var verdict: JSONSchema {
    .openObject([
      key("outcome", names(Verdict.Outcome.allCases), "How the rule came out."),
      key("metric", text, "What it is about."),
      key("rule", text, "The rule as people write it."),
      key("file", optional(text), "The file it stands in, or null."),
      key("line", optional(count), "The line, or null."),
      key("unit", text, "The unit of the figures."),
      key("stepsPerUnit", count, "How many steps of the figures make one of the unit."),
      key("baseline", optional(integer), "The figure of the baseline, or null."),
      key("limit", integer, "The limit."),
      key("actual", optional(integer), "The figure, or null where it went missing."),
      key("margin", optional(integer), "How far within the limit; below 0 beyond it."),
      key("frames", list(of: frame), "The frames that broke the rule, the worst first."),
    ])
  }

  private static var frame: JSONSchema {
    .openObject([
      key("frame", count, "The index of the frame among all pictures of the run."),
      key("shownNs", count, "When it was shown."),
      key("lateNs", integer, "By how much it was late."),
      key("missed", text, "The deadline missed first."),
      key("cause", text, "What took its time."),
    ])
  }
}
