internal import JankGate
package import JankText

/// A file format that holds runs.
package struct RecordedFormat: Sendable {
  /// The name that files of the format state.
  package let name: String
  /// The command that writes it, in a sentence.
  package let about: String
  /// The reader of a file with a list of runs; nil for a baseline, which is read whole.
  package let list: RunList?

  /// A file with a list at its top, each item of which holds runs.
  package struct RunList: Sendable {
    /// The key of the list.
    package let key: String
    /// The runs of an item.
    package let runs: JSONShape<[RecordedShapes.Run]>
    /// The other required members of a file.
    package let file: JSONShape<Void>

    init<File, Item>(
      _ list: JSONField<File, [Item]>,
      version: JSONField<File, Int>,
      runs: JSONShape<[RecordedShapes.Run]>
    ) {
      key = list.property.key
      self.runs = runs
      let items = JSONShape.array(of: .any)
      file = .openObject("a result", version.reading, list.reading(as: items)) { _, _ in }
    }
  }

  /// All formats.
  package static let all = [
    RecordedFormat(
      name: JSONReport.schema,
      about: "What janklab run --format json writes: values, transitions, frames and events.",
      list: RunList(
        JSONReport.cases,
        version: JSONReport.version,
        runs: RecordedShapes.result.map { [$0] }
      )
    ),
    RecordedFormat(
      name: CheckReport.schema,
      about: "What janklab check --format json writes: values.",
      list: RunList(
        CheckJSON.cases,
        version: CheckJSON.version,
        runs: RecordedShapes.check.map { [$0] }
      )
    ),
    RecordedFormat(
      name: BaselineJSON.schema,
      about: "What janklab baseline records: values, transitions and digests of frames.",
      list: nil
    ),
    RecordedFormat(
      name: ScoreJSON.schema,
      about: "What janklab score --format json writes: values.",
      list: RunList(
        ScoreJSON.streams,
        version: ScoreJSON.version,
        runs: RecordedShapes.score.map { [$0] }
      )
    ),
    RecordedFormat(
      name: ComparisonJSON.schema,
      about: "What janklab compare --format json writes: medians over the seeds.",
      list: RunList(
        ComparisonJSON.comparisons,
        version: ComparisonJSON.version,
        runs: RecordedShapes.comparison
      )
    ),
  ]
}
