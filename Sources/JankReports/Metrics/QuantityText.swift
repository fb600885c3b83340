package import JankMetrics
internal import JankText

/// Metric values as text.
package enum QuantityText {
  /// A value as text: numbers have four decimals.
  package static func text(_ quantity: Quantity) -> String {
    switch quantity {
    case .integer(let value): "\(value)"
    case .number(let value): Decimal.text(value, digits: 4)
    case .text(let text): text
    case .counts(let counts): counts.map { "\($0.value): \($0.count)" }.joined(separator: ", ")
    }
  }
}

extension JSONWriter {
  /// Writes a metric's value; null if it is unknown.
  mutating func item(_ quantity: Quantity?) {
    switch quantity {
    case .integer(let value): item(value)
    case .number(let value): item(value)
    case .text(let text): item(text)
    case .counts(let counts):
      object { writer in
        for count in counts { writer.member("\(count.value)", count.count) }
      }
    case nil: item(String?.none)
    }
  }
}
