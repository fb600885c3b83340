internal import JankGate
internal import JankText

extension JSONCodec where Value == MetricValues {
  /// The values of a run by metric id.
  ///
  /// - Parameters:
  ///   - range: the range of a value, in steps.
  ///   - ids: the shape of an id.
  /// - Returns: The codec.
  static func metricValues(in range: ClosedRange<Int64>, ids: JSONShape<String>) -> Self {
    let known = Set(MetricValues.ids)
    let shape = JSONShape.entries(of: .integer(in: range), names: ids).resolved { entries, _, log in
      var metricValues = MetricValues()
      for entry in entries {
        guard known.contains(entry.key) else {
          reportUnknown(entry, log)
          continue
        }
        metricValues[entry.key] = entry.value
      }
      return metricValues
    }
    return JSONCodec(shape) { writer, metricValues in
      writer.object { writer in
        for (id, steps) in metricValues.entries { writer.member(id, steps) }
      }
    }
  }

  private static func reportUnknown(_ entry: JSONEntry<Int64>, _ log: DiagnosticLog) {
    log.report(
      "there is no metric \(quoted(entry.key))",
      at: entry.keyPosition,
      hint: log.nearest(to: entry.key, among: MetricValues.ids).map {
        "did you mean \(quoted($0))?"
      },
      about: .meaning
    )
  }
}

extension JSONCodec where Value == FramePrints {
  /// Four hexadecimal digits for each frame.
  static var prints: Self { prints(of: .text(length: 0...4_000_000)) }

  /// The same as text of a shape.
  static func prints(of text: JSONShape<String>) -> Self {
    JSONCodec<String>.text(text).resolved { text, position, log in
      if let prints = FramePrints(text) { return prints }
      log.report("expected four hexadecimal digits a frame", at: position, about: .meaning)
      return nil
    } writing: {
      "\($0)"
    }
  }
}
