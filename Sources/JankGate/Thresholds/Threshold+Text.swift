extension Threshold: CustomStringConvertible {
  /// The rule as text.
  public var description: String {
    let filters = filters.map { "\($0.key.rawValue)=\($0.glob)" }.joined(separator: ",")
    return metric + (filters.isEmpty ? "" : "{\(filters)}")
      + ": \(aggregate) \(comparison.rawValue) \(limit)" + (slack.map { " or \($0)" } ?? "")
  }
}

extension Threshold.Aggregate: CustomStringConvertible {
  /// The aggregate as text.
  public var description: String {
    switch self {
    case .percentile(let percent): "p(\(plain(percent)))"
    case .average: "avg"
    case .median: "med"
    case .minimum: "min"
    case .maximum: "max"
    case .count: "count"
    case .sum: "sum"
    case .rate: "rate"
    case .value: "value"
    }
  }
}

extension Threshold.Quantity: CustomStringConvertible {
  /// The number and its unit as text.
  public var description: String { plain(number) + (unit.map { " \(name(of: $0))" } ?? "") }

  /// The unit in the singular after 1.
  private func name(of unit: Threshold.Unit) -> String {
    guard number.magnitude == 1 else { return unit.rawValue }
    return switch unit {
    case .frames: "frame"
    case .refreshes: "refresh"
    default: unit.rawValue
    }
  }
}

extension Threshold.Limit: CustomStringConvertible {
  /// The limit as text.
  public var description: String {
    switch self {
    case .fixed(let quantity): return "\(quantity)"
    case .baseline(nil): return "baseline"
    case .baseline(let more?):
      let sign = more.number < 0 ? "-" : "+"
      return "baseline \(sign) \(Threshold.Quantity(more.number.magnitude, more.unit))"
    }
  }
}

/// A number without a superfluous fraction, and without an exponent, which rules do not support.
private func plain(_ number: Double) -> String {
  if number.magnitude < 1e15, Double(Int64(number)) == number { return "\(Int64(number))" }
  let parts = "\(number.magnitude)".split(separator: "e")
  guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(number)" }
  let sign = number < 0 ? "-" : ""
  let digits = parts[0].split(separator: ".").joined()
  guard exponent > 0 else {
    return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
  }
  return sign + digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
}
