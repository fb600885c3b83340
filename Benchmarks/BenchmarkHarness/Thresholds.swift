internal import Foundation

/// Bounds that results must keep to: what does not vary exactly, and times as ratios.
///
///     {
///       "counters": [{ "benchmark": "field/scenario", "counter": "frames", "equals": 1159320 }],
///       "ratios": [{ "of": "spring/own", "to": "spring/library", "atMost": 0.5 }],
///       "times": [{ "benchmark": "metrics/all", "atMostNanosecondsPerItem": 100 }]
///     }
///
/// A counter that varies a little, as memory does, has `atMost` in place of `equals`. Times are
/// compared with one another, best with best of the same run, and loosely: a bound says that
/// something has been broken, not that a machine had a bad day. `times`, which may be left out, are
/// goals by the clock.
package struct Thresholds: Decodable {
  struct Counter: Decodable {
    let benchmark: String
    let counter: String
    let equals: Double?
    let atMost: Double?

    /// What a value breaks, in words, or nil if it keeps to the bound.
    func violation(by value: Double?) -> String? {
      guard let value else { return "missing, but has a bound" }
      if let equals, value != equals { return "\(value), but must be \(equals)" }
      if let atMost, value > atMost { return "\(value), but may be \(atMost)" }
      return nil
    }
  }

  struct Time: Decodable {
    let benchmark: String
    let atMostNanosecondsPerItem: Double
  }

  struct Ratio: Decodable {
    let of: String
    let to: String
    let atMost: Double
  }

  let counters: [Counter]
  let ratios: [Ratio]
  let times: [Time]?

  /// Reads a file of bounds.
  package init(path: String) throws(ThresholdsError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ThresholdsError("\(path): there is no such file, or it cannot be read")
    }
    do {
      self = try JSONDecoder().decode(Thresholds.self, from: data)
    } catch {
      throw ThresholdsError("\(path): \(Self.words(for: error))")
    }
  }

  private static func words(for error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map(\.stringValue)
      return keys.isEmpty ? "the file" : keys.joined(separator: ".")
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context)) holds something else than expected"
    default: "it is not JSON"
    }
  }

  /// What is not kept to, in words; bounds on benchmarks that were not measured count as kept.
  func violations(in measurements: [Measurement], of bounds: Options.Bounds) -> [String] {
    let named = Dictionary(measurements.map { ($0.benchmark.name, $0) }) { first, _ in first }
    let wrongCounters = counters.compactMap { bound -> String? in
      guard let measurement = named[bound.benchmark] else { return nil }
      return bound.violation(by: measurement.benchmark.counters[bound.counter]).map {
        "\(bound.benchmark): \(bound.counter) is \($0)"
      }
    }
    guard bounds == .all else { return wrongCounters }
    let wrongRatios = ratios.compactMap { bound -> String? in
      guard let above = named[bound.of], let below = named[bound.to] else { return nil }
      let ratio = above.perItem.least / below.perItem.least
      guard ratio > bound.atMost else { return nil }
      return "\(bound.of) takes \(ratio) times \(bound.to), but may take \(bound.atMost)"
    }
    let wrongTimes = (times ?? []).compactMap { bound -> String? in
      guard let time = named[bound.benchmark]?.perItem.least,
        time > bound.atMostNanosecondsPerItem
      else { return nil }
      return "\(bound.benchmark) takes \(time) ns, but may take \(bound.atMostNanosecondsPerItem)"
    }
    return wrongCounters + wrongRatios + wrongTimes
  }
}

/// Why a file of bounds cannot be used.
package struct ThresholdsError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
