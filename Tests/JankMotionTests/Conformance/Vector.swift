import Foundation

/// One question with its answer, from a vector file.
struct Vector: Sendable {
  /// The name of the set, such as easing.
  let set: String
  /// Everything the file says about the question.
  let fields: JSON
  /// Where files that the question names are found.
  let folder: VectorFolder
}

/// Why a judge cannot answer a vector, each of which is a failure.
enum VectorError: Error {
  case missing(String)
  case unknown(String)
}

extension Vector {
  var id: String { fields["id"].text ?? "without id" }

  var name: String { fields["name"].text ?? "" }

  /// The key of the origin, which decides between rules where origins have their own.
  var origin: String { fields["origin"].text ?? "" }

  /// Which question it is.
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
  /// The number of a member, which must be there.
  func number(_ key: String) throws -> Double {
    guard let value = self[key].number else { throw VectorError.missing(key) }
    return value
  }

  /// The text of a member, which must be there.
  func text(_ key: String) throws -> String {
    guard let value = self[key].text else { throw VectorError.missing(key) }
    return value
  }

  /// The elements of a member, which must be there.
  func list(_ key: String) throws -> [JSON] {
    guard let value = self[key].list else { throw VectorError.missing(key) }
    return value
  }

  /// The elements of a member, which must be there and be numbers.
  func numbers(_ key: String) throws -> [Double] {
    guard let value = self[key].numbers else { throw VectorError.missing(key) }
    return value
  }
}
