import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import Testing

// Also tests: JSONCodec+Gate, JSONCodec+Time, MetricRow, PublishedFormat, RecordedFormat.
// Also tests: RecordedShapes, ResultParts, ResultRun, VerdictJSON.

/// Every format is written with made-up values, held against its own schema, and read back.
///
/// Every text is kept for other readers too, where they name a folder.
struct FormatRoundTripTests {
  private static let seeds = Array(UInt64(1)...20)

  /// What a text holds, after the schema of its format accepted it with no key besides its own.
  private func value(_ text: String, as format: String, seed: UInt64) throws -> JSONValue {
    let value = try JSONParser.parse(Array(text.utf8))
    let published = try #require(PublishedFormat.all.first { $0.name == format })
    let validator = JSONSchemaValidator(published.schema(), allowsOthers: false)
    #expect(try validator.accepts(value), "seed \(seed): \(text)")
    try SampleFolder.keep(text, as: "\(format)-\(seed).json")
    return value
  }

  /// The runs that a file tells of, read as `diff` reads them.
  private func runs(_ value: JSONValue, _ schema: String) throws -> [RecordedRun] {
    let format = try #require(RecordedFormat.all.first { $0.name == schema })
    let list = try #require(format.list)
    let log = DiagnosticLog(path: "x")
    #expect(list.file.read(value, log) != nil)
    let runs = (value[list.key]?.items ?? []).flatMap { list.runs.read($0, log) ?? [] }
    #expect(log.isEmpty, "\(log.findings())")
    return runs.map(\.run)
  }

  @Test func `the reader of baselines knows every other format of runs`() {
    let others = RecordedFormat.all.map(\.name).filter { $0 != BaselineJSON.schema }
    #expect(Set(others) == Set(BaselineReader.formatsOfRuns))
  }

  // MARK: Results

  /// What a reader can know of a run.
  private func recorded(_ result: RunResult) -> RecordedRun {
    var run = RecordedRun("\(result.scenario) / \(result.device) / \(result.strategy)")
    let trace = result.trace
    (run.seed, run.modelVersion) = ("\(trace.seed)", trace.modelVersion)
    (run.digest, run.refreshRate) = ("\(trace.digest)", trace.refreshRate)
    run.validity = RecordedRun.Validity(failure: result.failure(of: MetricRegistry.all))
    take(MetricRegistry.all, of: result.tally(for: MetricRegistry.all), into: &run)
    let hitches = result.headline.hitches
    run.classes = trace.frames.map { frame in
      let frameClass = FrameClass(frame)
      guard case .late(let refreshes) = frameClass, refreshes >= FrameClass.mostRefreshes else {
        return frameClass
      }
      return hitches.contains { $0.frame == frame.index } ? frameClass : .veryLate
    }
    run.prints = FramePrints(trace)
    run.transitions = TransitionOutcomes(trace)
    run.events = RecordedRun.inOrder(
      trace.events.map {
        .init(time: $0.time, text: "\($0.kind.rawValue) \($0.subject): \($0.name)")
      }
        + hitches.map {
          let length = MetricValue(steps: $0.duration.nanoseconds, .milliseconds)
          return .init(time: $0.expected, text: "frame \($0.frame) is late by \(length)")
        }
    )
    return run
  }

  private func take(_ metrics: [Metric], of tally: FrameTally, into run: inout RecordedRun) {
    for metric in metrics {
      switch metric.value(tally).value {
      case .text(let text): run.words[metric.id] = text
      case .integer(let value):
        run.metricValues[metric.id] = MetricValue(.integer(value), metric.unit)
      case .number(let value): run.metricValues[metric.id] = MetricValue(value, metric.unit)
      case .counts, nil: break
      }
    }
  }

  @Test(arguments: seeds) func `results come back as far as they are read`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    var report = try random.check()
    report.focus = .results([])
    let text = ReportFormat.json.text(report)
    let read = try runs(value(text, as: "result", seed: seed), JSONReport.schema)
    #expect(read == report.cases.compactMap(\.result).map(recorded))
  }

  // MARK: Checks

  @Test(arguments: seeds) func `checks come back as far as they are read`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    let report = try random.check()
    let value = try value(ReportFormat.json.text(report), as: "check", seed: seed)
    let expected = report.cases.map { subject in
      var run = RecordedRun("\(subject.name)")
      (run.seed, run.modelVersion) = ("\(subject.facts.seed)", subject.facts.modelVersion)
      (run.digest, run.contentHash) = (subject.run.digest, subject.contentHash)
      run.refreshRate = subject.facts.refreshRate
      run.validity = RecordedRun.Validity(failure: subject.failure)
      for metric in MetricRegistry.all where metric.isNumeric {
        run.metricValues[metric.id] = subject.metricValue(metric)
      }
      return run
    }
    #expect(try runs(value, CheckReport.schema) == expected)
    #expect(value["refusals"]?.items?.count == report.rejections.count)
    #expect(value["absentees"]?.items?.count == report.absentees.count)
  }

  // MARK: Baselines

  @Test(arguments: seeds) func `baselines come back whole`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    let baseline = try random.baseline()
    let text = BaselineJSON.text(baseline)
    let log = DiagnosticLog(path: "x")
    let shape = BaselineJSON.shape(run: BaselineJSON.run.shape)
    let read = shape.read(try value(text, as: "baseline", seed: seed), log)
    #expect(log.isEmpty, "\(log.findings())")
    #expect(read == baseline)
    #expect(read.map(BaselineJSON.text) == text)
  }

  // MARK: Comparisons, differences and scores

  @Test(arguments: seeds) func `comparisons come back as their medians`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    let comparisons = (0..<random.number(0...2)).map { _ in random.comparison() }
    let text = ComparisonJSON.text(comparisons, interruption: seed % 5 == 0 ? "time" : nil)
    let expected = comparisons.flatMap { comparison in
      comparison.contestants.map { contestant in
        let setting = comparison.setting
        let name = CaseName(
          scenario: setting.scenario,
          device: setting.device,
          strategy: contestant.strategy
        )
        let stall = MetricValue(steps: setting.stall.nanoseconds, .milliseconds)
        var run = RecordedRun("\(name)" + (stall.steps > 0 ? ", added stall \(stall)" : ""))
        let (first, last) = (setting.seeds.lowerBound, setting.seeds.upperBound)
        run.seed = first == last ? "\(first)" : "\(first) to \(last)"
        run.metrics = Set(comparison.metrics.map(\.id))
        for (metric, cell) in zip(comparison.metrics, contestant.cells) {
          run.metricValues[metric.id] = cell.metricValues.value?.median
        }
        return run
      }
    }
    let value = try value(text, as: "comparison", seed: seed)
    #expect(try runs(value, ComparisonJSON.schema) == expected)
  }

  @Test(arguments: seeds) func `differences come back whole`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    let names = (0..<3).map { CaseName(scenario: "\($0)", device: "d", strategy: random.text()) }
    let files = (0..<2).map { _ in
      let kept = names.filter { _ in random.number(0...4) > 0 }
      return RecordedResult(
        format: random.text(),
        runs: kept.map { recorded(random.result(of: $0)) },
        remarks: [random.text()]
      )
    }
    let difference = ResultDifference(from: files[0], to: files[1])
    let log = DiagnosticLog(path: "x")
    let text = DifferenceJSON.text(difference)
    let read = DifferenceJSON.file.shape.read(try value(text, as: "difference", seed: seed), log)
    #expect(log.isEmpty, "\(log.findings())")
    #expect(read == DifferenceJSON.File(difference))
  }

  @Test(arguments: seeds) func `scores come back as far as they are read`(seed: UInt64) throws {
    var random = RandomReports(seed: seed)
    let scores = (0..<random.number(0...3)).map { _ in random.score() }
    let text = ScoreJSON.text(scores, metrics: MetricRegistry.all)
    let value = try JSONParser.parse(Array(text.utf8))
    let schema = ScoreJSON.file.schema.document(title: "score", about: "")
    #expect(try JSONSchemaValidator(schema, allowsOthers: false).accepts(value))
    let expected = scores.map { score in
      var run = RecordedRun("\(score.file): \(score.stream)")
      take(MetricRegistry.all, of: score.tally, into: &run)
      return run
    }
    #expect(try runs(value, ScoreJSON.schema) == expected)
  }
}
