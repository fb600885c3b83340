package import JankMetrics
internal import JankText

/// Values of metrics as text.
package enum QuantityText {
  /// A value for people: numbers with four digits behind the point.
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
  /// Writes the value of a metric where one has to stand; null for one that is not known.
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
