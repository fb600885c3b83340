/// The value of a metric, in its unit.
public enum Quantity: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A real number.
  case number(Double)
  /// The number of occurrences of each whole number, in ascending order.
  case counts([Count])
  /// Text.
  case text(String)

  /// A whole number with its number of occurrences.
  public struct Count: Hashable, Sendable {
    /// The number.
    public let value: Int
    /// The number of occurrences.
    public let count: Int
  }
}

extension Quantity {
  static func milliseconds(_ nanoseconds: Int64) -> Quantity {
    .number(Double(nanoseconds) / 1e6)
  }

  static func milliseconds(_ nanoseconds: Double) -> Quantity { .number(nanoseconds / 1e6) }

  static func microseconds(_ nanoseconds: Double) -> Quantity { .number(nanoseconds / 1e3) }

  static func percent(_ part: Int, of whole: Int) -> Quantity {
    .number(100 * Double(part) / Double(whole))
  }

  static func counts(_ histogram: Histogram) -> Quantity {
    .counts(histogram.entries.map { Count(value: Int($0.value), count: $0.count) })
  }

  /// The value as a number, or nil if it is none.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .counts, .text: nil
    }
  }
}

// MARK: From tallies

extension Measured {
  func integer(_ compute: (Value) -> Int) -> Measured<Quantity> {
    map { .integer(compute($0)) }
  }
}

extension Measured<Histogram> {
  /// Converts a time computed from the values, unknown without values.
  func milliseconds(_ compute: (Histogram) -> Double?) -> Measured<Quantity> {
    flatMap { histogram in
      Measured<Quantity>(compute(histogram).map { .milliseconds($0) }, orElse: noFrames)
    }
  }

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

  func percent(above limit: Int64) -> Measured<Quantity> {
    flatMap { histogram in
      histogram.isEmpty
        ? .unknown(noFrames)
        : .known(.percent(histogram.count(above: limit), of: histogram.count))
    }
  }
}

let noFrames = "there are no frames to compute it from"
