internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// The format of what `janklab diff --format json` writes, as data.
///
/// Later minor versions add keys, so that its objects are open.
enum DifferenceFormat {
  /// The format as a document of JSON Schema.
  static var schemaDocument: JSONValue {
    JSONSchema.openObject([
      key("schema", .choice([DifferenceJSON.schema]), "Its name."),
      key(
        "schemaVersion",
        .integer(1...Int64(DifferenceJSON.schemaVersion)),
        "The version of the format; readers refuse a larger one."
      ),
      key("formats", list(of: text), "The formats of the old file and of the new one."),
      key("comparedRuns", count, "How many runs both files have."),
      key("removed", list(of: text), "The runs that the old file alone has."),
      key("added", list(of: text), "The runs that the new file alone has."),
      key("remarks", list(of: text), "What cannot be compared."),
      key("runs", list(of: run), "The runs that differ."),
    ]).document(
      title: "JankLab difference",
      about: "What changed between two files of runs."
    )
  }

  private static var run: JSONSchema {
    .openObject([
      key("name", text, "What the run is called."),
      key("newName", optional(text), "What the new file calls it, or null for the same."),
      key("otherPicture", optional(.boolean), "Whether a user sees something else, if known."),
      key("figures", list(of: figure), "The metrics that changed."),
      key("frames", list(of: frame), "The frames that changed."),
      key("firstEvent", optional(divergence), "The first thing that happened otherwise."),
      key("remarks", list(of: text), "What cannot be compared of this run."),
    ])
  }

  private static var figure: JSONSchema {
    .openObject([
      key("metric", text, "The metric."),
      key("unit", text, "Its unit."),
      key("old", value, "The old figure in its unit, a text for words, or null for none."),
      key("new", value, "The new one."),
      key("change", optional(number), "The new figure less the old one, if that is a number."),
      key("judgement", .choice(["better", "worse", "changed"]), "Which way it went."),
    ])
  }

  private static var frame: JSONSchema {
    .openObject([
      key("old", optional(count), "The frame of the old run, or null."),
      key("new", optional(count), "The frame of the new run, or null."),
      key("oldClass", optional(text), "What became of it, or null where that is not known."),
      key("newClass", optional(text), "What became of it, or null where that is not known."),
    ])
  }

  private static var divergence: JSONSchema {
    .openObject([
      key("place", count, "How many events before it are the same."),
      key("old", optional(event), "What happened in the old run, or null for nothing more."),
      key("new", optional(event), "What happened in the new run, or null for nothing more."),
    ])
  }

  private static var event: JSONSchema {
    .openObject([
      key("timeNs", .integer(Int64.min...Int64.max), "When."),
      key("text", text, "What."),
    ])
  }

  private static func key(_ name: String, _ schema: JSONSchema, _ about: String)
    -> JSONSchema.Property
  {
    JSONSchema.Property(key: name, schema: schema, about: about)
  }

  private static func list(of item: JSONSchema) -> JSONSchema {
    .array(of: item, count: 0...Int.max, isDistinct: false)
  }

  private static func optional(_ schema: JSONSchema) -> JSONSchema { .oneOf([schema, .null]) }

  private static let value = JSONSchema.oneOf([number, text, .null])
  private static let text = JSONSchema.text(length: 0...Int.max, pattern: nil)
  private static let count = JSONSchema.integer(0...Int64.max)
  private static let number = JSONSchema.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  )
}
