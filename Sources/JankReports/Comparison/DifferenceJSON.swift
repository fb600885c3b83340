public import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// How two files of runs differ, as JSON: one object, times in whole nanoseconds.
public enum DifferenceJSON {
  /// The name of the format, stated in every file.
  public static let schema = "janklab-difference"
  /// The version of the format; readers refuse a larger one.
  public static let schemaVersion = 2

  /// Writes a difference; runs in which nothing differs are counted only.
  ///
  /// - Parameter difference: the difference.
  /// - Returns: The text, a line feed at its end.
  public static func text(_ difference: ResultDifference) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("formats") { $0.array(difference.formats) { $0.item($1) } }
      writer.member("comparedRuns", difference.runs.count)
      writer.member("removed") { $0.array(difference.removed) { $0.item($1) } }
      writer.member("added") { $0.array(difference.added) { $0.item($1) } }
      writer.member("remarks") { $0.array(difference.remarks) { $0.item($1) } }
      writer.member("runs") { $0.array(difference.runs.filter { !$0.isEmpty }, write) }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ run: RunDifference) {
    writer.object { writer in
      writer.member("name", run.name)
      writer.member("newName", run.newName)
      writer.member("otherPicture") { writer in
        if let isOther = run.hasOtherPicture { writer.item(isOther) } else { writer.null() }
      }
      writer.member("figures") { $0.array(run.figures, write) }
      writer.member("frames") { $0.array(run.frames, write) }
      writer.member("firstEvent") { writer in
        guard let divergence = run.divergence else { return writer.null() }
        writer.object { writer in
          writer.member("place", divergence.place)
          writer.member("old") { write(&$0, divergence.old) }
          writer.member("new") { write(&$0, divergence.new) }
        }
      }
      writer.member("remarks") { $0.array(run.remarks) { $0.item($1) } }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ change: RunDifference.FigureChange) {
    writer.line { writer in
      writer.member("metric", change.metric)
      writer.member("unit", change.unit.rawValue)
      writer.member("old") { write(&$0, change.old) }
      writer.member("new") { write(&$0, change.new) }
      writer.member("change", change.change?.value)
      writer.member("judgement", change.judgement.rawValue)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ value: RunDifference.Value?) {
    switch value {
    case .figure(let figure): writer.item(figure.value)
    case .words(let words): writer.item(words)
    case nil: writer.null()
    }
  }

  private static func write(_ writer: inout JSONWriter, _ change: RunDifference.FrameChange) {
    writer.line { writer in
      writer.member("old", change.old.map { Int64($0) })
      writer.member("new", change.new.map { Int64($0) })
      writer.member("oldClass", change.oldClass?.about)
      writer.member("newClass", change.newClass?.about)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ event: RecordedRun.Event?) {
    guard let event else { return writer.null() }
    writer.object { writer in
      writer.member("timeNs", event.time.nanoseconds)
      writer.member("text", event.text)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func null() { item(nil as String?) }
}
