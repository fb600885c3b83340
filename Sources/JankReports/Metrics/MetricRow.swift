internal import JankMetrics
internal import JankText

/// A metric of a run or a recording with its value, as a line of JSON.
struct MetricRow {
  let metric: Metric
  let value: Measured<Quantity>
  let rating: HitchScale.Rating?

  init(_ metric: Metric, of tally: FrameTally) {
    self.metric = metric
    value = metric.value(tally)
    rating = metric.rating(tally)
  }
}

extension MetricRow {
  static let id = JSONField<MetricRow, String>(
    "id",
    .text,
    "The metric, as janklab list metrics has it."
  ) { $0.metric.id }
  static let value = JSONField<MetricRow, Quantity?>(
    "value",
    JSONCodec(schema: .anything) { $0.item($1) },
    "A number, a text, counts, or null if missing."
  ) { $0.value.value }

  static let record = JSONRecord<MetricRow> {
    id
    value
    JSONField("unit", .word, "Its unit.") { $0.metric.unit }
    JSONField.optional("rating", .word, "The rating by its owner's scale, if there is one.") {
      $0.rating
    }
    JSONField.optional("missing", .text, "Why it has no value, if it has none.") {
      $0.value.reason
    }
  }
}
