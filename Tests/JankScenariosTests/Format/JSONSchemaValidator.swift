import Foundation
import JankScenarios
import JankText

/// A checker of JSON Schema, draft 7, as small as our schemas allow.
///
/// It knows nothing of how they are made: it is to the schema what an editor is.
final class JSONSchemaValidator {
  private let document: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  /// What the schema does that this checker does not know.
  struct UnknownKeyword: Error { let keyword: String }

  init(_ document: JSONValue) {
    self.document = document
  }

  /// Whether a value is valid.
  func accepts(_ value: JSONValue) throws -> Bool {
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
    case "$ref": try accepts(value, definition(argument.text))
    case "type": value.isOfType(argument.text)
    case "enum": argument.items.contains { $0.content == value.content }
    case "minimum": value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "minLength": value.length.map { $0 >= argument.count } ?? true
    case "maxLength": value.length.map { $0 <= argument.count } ?? true
    case "pattern": try value.isText ? matches(value.text, argument.text) : true
    case "items": try value.items.allSatisfy { try accepts($0, argument) }
    case "minItems": !value.isArray || value.items.count >= argument.count
    case "maxItems": !value.isArray || value.items.count <= argument.count
    case "uniqueItems": value.hasDistinctItems
    case "required": !value.isObject || argument.items.allSatisfy { value[$0.text] != nil }
    case "properties":
      try argument.members.allSatisfy { property in
        try value[property.key].map { try accepts($0, property.value) } ?? true
      }
    case "additionalProperties":
      try value.members.filter { schema["properties"]?[$0.key] == nil }.allSatisfy {
        try argument.content != .boolean(false) && accepts($0.value, argument)
      }
    case "propertyNames":
      try value.members.allSatisfy { try accepts(JSONValue(.text($0.key)), argument) }
    case "minProperties": !value.isObject || value.members.count >= argument.count
    case "maxProperties": !value.isObject || value.members.count <= argument.count
    case "oneOf": try argument.items.filter { try accepts(value, $0) }.count == 1
    case "allOf": try argument.items.allSatisfy { try accepts(value, $0) }
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
  var members: [JSONMember] { if case .object(let members) = content { members } else { [] } }
  var items: [JSONValue] { if case .array(let items) = content { items } else { [] } }
  var text: String { if case .text(let text) = content { text } else { "" } }
  var isText: Bool { if case .text = content { true } else { false } }
  var isArray: Bool { if case .array = content { true } else { false } }
  var isObject: Bool { if case .object = content { true } else { false } }
  fileprivate var count: Int { number.map { Int($0) } ?? 0 }
  fileprivate var length: Int? { isText ? text.unicodeScalars.count : nil }

  fileprivate var hasDistinctItems: Bool {
    let texts = items.map { Array($0.text.utf8) }
    return Set(texts).count == texts.count
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (name, content) {
    case ("object", .object), ("array", .array), ("string", .text), ("boolean", .boolean): true
    case ("number", .integer), ("number", .real), ("integer", .integer): true
    case ("integer", .real(let number)): number == number.rounded()
    default: false
    }
  }
}
