public import JankMetrics
public import JankText

/// The metrics with their definitions.
public enum MetricList {
  /// The JSON format's name, stated in every file.
  public static let schema = "janklab-metrics"
  /// The format's version; readers reject a larger one.
  public static let schemaVersion = 1

  /// Returns metrics as a table.
  public static func table(_ metrics: [Metric], layout: TextLayout = .standard) -> String {
    let columns: [TextTable.Column] = [
      .left("metric", wrap: 22), .left("owner", rank: 3), .left("unit", rank: 1),
      .left("better", rank: 2), .left("definition", wrap: 40),
      .left("limits of the value", rank: 4, wrap: 16),
      .left("parameters of the definition", rank: 5, wrap: 24),
    ]
    let rows = metrics.map(row)
    // Few metrics have limits and parameters, and an empty column would take space from others.
    let used = columns.indices.filter { place in
      rows.isEmpty || rows.contains { !$0[place].isEmpty }
    }
    var table = TextTable(columns: used.map { columns[$0] })
    for row in rows { table.add(used.map { row[$0] }) }
    return table.text(layout)
  }

  private static func row(_ metric: Metric) -> [String] {
    [
      metric.id, metric.owner.rawValue, metric.unit.label, better(metric),
      metric.definition,
      metric.thresholds.map { "\($0.meaning) \(number($0.limit))" }.joined(separator: ", "),
      metric.parameters.map { "\(number($0.value)) \($0.unit.rawValue) \($0.meaning)" }
        .joined(separator: "; "),
    ]
  }

  /// Returns metrics as JSON with their whole definitions.
  public static func json(_ metrics: [Metric]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("metrics") { $0.array(metrics, write) }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ metric: Metric) {
    writer.object { writer in
      writer.member("id", metric.id)
      writer.member("owner", metric.owner.rawValue)
      writer.member("name", metric.name)
      writer.member("unit", metric.unit.rawValue)
      writer.member("definition", metric.definition)
      writer.member("polarity", better(metric))
      writer.member("thresholds") { writer in
        writer.array(metric.thresholds) { writer, threshold in
          writer.line { writer in
            writer.member("limit", threshold.limit)
            writer.member("meaning", threshold.meaning)
          }
        }
      }
      writer.member("parameters") { writer in
        writer.array(metric.parameters) { writer, parameter in
          writer.line { writer in
            writer.member("value", parameter.value)
            writer.member("unit", parameter.unit.rawValue)
            writer.member("meaning", parameter.meaning)
          }
        }
      }
      writer.member("source", metric.source)
      writer.member("mark", metric.mark.rawValue)
    }
  }

  /// A number with four decimals.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func better(_ metric: Metric) -> String { metric.polarity.rawValue }
}
