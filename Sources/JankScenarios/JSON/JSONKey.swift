/// A key that objects of one kind may have, described once for the loader and for the schema.
package struct JSONKey<Value> {
  let property: JSONSchema.Property
  /// Reads the key of an object; nil exactly when something is wrong, and then it was reported.
  let read: (JSONObjectReader) -> Value?
}

extension JSONKey {
  /// A key that has to be there.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - shape: what it holds.
  ///   - about: what it is for, in a sentence.
  /// - Returns: The key.
  package static func required(
    _ key: String,
    _ shape: JSONShape<Value>,
    _ about: String
  ) -> JSONKey {
    JSONKey(property: property(key, shape.schema, about, isRequired: true)) { object in
      object.required(key, shape)
    }
  }

  /// A key that may be left out, which means something of its own.
  package static func optional<Wrapped>(
    _ key: String,
    _ shape: JSONShape<Wrapped>,
    _ about: String
  ) -> JSONKey where Value == Wrapped? {
    JSONKey(property: property(key, shape.schema, about)) { object in
      let value = object.optional(key, shape)
      return value != nil || !object.has(key) ? .some(value) : nil
    }
  }

  /// A key that may be left out, and what holds then, written as in a file.
  package static func optional(
    _ key: String,
    _ shape: JSONShape<Value>,
    or standard: JSONValue.Content,
    _ about: String
  ) -> JSONKey {
    JSONKey(property: property(key, shape.schema, about, standard: standard)) { object in
      if let value = object.optional(key, shape) { return value }
      guard !object.has(key) else { return nil }
      let value = shape.read(JSONValue(standard), DiagnosticLog(path: ""))
      precondition(value != nil, "the default of \(key) is not what the key holds")
      return value
    }
  }

  private static func property(
    _ key: String,
    _ schema: JSONSchema,
    _ about: String,
    isRequired: Bool = false,
    standard: JSONValue.Content? = nil
  ) -> JSONSchema.Property {
    JSONSchema.Property(
      key: key,
      schema: schema,
      about: about,
      isRequired: isRequired,
      standard: standard
    )
  }
}
