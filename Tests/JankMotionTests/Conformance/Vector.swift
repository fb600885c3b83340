import Foundation

/// One case from a vector file, with its expected result.
struct Vector: Sendable {
  let set: String
  /// All fields of the case.
  let fields: JSON
  /// The folder with the files that the case names.
  let folder: VectorFolder
}

/// Why a judge cannot answer a vector; each error is a failure.
enum VectorError: Error {
  case missing(String)
  case unknown(String)
}

extension Vector {
  var id: String { fields["id"].text ?? "without id" }

  var name: String { fields["name"].text ?? "" }

  /// The key of the origin, which selects among the rules of origins.
  var origin: String { fields["origin"].text ?? "" }

  /// The kind of the case.
  var kind: String { fields["kind"].text ?? fields["quantity"].text ?? "" }

  var isDisputed: Bool { fields["status"].text == "disputed" }

  subscript(_ key: String) -> JSON { fields[key] }

  func number(_ key: String) throws -> Double { try fields.number(key) }

  func text(_ key: String) throws -> String { try fields.text(key) }

  /// The recorded touches that the vector names.
  func stream() throws -> JSON {
    try folder.stream(named: text("stream"))
  }
}

extension JSON {
  /// A required number.
  func number(_ key: String) throws -> Double {
    guard let value = self[key].number else { throw VectorError.missing(key) }
    return value
  }

  /// A required text.
  func text(_ key: String) throws -> String {
    guard let value = self[key].text else { throw VectorError.missing(key) }
    return value
  }

  /// The elements of a required list.
  func list(_ key: String) throws -> [JSON] {
    guard let value = self[key].list else { throw VectorError.missing(key) }
    return value
  }

  /// The elements of a required list of numbers.
  func numbers(_ key: String) throws -> [Double] {
    guard let value = self[key].numbers else { throw VectorError.missing(key) }
    return value
  }
}
