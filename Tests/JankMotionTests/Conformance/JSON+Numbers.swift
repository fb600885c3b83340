extension JSON {
  var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// All numbers in it, those of an object ordered by name.
  var leaves: [Double] {
    switch self {
    case .null, .text: number.map { [$0] } ?? []
    case .flag(let value): [value ? 1 : 0]
    case .number(let value): [value]
    case .list(let elements): elements.flatMap(\.leaves)
    case .object(let members): members.sorted { $0.key < $1.key }.flatMap { $0.value.leaves }
    }
  }

  static func named(_ members: [String: Double]) -> JSON {
    .object(members.mapValues { .number($0) })
  }

  static func numbers(_ elements: [Double]) -> JSON {
    .list(elements.map { .number($0) })
  }
}
