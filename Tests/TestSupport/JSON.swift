package import Foundation

/// A JSON value.
package enum JSON: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])
}

extension JSON {
  /// The member of an object; null if there is none or this is not an object.
  package subscript(_ key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  /// The element of an array; null if there is none or this is not an array.
  package subscript(_ index: Int) -> JSON {
    guard case .list(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  /// The value as a number, including the strings Infinity, -Infinity and NaN.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .text("Infinity"), .text("inf"): .infinity
    case .text("-Infinity"), .text("-inf"): -.infinity
    case .text("NaN"): .nan
    default: nil
    }
  }

  package var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  package var flag: Bool? {
    guard case .flag(let value) = self else { return nil }
    return value
  }

  package var list: [JSON]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  package var object: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array; empty if this is not an array.
  package var elements: [JSON] { list ?? [] }

  /// The member names of an object; empty if this is not an object.
  package var keys: Set<String> { Set((object ?? [:]).keys) }
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
  }
}

extension JSON: CustomStringConvertible {
  package var description: String {
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
