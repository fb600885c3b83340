/// The allowed values at a position in a file.
///
/// Every ``JSONShape`` carries a schema with which its reader agrees, so the published JSON Schema
/// and the loader accept the same files.
package indirect enum JSONSchema: Equatable, Sendable {
  /// Any value.
  case anything
  case null
  case boolean
  /// Text of a number of Unicode scalars that matches a regular expression of ECMA 262.
  case text(length: ClosedRange<Int>, pattern: String?)
  /// One of some texts.
  case choice([String])
  case integer(ClosedRange<Int64>)
  case number(ClosedRange<Double>)
  case array(of: JSONSchema, count: ClosedRange<Int>, isDistinct: Bool)
  /// An object whose keys are names chosen by the file.
  case entries(of: JSONSchema, count: ClosedRange<Int>, keys: JSONSchema)
  /// An object with these keys and no others.
  case object([Property], kind: String)
  /// An object with these keys, to which later versions may add others.
  case openObject([Property])
  /// An object with exactly one of these keys.
  case oneKey([Property], kind: String)
  /// Exactly one of these.
  case oneOf([JSONSchema])
  /// A schema that is written once, under a name, and referred to.
  case definition(String, JSONSchema)

  /// A key of an object.
  package struct Property: Equatable, Sendable {
    package let key: String
    package let schema: JSONSchema
    /// The purpose of the key, in a sentence.
    package let about: String
    package let isRequired: Bool
    /// The default, if there is one.
    package let standard: JSONValue.Content?

    package init(
      key: String,
      schema: JSONSchema,
      about: String,
      isRequired: Bool = true,
      standard: JSONValue.Content? = nil
    ) {
      self.key = key
      self.schema = schema
      self.about = about
      self.isRequired = isRequired
      self.standard = standard
    }
  }
}

extension JSONSchema {
  /// The keys of an object; empty for anything else.
  package var properties: [Property] {
    switch self {
    case .object(let properties, _), .openObject(let properties), .oneKey(let properties, _):
      properties
    case .definition(_, let schema): schema.properties
    default: []
    }
  }
}
