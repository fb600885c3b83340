package import JankText
internal import JankMetrics

/// The format of sweep files, described once for reader, writer and schema.
package enum SweepFormat {
  /// The end of the names of sweep files.
  package static let ending = ".sweep.json"

  /// The format as a JSON Schema document.
  package static var schemaDocument: JSONValue {
    shape.schema.document(
      title: "JankLab sweep",
      about: "Scenarios, what to vary in them, and what to look for in the results."
    )
  }

  /// Reads a sweep file.
  ///
  /// - Throws: All errors in the file.
  package static func read(_ bytes: [UInt8], path: String) throws(FileError) -> Sweep {
    let log = DiagnosticLog(path: path, source: bytes)
    log.schema = shape.schema
    log.synonyms = SweepStatistic.synonyms
    let value = try JSONParser.parse(bytes, log: log)
    if let mistake = FileKind.sweep.mistake(in: value, path: path) {
      throw FileError(diagnostics: [mistake])
    }
    guard let sweep = shape.read(value, log), log.isEmpty else {
      throw FileError(diagnostics: log.findings())
    }
    return sweep
  }

  /// The sweep as JSON, with defaults omitted; nil if no file can state it.
  package static func content(of sweep: Sweep) -> JSONValue? {
    shape.write(sweep).map { JSONValue($0) }
  }

  /// Writes a sweep as a file.
  package static func text(of sweep: Sweep) -> String? {
    content(of: sweep).map { JSONLayout.text($0.content) }
  }
}

// MARK: A file

extension SweepFormat {
  /// The shape of a whole file.
  package static let shape = JSONShape<Sweep>.object(
    "a sweep",
    JSONKey.optional("$schema", .text(), "The schema, for editors; ignored."),
    JSONKey.required("name", .text(length: 1...100), "The name of the sweep."),
    JSONKey.optional("about", .text(), or: .text(""), "What the sweep is for, in a sentence."),
    scenarios,
    parameters,
    sample,
    conditions,
    constraints,
    metrics,
    objectives,
    limits
  ) {
    _,
    name,
    about,
    scenarios,
    parameters,
    sample,
    conditions,
    constraints,
    metrics,
    goals,
    limits
    in
    Sweep(
      name: name,
      about: about,
      scenarios: scenarios,
      parameters: parameters,
      sample: sample,
      conditions: conditions,
      constraints: constraints,
      metrics: metrics,
      objectives: goals,
      limits: limits
    )
  } parts: { sweep in
    (
      nil, sweep.name, sweep.about, sweep.scenarios, sweep.parameters, sweep.sample,
      sweep.conditions, sweep.constraints, sweep.metrics, sweep.objectives, sweep.limits
    )
  }
  .resolved { sweep, _, log in
    check(sweep, log) ? sweep : nil
  } writing: {
    $0
  }

  /// Reports constraints on unknown parameters and samples that do not fit.
  private static func check(_ sweep: Sweep, _ log: DiagnosticLog) -> Bool {
    var isValid = true
    let endless = sweep.sample == .grid ? sweep.parameters.filter { $0.count == nil } : []
    for parameter in endless {
      log.report(
        "parameters.\(parameter.name): a grid needs a number of values",
        at: parameter.position,
        hint: "add \"step\" or \"count\", or take a \"sample\"",
        about: .meaning
      )
      isValid = false
    }
    var owners: [String: String] = [:]
    for parameter in sweep.parameters {
      for path in parameter.paths {
        guard let owner = owners.updateValue(parameter.name, forKey: path.text),
          owner != parameter.name
        else { continue }
        log.report(
          "parameters.\(parameter.name): \(quoted(owner)) sets \(quoted(path.text)) too",
          at: parameter.position,
          hint: "remove one; otherwise only the last one would have an effect",
          about: .meaning
        )
        isValid = false
      }
    }
    let names = sweep.parameters.map(\.name)
    let kinds = sweep.parameters.map(\.kind)
    for constraint in sweep.constraints {
      do throws(PathProblem) {
        let parsed = try SweepConstraint(constraint.text, parameters: names)
        if let problem = parsed.unitProblem(kinds, names: names) { throw problem }
      } catch {
        log.report(
          "\(quoted(constraint.text)) is no condition: \(error.reason)",
          at: constraint.position,
          hint: error.hint,
          about: .meaning
        )
        isValid = false
      }
    }
    return isValid
  }

  private static let positioned = JSONShape<String>.text(length: 1...1_000).located.map {
    Sweep.Positioned($0.value, at: $0.position)
  } writing: {
    Located($0.text, at: $0.position)
  }

  private static let scenarios = JSONKey.required(
    "scenarios",
    JSONShape<[Sweep.Positioned]>.array(of: positioned, count: 1...1_000),
    "The paths of scenario files, relative to this file."
  )

  private static let constraints = JSONKey.optional(
    "constraints",
    JSONShape<[Sweep.Positioned]>.array(of: positioned, count: 0...100),
    or: .array([]),
    "Conditions on parameters, such as \"duration <= 400 ms\"; other points are excluded."
  )
}

// MARK: Conditions

extension SweepFormat {
  private static let seedRange = 0...Int64.max

  private static let seeds = JSONShape<Seeds>.object(
    "seeds",
    JSONKey.required("from", .integer(in: seedRange), "The first seed."),
    JSONKey.required("count", .integer(in: 1...1_000_000), "The number of seeds.")
  ) { first, count in
    Seeds(first: first, count: count)
  } parts: {
    ($0.first, $0.count)
  }

  private struct Seeds {
    let first: Int64
    let count: Int64
  }

  private static let conditions = JSONKey<Sweep.Conditions>.group(
    JSONKey.optional(
      "strategies",
      JSONShape<[Sweep.Positioned]>.distinct(positioned) { $0.text },
      "The strategies, or \"all\"; without them those of each scenario."
    ),
    JSONKey.optional(
      "devices",
      JSONShape<[Sweep.Positioned]>.distinct(positioned) { $0.text },
      "Names of devices or paths of profiles; without them those of each scenario."
    ),
    JSONKey.optional(
      "stalls",
      JSONShape<[Int64]>.distinct(.duration(in: 0...10_000_000_000)) { DurationText.text($0) },
      or: .array([JSONValue(.text("0 ms"))]),
      "Stalls of the main thread, each added to every transition in turn; \"0 ms\" for none."
    ),
    JSONKey.optional(
      "seeds",
      seeds,
      "The seeds; without them that of each scenario."
    )
  ) { strategies, devices, stalls, seeds in
    var conditions = Sweep.Conditions()
    conditions.strategies = strategies
    conditions.devices = devices
    conditions.stalls = stalls
    if let seeds {
      conditions.firstSeed = UInt64(seeds.first)
      conditions.seedCount = Int(seeds.count)
    }
    return conditions
  } parts: { conditions in
    let seeds = conditions.firstSeed.map {
      Seeds(first: Int64($0), count: Int64(conditions.seedCount))
    }
    return (conditions.strategies, conditions.devices, conditions.stalls, seeds)
  }

  private static let sample = JSONKey<SweepSample?>.optional(
    "sample",
    sampleShape,
    "Random points instead of all; without it all combinations of values."
  ).resolved { sample, _ in
    sample ?? .grid
  } writing: {
    $0 == .grid ? .some(nil) : $0
  }

  private static let sampleShape = JSONShape<SweepSample>.oneOf(
    "a sample",
    [
      (
        "random",
        sampleOf("random", "A number of independent random points.") {
          .random(count: $0, seed: $1)
        } parts: {
          if case .random(let count, let seed) = $0 { (count, seed) } else { nil }
        }
      ),
      (
        "latinHypercube",
        sampleOf("latinHypercube", "A number of evenly spread random points.") {
          .latinHypercube(count: $0, seed: $1)
        } parts: {
          if case .latinHypercube(let count, let seed) = $0 { (count, seed) } else { nil }
        }
      ),
    ],
    example: "{ \"latinHypercube\": 1000, \"seed\": 1 }"
  )

  private static func sampleOf(
    _ key: String,
    _ about: String,
    build: @escaping @Sendable (Int, UInt64) -> SweepSample,
    parts: @escaping @Sendable (SweepSample) -> (Int, UInt64)?
  ) -> JSONShape<SweepSample> {
    .object(
      "a sample",
      JSONKey.required(key, .integer(in: 1...1_000_000_000), about),
      JSONKey.optional("seed", .integer(in: seedRange), or: .integer(1), "Decides the points.")
    ) { count, seed in
      build(Int(count), UInt64(seed))
    } parts: { sample in
      parts(sample).map { (Int64($0.0), Int64($0.1)) }
    }
  }
}
