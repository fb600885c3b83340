internal import Foundation

/// Results in the JSON of Google Benchmark.
///
/// Every sample is a repetition of its own, so that the compare tool can test whether two runs
/// differ, and the median and the spread follow as aggregates. Times are nanoseconds an iteration;
/// `items_per_second` and the counters of a benchmark are given besides.
struct GoogleFormat: Encodable {
  let context: Context
  let benchmarks: [Entry]

  init(_ measurements: [Measurement]) {
    context = Context()
    benchmarks = measurements.enumerated().flatMap { Self.entries(of: $1, family: $0) }
  }

  /// The whole document.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  struct Context: Encodable {
    let date = Date().ISO8601Format()
    let hostName = ProcessInfo.processInfo.hostName
    let executable = CommandLine.arguments.first ?? ""
    let processorCount = ProcessInfo.processInfo.activeProcessorCount
    let caches: [String] = []

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(date, forKey: "date")
      try fields.encode(hostName, forKey: "host_name")
      try fields.encode(executable, forKey: "executable")
      try fields.encode(processorCount, forKey: "num_cpus")
      try fields.encode(0, forKey: "mhz_per_cpu")
      try fields.encode("1", forKey: "library_version")
      try fields.encode("release", forKey: "library_build_type")
      try fields.encode(1, forKey: "json_schema_version")
      try fields.encode(caches, forKey: "caches")
      try fields.encode(caches, forKey: "load_avg")
    }
  }

  struct Entry: Encodable {
    let texts: [String: String]
    let integers: [String: Int]
    let numbers: [String: Double]

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      for (name, value) in texts { try fields.encode(value, forKey: Key(name)) }
      for (name, value) in integers { try fields.encode(value, forKey: Key(name)) }
      for (name, value) in numbers { try fields.encode(value, forKey: Key(name)) }
    }
  }

  private static func entries(of measurement: Measurement, family: Int) -> [Entry] {
    let count = measurement.wall.count
    let repetitions = (0..<count).map { index in
      entry(
        of: measurement,
        family: family,
        wall: measurement.wall[index],
        processor: measurement.processor[index],
        texts: ["run_type": "iteration"],
        repetition: index
      )
    }
    let wall = Statistics(measurement.wall)
    let processor = Statistics(measurement.processor)
    return repetitions + [
      entry(
        of: measurement,
        family: family,
        wall: wall.median,
        processor: processor.median,
        texts: ["run_type": "aggregate", "aggregate_name": "median", "aggregate_unit": "time"]
      ),
      entry(
        of: measurement,
        family: family,
        wall: wall.spread,
        processor: processor.spread,
        texts: ["run_type": "aggregate", "aggregate_name": "cv", "aggregate_unit": "percentage"]
      ),
    ]
  }

  private static func entry(
    of measurement: Measurement,
    family: Int,
    wall: Double,
    processor: Double,
    texts: [String: String],
    repetition: Int? = nil
  ) -> Entry {
    let benchmark = measurement.benchmark
    let suffix = texts["aggregate_name"].map { "_" + $0 } ?? ""
    var integers = [
      "family_index": family, "per_family_instance_index": 0, "threads": 1,
      "repetitions": measurement.wall.count, "iterations": measurement.iterations,
    ]
    integers["repetition_index"] = repetition
    var numbers = benchmark.counters
    numbers["real_time"] = wall
    numbers["cpu_time"] = processor
    if texts["aggregate_unit"] != "percentage" {
      numbers["items_per_second"] = Double(benchmark.items) / wall * 1e9
    }
    let names = [
      "name": benchmark.name + suffix, "run_name": benchmark.name, "time_unit": "ns",
      "label": benchmark.unit,
    ]
    return Entry(
      texts: texts.merging(names) { given, _ in given },
      integers: integers,
      numbers: numbers
    )
  }

  /// A key known by its text alone.
  struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    let intValue: Int? = nil

    init(_ text: String) { stringValue = text }
    init(stringLiteral text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
