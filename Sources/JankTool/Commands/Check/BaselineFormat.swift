internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The format of baseline files, described once: the reader and the published schema both use it.
package enum BaselineFormat {
  /// The format as a document of JSON Schema.
  package static var schemaDocument: JSONValue {
    shape(run: run).schema.document(
      title: "JankLab baseline",
      about: """
        What runs came out as. Counts, frames too, are whole numbers; all else is in millionths of \
        the unit of its metric: milliseconds become nanoseconds, and a refresh is 1000000.
        """
    )
  }

  /// The way from the top of a file to its runs.
  static let runPath: [JSONPathStep] = [.key("scenarios"), .anyKey, .key("runs"), .anyKey]

  /// A whole file, whose runs have a shape.
  static func shape(run: JSONShape<Baseline.Run>) -> JSONShape<Baseline> {
    let version = Int64(BaselineJSON.schemaVersion)
    return JSONShape.openObject(
      "a baseline",
      JSONKey.optional("metrics", metrics, "The metrics that runs are compared by; else all."),
      JSONKey.required(
        "modelVersion",
        .integer(in: 1...1_000_000),
        "The model that made the runs; those of another do not compare."
      ),
      JSONKey.required("scenarios", scenarios(run), "The scenarios by name."),
      JSONKey.required(
        "schema",
        .named("a format", [BaselineJSON.schema], by: \.self),
        "Its name."
      ),
      JSONKey.required("schemaVersion", .integer(in: 1...version), "The version of the format.")
    ) { metrics, model, scenarios, _, _ in
      Baseline(modelVersion: Int(model), metrics: metrics ?? [], scenarios: scenarios)
    }
  }

  private static func scenarios(
    _ run: JSONShape<Baseline.Run>
  ) -> JSONShape<[String: Baseline.Entry]> {
    let entry = JSONShape<Baseline.Entry>.openObject(
      "a scenario",
      JSONKey.required(
        "contentHash",
        .hexadecimal(digits: 32),
        "The fingerprint of what the scenario says."
      ),
      JSONKey.required("runs", runs(run), "The runs by device and strategy.")
    ) { Baseline.Entry(contentHash: $0, runs: $1) }
    return JSONShape.entries(of: entry, names: .text(length: 1...200)).map(dictionary)
  }

  /// A run.
  static let run = JSONShape<Baseline.Run>.openObject(
    "a run",
    JSONKey.required(
      "digest",
      .hexadecimal(digits: 32),
      "The fingerprint of what a user could see."
    ),
    JSONKey.required("figures", figures, "The figures by the ids of their metrics."),
    JSONKey.required("frames", frames, "Four hexadecimal digits for each picture."),
    JSONKey.optional(
      "lateFrames",
      lateFrames,
      or: .text(""),
      "The frames that were late: the place of each, a colon, and by how many nanoseconds."
    )
  ) { Baseline.Run(digest: $0, frames: $2, lateFrames: $3, figures: $1) }

  private static func runs(
    _ run: JSONShape<Baseline.Run>
  ) -> JSONShape<[Baseline.RunName: Baseline.Run]> {
    JSONShape.entries(of: run, names: .text(length: 3...200))
      .resolved { entries, position, log in
        var runs: [Baseline.RunName: Baseline.Run] = [:]
        for entry in entries {
          guard let name = Baseline.RunName(entry.key) else {
            log.report(
              "expected DEVICE/STRATEGY, found \(entry.key.debugDescription)",
              at: entry.keyPosition,
              about: .meaning
            )
            return nil
          }
          runs[name] = entry.value
        }
        return runs
      }
  }

  private static var figures: JSONShape<Figures> {
    let limit = Int64(1) << 53
    let known = Set(Figures.ids)
    return JSONShape.entries(of: .integer(in: -limit...limit), names: .text(length: 1...100))
      .resolved { entries, _, log in
        var figures = Figures()
        for entry in entries {
          guard known.contains(entry.key) else {
            reportUnknown(entry, log)
            continue
          }
          figures[entry.key] = entry.value
        }
        return figures
      }
  }

  private static func reportUnknown(_ entry: JSONEntry<Int64>, _ log: DiagnosticLog) {
    log.report(
      "there is no metric \(quoted(entry.key))",
      at: entry.keyPosition,
      hint: log.nearest(to: entry.key, among: Figures.ids).map { "did you mean \(quoted($0))?" },
      about: .meaning
    )
  }

  /// Words that mean metrics, as the command line has them.
  private static var metrics: JSONShape<[String]> {
    JSONShape.distinct(
      .named("a metric or an owner", MetricSelection.names, by: \.self),
      by: \.self
    )
  }

  private static var frames: JSONShape<FramePrints> {
    let text = JSONShape.text(length: 0...4_000_000)
    return text.resolved { text, position, log in
      if let frames = FramePrints(text) { return frames }
      log.report("expected four hexadecimal digits a frame", at: position, about: .meaning)
      return nil
    }
  }

  private static var lateFrames: JSONShape<LateFrames> {
    let text = JSONShape.text(length: 0...16_000_000)
    return text.resolved { text, position, log in
      if let frames = LateFrames(text) { return frames }
      let expected = "places and nanoseconds such as \"14:33333333 42:150000000\""
      log.report("expected \(expected)", at: position, about: .meaning)
      return nil
    }
  }

  private static func dictionary<Value>(_ entries: [JSONEntry<Value>]) -> [String: Value] {
    Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }
}
