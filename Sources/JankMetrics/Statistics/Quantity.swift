/// The value of a metric, in the unit of that metric.
public enum Quantity: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// How often each whole number occurred, from the smallest.
  case counts([Count])
  /// Words.
  case text(String)

  /// A whole number and how often it occurred.
  public struct Count: Hashable, Sendable {
    /// The number.
    public let value: Int
    /// How often it occurred.
    public let count: Int
  }
}

extension Quantity {
  /// A length of time as a number of milliseconds.
  static func milliseconds(_ nanoseconds: Int64) -> Quantity {
    .number(Double(nanoseconds) / 1e6)
  }

  /// The same of a length that need not be whole.
  static func milliseconds(_ nanoseconds: Double) -> Quantity { .number(nanoseconds / 1e6) }

  /// A length of time as a number of microseconds.
  static func microseconds(_ nanoseconds: Double) -> Quantity { .number(nanoseconds / 1e3) }

  /// A share in percent.
  static func percent(_ part: Int, of whole: Int) -> Quantity {
    .number(100 * Double(part) / Double(whole))
  }

  /// How often each value of a histogram occurred.
  static func counts(_ histogram: Histogram) -> Quantity {
    .counts(histogram.entries.map { Count(value: Int($0.value), count: $0.count) })
  }

  /// The value as a number, or nil where it is none.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .counts, .text: nil
    }
  }
}

// MARK: From tallies

/// Shorthands by which definitions read their figures off a tally.
extension Measured {
  /// A whole number computed from the figure.
  func integer(_ compute: (Value) -> Int) -> Measured<Quantity> {
    map { .integer(compute($0)) }
  }
}

extension Measured<Histogram> {
  /// A length of time computed from the values, or that there are none.
  func milliseconds(_ compute: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap { histogram in
      Measured<Quantity>(compute(histogram).map { .milliseconds($0) }, orElse: noFrames)
    }
  }

  /// The same in microseconds.
  func microseconds(_ compute: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap { histogram in
      Measured<Quantity>(compute(histogram).map { .microseconds($0) }, orElse: noFrames)
    }
  }

  func percentile(_ perMille: Int, _ method: Percentile) -> Measured<Quantity> {
    milliseconds { method.value(perMille: perMille, of: $0) }
  }

  var mean: Measured<Quantity> { milliseconds(\.mean) }
  var max: Measured<Quantity> { milliseconds { $0.max.map(Double.init) } }
  var min: Measured<Quantity> { milliseconds { $0.min.map(Double.init) } }
  var spread: Measured<Quantity> { map { .counts($0) } }

  /// The share of values above a limit in percent.
  func percent(above limit: Int64) -> Measured<Quantity> {
    flatMap { histogram in
      histogram.isEmpty
        ? .unknown(noFrames)
        : .known(.percent(histogram.count(above: limit), of: histogram.count))
    }
  }
}

/// Why there is no mean, percentile or share.
let noFrames = "there are no frames to compute it from"
