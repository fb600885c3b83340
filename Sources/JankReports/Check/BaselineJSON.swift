public import JankGate
internal import JankMetrics
package import JankText

/// Baselines as JSON: sorted keys, one metric a line, whole numbers.
public enum BaselineJSON {
  /// The format's name, stated in every file.
  public static let schema = "janklab-baseline"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns the whole baseline as text that ends with a line feed.
  public static func text(_ baseline: Baseline) -> String { format.record.text(baseline) }

  /// Writes a baseline scenario by scenario, with a line feed at its end.
  public static func write<Failure: Error>(
    _ baseline: Baseline,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try format.record.write(baseline, to: emit)
  }

  /// The format of baseline files.
  package static let format = JSONFormat<Baseline>(
    title: "JankLab baseline",
    about: """
      What runs came out as. Counts, frames too, are whole numbers; all else is in millionths of \
      the unit of its metric: milliseconds become nanoseconds, and a refresh is 1000000.
      """,
    JSONRecord(keys: metrics, modelVersion, scenarios(of: run.shape), name, version)
  )

  /// The keys that every file has near its start.
  package static let firstKeys = [modelVersion.property.key, "scenarios"]

  /// The JSON path from the top of a file to its runs.
  package static let runPath: [JSONPathStep] = [
    .key("scenarios"), .anyKey, .key("runs"), .anyKey,
  ]

  /// The shape of a whole file whose runs have a given shape.
  package static func shape(run: JSONShape<Baseline.Run>) -> JSONShape<Baseline> {
    JSONShape.openObject(
      "a baseline",
      metrics.reading,
      modelVersion.reading,
      scenarios(of: run).reading,
      name.reading,
      version.reading
    ) { metrics, model, scenarios, _, _ in
      Baseline(modelVersion: model, metrics: metrics ?? [], scenarios: scenarios)
    }
  }
}

// MARK: The keys of a file

extension BaselineJSON {
  private static let metrics = JSONField<Baseline, [String]?>.optional(
    "metrics",
    JSONCodec(.distinct(metric, by: \.self)) { $0.array($1) { $0.item($1) } },
    "The metrics that runs are compared by; else all."
  ) { $0.metrics.isEmpty ? nil : $0.metrics }

  /// A word for metrics, as on the command line.
  private static var metric: JSONShape<String> {
    .named("a metric or an owner", MetricRegistry.words, by: \.self)
  }

  private static let modelVersion = JSONField<Baseline, Int>(
    "modelVersion",
    .whole(in: 1...1_000_000),
    "The model that made the runs; those of another do not compare."
  ) { $0.modelVersion }

  private static let name = JSONField<Baseline, String>.format(schema)
  private static let version = JSONField<Baseline, Int>.version(
    schemaVersion,
    "The version of the format."
  )

  /// The scenarios, whose runs have a given shape.
  private static func scenarios(
    of run: JSONShape<Baseline.Run>
  ) -> JSONField<Baseline, [String: Baseline.Entry]> {
    let entry = entry(of: run)
    let shape = JSONShape.entries(of: entry.shape, names: .text(length: 1...200)).map { entries in
      Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    }
    let codec = JSONCodec(shape) { items($1, entry).write(&$0) }
    return JSONField("scenarios", codec, "The scenarios by name.") { $0.scenarios }
      .inParts { items($0.scenarios, entry) }
  }

  private static func items(
    _ scenarios: [String: Baseline.Entry],
    _ entry: JSONCodec<Baseline.Entry>
  ) -> JSONItems {
    let sorted = scenarios.sorted { $0.key < $1.key }
    return JSONItems(count: sorted.count, key: { sorted[$0].key }) { writer, place in
      entry.write(&writer, sorted[place].value)
    }
  }

  private static func entry(of run: JSONShape<Baseline.Run>) -> JSONCodec<Baseline.Entry> {
    .openObject(
      "a scenario",
      JSONField(
        "contentHash",
        .hexadecimal(digits: 32),
        "The digest of the scenario."
      ) { $0.contentHash },
      JSONField("runs", runs(run), "The runs by device and strategy.") { $0.runs }
    ) { Baseline.Entry(contentHash: $0, runs: $1) }
  }

  private static func runs(
    _ run: JSONShape<Baseline.Run>
  ) -> JSONCodec<[Baseline.RunName: Baseline.Run]> {
    let entries = JSONShape.entries(of: run, names: .text(length: 3...200))
    let shape = entries.resolved { entries, _, log -> [Baseline.RunName: Baseline.Run]? in
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
    return JSONCodec(shape) { writer, runs in
      writer.object { writer in
        for (name, outcome) in runs.sorted(by: { $0.key < $1.key }) {
          writer.member("\(name)") { Self.run.write(&$0, outcome) }
        }
      }
    }
  }
}

// MARK: A run

extension BaselineJSON {
  /// A run.
  package static let run = JSONCodec<Baseline.Run>.openObject(
    "a run",
    JSONField(
      "digest",
      .hexadecimal(digits: 32),
      "The digest of everything that is visible."
    ) { $0.digest },
    JSONField(
      "figures",
      .metricValues(in: -(1 << 53)...(1 << 53), ids: .text(length: 1...100)),
      "The values by metric id."
    ) { $0.metricValues },
    JSONField("frames", .prints, "Four hexadecimal digits for each frame.") { $0.frames },
    JSONField(
      "lateFrames",
      lateFrames,
      "The frames that were late: the place of each, a colon, and by how many nanoseconds.",
      or: .text("")
    ) { $0.lateFrames },
    JSONField<Baseline.Run, TouchPaths?>.optional(
      "touches",
      touches,
      "How far each touch moved in hundredths of a point, a colon, and for how many nanoseconds."
    ) { $0.touches.isEmpty ? nil : $0.touches },
    JSONField<Baseline.Run, TransitionOutcomes?>.optional(
      "transitions",
      transitions,
      "The transitions in order: the kind, the controller and the outcome of each; empty for none. "
        + "Older files lack the key."
    ) { $0.transitions }
  ) {
    Baseline.Run(
      digest: $0,
      frames: $2,
      lateFrames: $3,
      touches: $4 ?? TouchPaths(),
      transitions: $5,
      metricValues: $1
    )
  }

  private static var touches: JSONCodec<TouchPaths> {
    JSONCodec<String>.text(.text(length: 0...1_000_000)).resolved { text, position, log in
      if let paths = TouchPaths(text) { return paths }
      let expected = "distances and nanoseconds such as \"31000:350000000 8000:120000000\""
      log.report("expected \(expected)", at: position, about: .meaning)
      return nil
    } writing: {
      "\($0)"
    }
  }

  private static var transitions: JSONCodec<TransitionOutcomes> {
    let text = JSONCodec<String>.text(.text(length: 0...1_000_000))
    return JSONCodec<[String]>.list(of: text).resolved { texts, position, log in
      if let outcomes = TransitionOutcomes(texts: texts) { return outcomes }
      let expected = "transitions and outcomes such as \"dismiss Sheet completed\""
      log.report("expected \(expected)", at: position, about: .meaning)
      return nil
    } writing: {
      $0.texts
    }
  }

  private static var lateFrames: JSONCodec<LateFrames> {
    JSONCodec<String>.text(.text(length: 0...16_000_000)).resolved { text, position, log in
      if let frames = LateFrames(text) { return frames }
      let expected = "places and nanoseconds such as \"14:33333333 42:150000000\""
      log.report("expected \(expected)", at: position, about: .meaning)
      return nil
    } writing: {
      "\($0)"
    }
  }
}
