public import JankGate
internal import JankMetrics
internal import JankText

/// A baseline as JSON: sorted keys, a metric a line, whole numbers.
public enum BaselineJSON {
  /// The name of the format, stated in every file.
  public static let schema = "janklab-baseline"
  /// The version of the format; readers refuse a larger one.
  public static let schemaVersion = 1

  /// The whole baseline as one text, a line feed at its end.
  public static func text(_ baseline: Baseline) -> String {
    var text = ""
    write(baseline) { text += $0 }
    return text
  }

  /// Writes a baseline scenario by scenario, a line feed at its end.
  public static func write<Failure: Error>(
    _ baseline: Baseline,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter()
    try writer.object { writer throws(Failure) in
      if !baseline.metrics.isEmpty {
        writer.member("metrics") { $0.array(baseline.metrics) { $0.item($1) } }
      }
      writer.member("modelVersion", baseline.modelVersion)
      try writer.member("scenarios") { writer throws(Failure) in
        try writer.object { writer throws(Failure) in
          for (name, entry) in baseline.scenarios.sorted(by: { $0.key < $1.key }) {
            writer.member(name) { $0.object { write(&$0, entry) } }
            try emit(writer.drain())
          }
        }
      }
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
    }
    try emit(writer.text + "\n")
  }

  private static func write(_ writer: inout JSONWriter, _ entry: Baseline.Entry) {
    writer.member("contentHash", entry.contentHash)
    writer.member("runs") { writer in
      writer.object { writer in
        for (name, run) in entry.runs.sorted(by: { $0.key < $1.key }) {
          writer.member("\(name)") { $0.object { write(&$0, run) } }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ run: Baseline.Run) {
    writer.member("digest", run.digest)
    writer.member("figures") { writer in
      writer.object { writer in
        for (id, steps) in run.figures.entries { writer.member(id, steps) }
      }
    }
    writer.member("frames", "\(run.frames)")
    writer.member("lateFrames", "\(run.lateFrames)")
  }
}
