internal import Foundation

/// The benchmarks of one executable and their command line.
///
/// 1. Every benchmark whose name has the text of `--filter` in it is warmed up, and the number of
///    iterations is found that fills a sample.
/// 2. All are sampled in interleaved rounds.
/// 3. The results are written, as a table or as Google Benchmark's JSON.
/// 4. If `--thresholds` names a file, they are held to its bounds.
public struct BenchmarkSuite {
  private var candidates: [Candidate] = []

  /// A benchmark that is prepared only if it is measured.
  private struct Candidate {
    let name: String
    let prepare: () -> Benchmark
  }

  /// Creates a suite without benchmarks.
  public init() {}

  /// Adds a benchmark; the parameters are those of `Benchmark`.
  public mutating func add(
    _ name: String,
    items: Int,
    of unit: String,
    counters: [String: Double] = [:],
    body: @escaping (_ iterations: Int) -> Void
  ) {
    add(name) { Benchmark(name, items: items, of: unit, counters: counters, body: body) }
  }

  /// Adds a benchmark whose items and counters take time to find out.
  ///
  /// - Parameters:
  ///   - name: The name of the benchmark.
  ///   - prepare: Makes the benchmark, if it is measured.
  public mutating func add(_ name: String, prepare: @escaping () -> Benchmark) {
    candidates.append(Candidate(name: name, prepare: prepare))
  }

  /// Runs the command line of the process.
  ///
  /// - Returns: The exit code: 0 if all is well, 1 if the command line or a file cannot be used,
  ///   2 if a threshold is not kept to.
  public func run() -> Int32 {
    do {
      return try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Self.complain("\(error)")
      return 1
    }
  }

  private func run(_ options: Options) throws -> Int32 {
    let thresholds = try options.thresholds.map(Thresholds.init(path:))
    let measurements = measure(options)
    switch options.format {
    case .table: print(TableFormat.text(of: measurements))
    case .json: print(try GoogleFormat(measurements).text())
    }
    let violations = thresholds?.violations(in: measurements, of: options.bounds) ?? []
    for violation in violations { Self.complain(violation) }
    return violations.isEmpty ? 0 : 2
  }

  private func measure(_ options: Options) -> [Measurement] {
    let chosen = candidates.filter { options.filter.isEmpty || $0.name.contains(options.filter) }
    var measurements = chosen.map {
      Measurement(warmingUp: $0.prepare(), sampleOf: options.milliseconds * 1e6)
    }
    for _ in 0..<options.rounds {
      for index in measurements.indices {
        for _ in 0..<options.samples { measurements[index].sample() }
      }
    }
    return measurements
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
