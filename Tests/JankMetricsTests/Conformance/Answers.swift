import JankMetrics

/// Builds the answers.
enum Answers {
  /// The value of a metric of the registry, or null.
  static func metric(_ id: String, _ tally: FrameTally) -> JSON {
    guard let metric = MetricRegistry.metric(id), let value = metric.value(tally).value else {
      return .null
    }
    return switch value {
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .counts(let counts):
      .object(
        Dictionary(uniqueKeysWithValues: counts.map { ("\($0.value)", .integer($0.count)) })
      )
    }
  }

  /// An object of metrics, by the keys of the answer.
  static func metrics(_ ids: [String: String], _ tally: FrameTally) -> [String: JSON] {
    ids.mapValues { metric($0, tally) }
  }

  /// The percentiles of samples by all methods.
  static func percentiles(
    _ samples: Histogram,
    unit: Double = 1,
    methods: [Percentile] = Percentile.allCases
  ) -> JSON {
    var answer: [String: JSON] = [:]
    for method in methods {
      var values: [String: JSON] = [:]
      for percent in [50, 90, 95, 99] {
        let value = method.value(perMille: 10 * percent, of: samples)
        values["p\(percent)"] = value.map { .number($0 / unit) } ?? .null
      }
      answer[method.rawValue.split(separator: "-").joined(separator: "_")] = .object(values)
    }
    return .object(answer)
  }
}

extension VectorFile.Vector {
  func percentileAnswer() -> JSON {
    let samples = Histogram(input["samples"].elements.compactMap(\.integer))
    var answer: [String: JSON] = [
      "percentiles": Answers.percentiles(samples),
      "mean": samples.mean.map { .number($0) } ?? .null,
    ]
    answer["sample_sd"] = samples.sampleDeviation.map { .number($0) }
    answer["mean_absolute_deviation"] = samples.meanAbsoluteDeviation.map { .number($0) }
    return .object(answer)
  }

  func windowAnswer() throws -> JSON {
    // Dropped refreshes belong to the frame after them; the vectors end with a frame.
    let runs = input["dropped"].elements.split(omittingEmptySubsequences: false) { $0.number == 0 }
    guard runs.last?.isEmpty == true else { throw VectorFile.Failure.malformed("dropped") }
    let windows = DroppedWindows(
      length: Int(try number("hz")),
      droppedBefore: runs.dropLast().map(\.count)
    )
    return .object([
      "windows": .integer(windows.count),
      "worst_percent": windows.worst.map { .number($0) } ?? .null,
      "p95_percent": windows.percent(reachedBy: 0.05).map { .integer($0) } ?? .null,
      "median_percent": windows.percent(reachedBy: 0.5).map { .integer($0) } ?? .null,
      "average_percent": windows.average.map { .number($0) } ?? .null,
    ])
  }

  func displacementAnswer() throws -> JSON {
    let findings = PredictorJank.findings(
      in: input["delta_px"].elements.compactMap(\.number),
      shown: input["presented"].elements.compactMap(\.integer),
      period: RefreshPeriod(hertz: try number("hz"))
    )
    let janky = findings.map { finding in
      JSON.object([
        "middle_index": .integer(finding.index),
        "kind": .text(finding.kind.rawValue),
        "ratio": .number(finding.ratio),
        "threshold": .number(finding.threshold),
        "missed_vsync": .flag(finding.missedRefresh),
      ])
    }
    return .object(["janky": .list(janky), "janky_count": .integer(janky.count)])
  }
}
