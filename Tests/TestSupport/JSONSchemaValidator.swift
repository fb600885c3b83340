package import JankText

/// A validator for the parts of JSON Schema draft 7 that our schemas use.
///
/// It is independent of the code that creates the schemas.
package final class JSONSchemaValidator {
  private let document: JSONValue
  private let allowsOthers: Bool
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  /// A keyword of the schema that the validator does not support.
  package struct UnknownKeyword: Error { let keyword: String }

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - document: The schema.
  ///   - allowsOthers: Whether open objects may have keys outside the schema; a writer of the same
  ///     version has none.
  package init(_ document: JSONValue, allowsOthers: Bool = true) {
    self.document = document
    self.allowsOthers = allowsOthers
  }

  package func accepts(_ value: JSONValue) throws -> Bool {
    try accepts(value, document)
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    for member in schema.members
    where try !keeps(value, member.key, member.value, of: schema) { return false }
    return true
  }

  private func keeps(
    _ value: JSONValue,
    _ keyword: String,
    _ argument: JSONValue,
    of schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "default", "definitions": true
    case "$ref": try accepts(value, definition(argument.words))
    case "type": value.isOfType(argument.words)
    case "enum": argument.parts.contains { $0.content == value.content }
    case "minimum": value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "minLength": value.length.map { $0 >= argument.count } ?? true
    case "maxLength": value.length.map { $0 <= argument.count } ?? true
    case "pattern": try value.text.map { try matches($0, argument.words) } ?? true
    case "items": try value.parts.allSatisfy { try accepts($0, argument) }
    case "minItems": value.items.map { $0.count >= argument.count } ?? true
    case "maxItems": value.items.map { $0.count <= argument.count } ?? true
    case "uniqueItems": value.hasDistinctItems
    case "required": !value.isObject || argument.parts.allSatisfy { value[$0.words] != nil }
    case "properties":
      try argument.members.allSatisfy { property in
        try value[property.key].map { try accepts($0, property.value) } ?? true
      }
    case "additionalProperties":
      try value.members.filter { schema["properties"]?[$0.key] == nil }.allSatisfy { member in
        switch argument.content {
        case .boolean(let isAllowed): isAllowed && allowsOthers
        default: try accepts(member.value, argument)
        }
      }
    case "propertyNames":
      try value.members.allSatisfy { try accepts(JSONValue(.text($0.key)), argument) }
    case "minProperties": !value.isObject || value.members.count >= argument.count
    case "maxProperties": !value.isObject || value.members.count <= argument.count
    case "oneOf": try argument.parts.filter { try accepts(value, $0) }.count == 1
    case "allOf": try argument.parts.allSatisfy { try accepts(value, $0) }
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func definition(_ reference: String) throws -> JSONValue {
    let name = reference.replacing("#/definitions/", with: "")
    guard let definition = document["definitions"]?[name] else {
      throw UnknownKeyword(keyword: reference)
    }
    return definition
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let regex = try patterns[pattern] ?? Regex(pattern).matchingSemantics(.unicodeScalar)
    patterns[pattern] = regex
    return try regex.firstMatch(in: text) != nil
  }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }
  fileprivate var parts: [JSONValue] { items ?? [] }
  fileprivate var words: String { text ?? "" }
  fileprivate var isObject: Bool { if case .object = content { true } else { false } }
  fileprivate var count: Int { number.map { Int($0) } ?? 0 }
  fileprivate var length: Int? { text?.unicodeScalars.count }

  fileprivate var hasDistinctItems: Bool {
    let texts = parts.map { Array($0.words.utf8) }
    return Set(texts).count == texts.count
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (name, content) {
    case ("object", .object), ("array", .array), ("string", .text), ("boolean", .boolean): true
    case ("number", .integer), ("number", .real), ("integer", .integer), ("null", .null): true
    case ("integer", .real(let number)): number == number.rounded()
    default: false
    }
  }
}
