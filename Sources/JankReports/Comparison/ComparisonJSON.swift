public import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Comparisons as JSON: one object, comparisons in the order given, times in whole nanoseconds.
public enum ComparisonJSON {
  /// The name of the format, stated in every file.
  public static let schema = "janklab-comparison"
  /// The version of the format; readers refuse a larger one.
  public static let schemaVersion = 1

  /// Writes comparisons.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in the order to be written.
  ///   - interruption: why others are missing, or nil if none are.
  /// - Returns: The text, a line feed at its end; figures are numbers in the unit of the metric.
  public static func text(_ comparisons: [Comparison], interruption: String? = nil) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("interrupted", interruption != nil)
      writer.member("percentileMethod", Distribution.method.rawValue)
      writer.member("comparisons") { $0.array(comparisons, write) }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ comparison: Comparison) {
    let setting = comparison.setting
    writer.object { writer in
      writer.member("scenario", setting.scenario)
      writer.member("device", setting.device)
      writer.member("refreshRateHz", setting.refreshRate)
      writer.member("stallNs", setting.stall.nanoseconds)
      writer.member("firstSeed", "\(setting.seeds.lowerBound)")
      writer.member("lastSeed", "\(setting.seeds.upperBound)")
      writer.member("winners") { writer in
        writer.array(comparison.metrics.indices) { writer, index in
          let winners = comparison.winners(index).map(\.strategy)
          writer.object { writer in
            writer.member("metric", comparison.metrics[index].id)
            writer.member("strategies") { $0.array(winners) { $0.item($1) } }
          }
        }
      }
      writer.member("strategies") { writer in
        writer.array(comparison.contestants) { write(&$0, $1, comparison.metrics) }
      }
    }
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ contestant: Comparison.Contestant,
    _ metrics: [Metric]
  ) {
    writer.object { writer in
      writer.member("strategy", contestant.strategy)
      writer.member("failure", contestant.failure)
      writer.member("failureCount", contestant.failureCount)
      writer.member("remark", contestant.remark)
      writer.member("figures") { writer in
        writer.array(zip(metrics, contestant.cells)) { writer, item in
          writer.line { write(&$0, item.0, item.1) }
        }
      }
    }
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ metric: Metric,
    _ cell: Comparison.Cell
  ) {
    let figures = cell.figures.value
    writer.member("metric", metric.id)
    writer.member("unit", metric.unit.rawValue)
    writer.member("runs", figures?.count ?? 0)
    writer.member("min", figures?.min.value)
    writer.member("median", figures?.median.value)
    writer.member("p95", figures?.p95.value)
    writer.member("max", figures?.max.value)
    writer.member("toBest", cell.toBest?.value)
    writer.member("place", cell.place.rawValue)
    writer.member("wins", cell.wins.map { Int64($0) })
    writer.member("missing", cell.figures.reason)
  }
}
