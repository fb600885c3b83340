internal import JankGate
package import JankText

/// A format of files that tell of runs.
package struct RecordedFormat: Sendable {
  /// The name that files of the format state.
  package let name: String
  /// What writes it, in a sentence.
  package let about: String
  /// How a file with a list of runs is read; nil for a baseline, which is read whole.
  package let list: RunList?

  /// A file whose top has a list, each item of which tells of runs.
  package struct RunList: Sendable {
    /// The key of the list.
    package let key: String
    /// The runs that an item tells of.
    package let runs: JSONShape<[RecordedShapes.Run]>
    /// What else a file has to hold.
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

  /// All there are.
  package static let all = [
    RecordedFormat(
      name: JSONReport.schema,
      about: "What janklab run --format json writes: figures, frames and events.",
      list: RunList(
        JSONReport.cases,
        version: JSONReport.version,
        runs: RecordedShapes.result.map { [$0] }
      )
    ),
    RecordedFormat(
      name: CheckReport.schema,
      about: "What janklab check --format json writes: figures.",
      list: RunList(
        CheckJSON.cases,
        version: CheckJSON.version,
        runs: RecordedShapes.check.map { [$0] }
      )
    ),
    RecordedFormat(
      name: BaselineJSON.schema,
      about: "What janklab baseline records: figures and prints of frames.",
      list: nil
    ),
    RecordedFormat(
      name: ScoreJSON.schema,
      about: "What janklab score --format json writes: figures.",
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
