public import JankGate
internal import JankMetrics
package import JankText

/// The difference of two files of runs as JSON: one object, times in whole nanoseconds.
public enum DifferenceJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-difference"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 2

  /// Returns a difference as text; equal runs are only counted.
  ///
  /// - Parameter difference: the difference.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ difference: ResultDifference) -> String {
    format.record.text(difference)
  }

  /// The format of what `janklab diff --format json` writes.
  package static let format = JSONFormat<ResultDifference>(
    title: "JankLab difference",
    about: "What changed between two files of runs.",
    JSONRecord {
      JSONField.format(schema)
      JSONField.version(schemaVersion)
      JSONField("formats", .list(of: .text), "The formats of the old file and of the new one.") {
        $0.formats
      }
      JSONField("comparedRuns", .count, "How many runs both files have.") { $0.runs.count }
      JSONField("removed", .list(of: .text), "The runs that the old file alone has.") {
        $0.removed
      }
      JSONField("added", .list(of: .text), "The runs that the new file alone has.") { $0.added }
      JSONField("remarks", .list(of: .text), "What cannot be compared.") { $0.remarks }
      JSONField("runs", .list(of: run.object), "The runs that differ.") {
        $0.runs.filter { !$0.isEmpty }
      }
    }
  )
}

// MARK: A run

extension DifferenceJSON {
  private static let run = JSONRecord<RunDifference> {
    JSONField("name", .text, "The name of the run.") { $0.name }
    JSONField("newName", .orNull(.text), "Its name in the new file, or null for the same.") {
      $0.newName
    }
    JSONField("otherPicture", .orNull(.boolean), "Whether what is visible differs, if known.") {
      $0.hasOtherPicture
    }
    JSONField("figures", .list(of: figure.line), "The metrics that changed.") { $0.figures }
    JSONField("frames", .list(of: frame.line), "The frames that changed.") { $0.frames }
    JSONField(
      "firstEvent",
      .orNull(divergence.object),
      "The first event that differs."
    ) { $0.divergence }
    JSONField("remarks", .list(of: .text), "What cannot be compared in this run.") { $0.remarks }
  }

  private static let figure = JSONRecord<RunDifference.FigureChange> {
    JSONField("metric", .text, "The metric.") { $0.metric }
    JSONField("unit", .word, "Its unit.") { $0.unit }
    JSONField("old", value, "The old value in its unit, a text for words, or null for none.") {
      $0.old
    }
    JSONField("new", value, "The new one.") { $0.new }
    JSONField("change", .orNull(.number), "The new value minus the old one, if that is a number.") {
      $0.change?.value
    }
    JSONField("judgement", judgement, "Whether it is better, worse or changed.") { $0.judgement }
  }

  private static var judgement: JSONCodec<RunDifference.Judgement> {
    .name(of: "a judgement", among: [.better, .worse, .changed])
  }

  private static var value: JSONCodec<RunDifference.Value?> {
    let (number, text) = (JSONCodec<Double>.number, JSONCodec<String>.text)
    return JSONCodec(schema: .oneOf([number.schema, text.schema, .null])) { writer, value in
      switch value {
      case .figure(let figure): number.write(&writer, figure.value)
      case .words(let words): text.write(&writer, words)
      case nil: writer.item(String?.none)
      }
    }
  }

  private static let frame = JSONRecord<RunDifference.FrameChange> {
    JSONField("old", .orNull(.count), "The frame of the old run, or null.") { $0.old }
    JSONField("new", .orNull(.count), "The frame of the new run, or null.") { $0.new }
    JSONField("oldClass", .orNull(.text), "Its class, or null if unknown.") {
      $0.oldClass?.about
    }
    JSONField("newClass", .orNull(.text), "Its class, or null if unknown.") {
      $0.newClass?.about
    }
  }

  private static let divergence = JSONRecord<RunDifference.Divergence> {
    JSONField("place", .count, "The number of equal events before it.") { $0.place }
    JSONField(
      "old",
      .orNull(event.object),
      "What happened in the old run, or null for nothing more."
    ) { $0.old }
    JSONField(
      "new",
      .orNull(event.object),
      "What happened in the new run, or null for nothing more."
    ) { $0.new }
  }

  private static let event = JSONRecord<RecordedRun.Event> {
    JSONField("timeNs", .time(in: Int64.min...Int64.max), "When.") { $0.time }
    JSONField("text", .text, "What.") { $0.text }
  }
}
