public import JankGate
internal import JankMetrics
package import JankText

/// The difference of two files of runs as JSON: one object, times in whole nanoseconds.
public enum DifferenceJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-difference"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 2

  /// The content of a difference file.
  package struct File: Hashable, Sendable {
    let formats: [String]
    let comparedCount: Int
    let removed: [String]
    let added: [String]
    let remarks: [String]
    let runs: [RunDifference]
  }

  /// Writes a difference; runs in which nothing differs are counted only.
  ///
  /// - Parameter difference: the difference.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ difference: ResultDifference) -> String {
    var writer = JSONWriter()
    file.write(&writer, File(difference))
    return writer.text + "\n"
  }

  /// The format as a document of JSON Schema.
  package static var schemaDocument: JSONValue {
    file.schema.document(
      title: "JankLab difference",
      about: "What changed between two files of runs."
    )
  }

  /// The format of what `janklab diff --format json` writes.
  package static let file = JSONCodec<File>.openObject(
    "a difference",
    .format(schema),
    .version(schemaVersion),
    JSONField("formats", .list(of: .text), "The formats of the old file and of the new one.") {
      $0.formats
    },
    JSONField("comparedRuns", .count, "How many runs both files have.") { $0.comparedCount },
    JSONField("removed", .list(of: .text), "The runs that the old file alone has.") {
      $0.removed
    },
    JSONField("added", .list(of: .text), "The runs that the new file alone has.") { $0.added },
    JSONField("remarks", .list(of: .text), "What cannot be compared.") { $0.remarks },
    JSONField("runs", .list(of: run), "The runs that differ.") { $0.runs }
  ) { _, _, formats, count, removed, added, remarks, runs in
    File(
      formats: formats,
      comparedCount: count,
      removed: removed,
      added: added,
      remarks: remarks,
      runs: runs
    )
  }
}

extension DifferenceJSON.File {
  /// What a file holds of a difference.
  package init(_ difference: ResultDifference) {
    self.init(
      formats: difference.formats,
      comparedCount: difference.runs.count,
      removed: difference.removed,
      added: difference.added,
      remarks: difference.remarks,
      runs: difference.runs.filter { !$0.isEmpty || $0.hasInvalidRun }
    )
  }
}

// MARK: A run

extension DifferenceJSON {
  private static let run = JSONCodec<RunDifference>.openObject(
    "a run that differs",
    JSONField("name", .text, "The name of the run.") { $0.name },
    JSONField("newName", .orNull(.text), "Its name in the new file, or null for the same.") {
      $0.newName
    },
    JSONField(
      "validity",
      .orNull(validity),
      "The reasons if only one of the runs is invalid, or null.",
      or: .null
    ) { $0.validity },
    JSONField("otherPicture", .orNull(.boolean), "Whether what is visible differs, if known.") {
      $0.hasOtherFrames
    },
    JSONField("figures", .list(of: metricValue.line), "The metrics that changed.") {
      $0.metricValues
    },
    JSONField(
      "transitions",
      .list(
        of: TransitionChangeJSON.change(old: ("old", "the old run"), new: ("new", "the new run"))
      ),
      "The transitions that differ; any of them fails a check.",
      or: .array([])
    ) { $0.transitions },
    JSONField("frames", .list(of: frame.line), "The frames that changed.") { $0.frames },
    JSONField("firstEvent", .orNull(divergence), "The first event that differs.") {
      $0.divergence
    },
    JSONField("remarks", .list(of: .text), "What cannot be compared in this run.") { $0.remarks }
  ) { name, newName, validity, picture, metricValues, transitions, frames, divergence, remarks in
    var difference = RunDifference(
      name: name,
      newName: newName,
      metricValues: metricValues,
      transitions: transitions,
      frames: frames,
      divergence: divergence,
      hasOtherFrames: picture,
      remarks: remarks
    )
    difference.validity = validity
    return difference
  }

  private static let validity = JSONCodec<RunDifference.ValidityChange>.openObject(
    "the validity of a run",
    JSONField("old", .orNull(.text), "Why the old run is invalid, or null for a valid run.") {
      $0.old
    },
    JSONField("new", .orNull(.text), "Why the new run is invalid, or null for a valid run.") {
      $0.new
    }
  ) { RunDifference.ValidityChange(old: $0, new: $1) }

  private static let frame = JSONCodec<RunDifference.FrameChange>.openObject(
    "a frame that changed",
    JSONField("old", .orNull(.count), "The frame of the old run, or null.") { $0.old },
    JSONField("new", .orNull(.count), "The frame of the new run, or null.") { $0.new },
    JSONField(
      "oldClass",
      .orNull(frameClass),
      "Its class, or null if unknown."
    ) { $0.oldClass },
    JSONField(
      "newClass",
      .orNull(frameClass),
      "Its class, or null if unknown."
    ) { $0.newClass }
  ) { RunDifference.FrameChange(old: $0, new: $1, oldClass: $2, newClass: $3) }

  private static var frameClass: JSONCodec<FrameClass> {
    JSONCodec<String>.text.known("a class of frames", by: \.about) { FrameClass(about: $0) }
  }

  private static let divergence = JSONCodec<RunDifference.Divergence>.openObject(
    "what happened otherwise",
    JSONField("place", .count, "The number of equal events before it.") { $0.place },
    JSONField("old", .orNull(event), "What happened in the old run, or null for nothing more.") {
      $0.old
    },
    JSONField("new", .orNull(event), "What happened in the new run, or null for nothing more.") {
      $0.new
    }
  ) { RunDifference.Divergence(place: $0, old: $1, new: $2) }

  private static let event = JSONCodec<RecordedRun.Event>.openObject(
    "an event",
    JSONField("timeNs", .time(in: Int64.min...Int64.max), "When.") { $0.time },
    JSONField("text", .text, "What.") { $0.text }
  ) { RecordedRun.Event(time: $0, text: $1) }
}

// MARK: A value

extension DifferenceJSON {
  /// The value of a metric in a file: a number without its unit, or words.
  private enum Written: Sendable {
    case number(Double)
    case words(String)

    init(_ value: RunDifference.Value) {
      switch value {
      case .metricValue(let metricValue): self = .number(metricValue.value)
      case .words(let words): self = .words(words)
      }
    }

    /// The value in a unit; nil for a number that 64 bits cannot hold.
    func value(in unit: Metric.Unit) -> RunDifference.Value? {
      switch self {
      case .number(let number): MetricValue(number, unit).map { .metricValue($0) }
      case .words(let words): .words(words)
      }
    }
  }

  private static let metricValue = JSONCodec<RunDifference.ValueChange>.openObject(
    "a metric that changed",
    JSONField("metric", .text, "The metric.") { $0.metric },
    JSONField("unit", unit, "Its unit.") { $0.unit },
    JSONField("old", value, "The old value in its unit, a text for words, or null for none.") {
      $0.old.map { Written($0) }
    },
    JSONField("new", value, "The new one.") { $0.new.map { Written($0) } },
    JSONField("change", .orNull(.number), "The new value minus the old one, if that is a number.") {
      $0.change?.value
    },
    JSONField(
      "judgement",
      .name(of: "a judgement", among: [.better, .worse, .changed]),
      "Whether it is better, worse or changed."
    ) { $0.judgement }
  ) { metric, unit, old, new, change, judgement in
    RunDifference.ValueChange(
      metric: metric,
      unit: unit,
      old: old?.value(in: unit),
      new: new?.value(in: unit),
      change: change.flatMap { MetricValue($0, unit) },
      judgement: judgement
    )
  }

  private static var unit: JSONCodec<Metric.Unit> {
    JSONCodec<String>.text.known("a unit", by: \.rawValue) { Metric.Unit(rawValue: $0) }
  }

  private static var value: JSONCodec<Written?> {
    let (number, text) = (JSONCodec<Double>.number, JSONCodec<String>.text)
    let schema = JSONSchema.oneOf([number.schema, text.schema, .null])
    let shape = JSONShape<Written?>("a number, a text or null", schema: schema) { content in
      switch content {
      case .integer(let whole): Written.number(Double(whole))
      case .real(let real): Written.number(real)
      case .text(let words): Written.words(words)
      case .null: .some(nil)
      default: nil
      }
    }
    return JSONCodec(shape) { writer, value in
      switch value {
      case .number(let value): number.write(&writer, value)
      case .words(let words): text.write(&writer, words)
      case nil: writer.item(String?.none)
      }
    }
  }
}

extension JSONCodec where Value == String {
  /// A codec for named values; it rejects the names of later versions.
  fileprivate func known<Other: Sendable>(
    _ kind: String,
    by name: @escaping @Sendable (Other) -> String,
    _ value: @escaping @Sendable (String) -> Other?
  ) -> JSONCodec<Other> {
    resolved { text, position, log in
      if let value = value(text) { return value }
      log.report("expected \(kind), found \(quoted(text))", at: position, about: .meaning)
      return nil
    } writing: {
      name($0)
    }
  }
}
