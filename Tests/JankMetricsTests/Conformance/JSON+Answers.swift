extension JSON {
  var integer: Int64? { number.map { Int64($0) } }

  /// An object of the frames with values, by index.
  static func byFrame(_ values: [JSON?]) -> JSON {
    var members: [String: JSON] = [:]
    for (place, value) in values.enumerated() { members["\(place)"] = value }
    return .object(members)
  }

  static func integer(_ value: some BinaryInteger) -> JSON { .number(Double(value)) }

  static func integers(_ values: [some BinaryInteger]) -> JSON {
    .list(values.map { .integer($0) })
  }
}

extension JSON {
  /// Describes the errors of an answer; empty if it is right.
  ///
  /// Objects must have the same keys, and numbers may differ by the tolerance.
  func differences(from expected: JSON, tolerance: Double, at place: String = "") -> [String] {
    switch (expected, self) {
    case (.object(let members), .object(let answers)):
      let keys = Set(members.keys).union(answers.keys).sorted()
      return keys.flatMap { key in
        (answers[key] ?? .null).differences(
          from: members[key] ?? .null,
          tolerance: tolerance,
          at: "\(place).\(key)"
        )
      }
    case (.list(let elements), .list(let answers)) where elements.count == answers.count:
      return zip(answers, elements).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, tolerance: tolerance, at: "\(place)[\(index)]")
      }
    case (.number(let value), .number(let answer)) where abs(value - answer) <= tolerance:
      return []
    default:
      return self == expected ? [] : ["\(place): expected \(expected), got \(self)"]
    }
  }
}
