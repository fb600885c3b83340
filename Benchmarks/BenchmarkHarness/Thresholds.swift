internal import Foundation

/// Bounds that results must keep to: what does not vary exactly, and times as ratios.
///
///     {
///       "counters": [{ "benchmark": "field/scenario", "counter": "frames", "equals": 1159320 }],
///       "ratios": [{ "of": "spring/own", "to": "spring/library", "atMost": 0.5 }]
///     }
///
/// Times are compared only with one another, best with best of the same run, and loosely: a bound
/// says that something has been broken, not that a machine had a bad day.
struct Thresholds: Decodable {
  struct Counter: Decodable {
    let benchmark: String
    let counter: String
    let equals: Double
  }

  struct Ratio: Decodable {
    let of: String
    let to: String
    let atMost: Double
  }

  let counters: [Counter]
  let ratios: [Ratio]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(Thresholds.self, from: data)
  }

  /// What is not kept to, in words; bounds on benchmarks that were not measured count as kept.
  func violations(in measurements: [Measurement], of bounds: Options.Bounds) -> [String] {
    let named = Dictionary(measurements.map { ($0.benchmark.name, $0) }) { first, _ in first }
    let wrongCounters = counters.compactMap { bound -> String? in
      guard let measurement = named[bound.benchmark] else { return nil }
      let found = measurement.benchmark.counters[bound.counter]
      guard found != bound.equals else { return nil }
      let text = found.map { "\($0)" } ?? "missing"
      return "\(bound.benchmark): \(bound.counter) is \(text), but must be \(bound.equals)"
    }
    guard bounds == .all else { return wrongCounters }
    let wrongRatios = ratios.compactMap { bound -> String? in
      guard let above = named[bound.of], let below = named[bound.to] else { return nil }
      let ratio = above.perItem.least / below.perItem.least
      guard ratio > bound.atMost else { return nil }
      return "\(bound.of) takes \(ratio) times \(bound.to), but may take \(bound.atMost)"
    }
    return wrongCounters + wrongRatios
  }
}
