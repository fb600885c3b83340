import Foundation

/// A value of a JSON file.
enum JSON: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])
}

extension JSON {
  /// The member of an object; null if there is none, or if this is no object.
  subscript(_ key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  /// The element of a list; null if there is none, or if this is no list.
  subscript(_ index: Int) -> JSON {
    guard case .list(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  /// The value as a number, where the words Infinity, -Infinity and NaN count as such.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .text("Infinity"), .text("inf"): .infinity
    case .text("-Infinity"), .text("-inf"): -.infinity
    case .text("NaN"): .nan
    default: nil
    }
  }

  var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  var flag: Bool? {
    guard case .flag(let value) = self else { return nil }
    return value
  }

  var list: [JSON]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  var object: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The value as a list of numbers.
  var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// All numbers in it, those of an object in the order of their names.
  var leaves: [Double] {
    switch self {
    case .null, .text: number.map { [$0] } ?? []
    case .flag(let value): [value ? 1 : 0]
    case .number(let value): [value]
    case .list(let elements): elements.flatMap(\.leaves)
    case .object(let members): members.sorted { $0.key < $1.key }.flatMap { $0.value.leaves }
    }
  }

  /// An object made of named numbers.
  static func named(_ members: [String: Double]) -> JSON {
    .object(members.mapValues { .number($0) })
  }

  /// A list made of numbers.
  static func numbers(_ elements: [Double]) -> JSON {
    .list(elements.map { .number($0) })
  }
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
  }
}

extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))}"
    }
  }
}
