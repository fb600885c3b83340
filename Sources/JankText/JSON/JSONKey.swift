/// A key that objects of one kind may have, described once for the loader and the schema.
///
/// Related keys can be combined with ``group(_:build:)`` and shared by several kinds.
package struct JSONKey<Value: Sendable>: Sendable {
  package let properties: [JSONSchema.Property]
  /// Reads the key of an object; returns nil exactly if an error was reported.
  package let read: @Sendable (JSONObjectReader) -> Value?
}

extension JSONKey {
  /// Creates a required key.
  package static func required(
    _ key: String,
    _ shape: JSONShape<Value>,
    _ about: String
  ) -> JSONKey {
    JSONKey(properties: [property(key, shape.schema, about, isRequired: true)]) { object in
      object.required(key, shape)
    }
  }

  /// Creates an optional key without a default.
  package static func optional<Wrapped: Sendable>(
    _ key: String,
    _ shape: JSONShape<Wrapped>,
    _ about: String
  ) -> JSONKey where Value == Wrapped? {
    JSONKey(properties: [property(key, shape.schema, about)]) { object in
      let value = object.optional(key, shape)
      return value != nil || !object.has(key) ? .some(value) : nil
    }
  }

  /// Creates an optional key with a default, written as in a file.
  package static func optional(
    _ key: String,
    _ shape: JSONShape<Value>,
    or standard: JSONValue.Content,
    _ about: String
  ) -> JSONKey {
    JSONKey(properties: [property(key, shape.schema, about, standard: standard)]) { object in
      if let value = object.optional(key, shape) { return value }
      guard !object.has(key) else { return nil }
      let value = shape.read(JSONValue(standard), DiagnosticLog(path: ""))
      precondition(value != nil, "the default of \(key) is not what the key holds")
      return value
    }
  }

  /// Creates an optional key whose value is ignored.
  package static func ignored(_ key: String, _ about: String) -> JSONKey where Value == Void {
    JSONKey(properties: [property(key, .anything, about)]) { $0.ignore(key) }
  }

  /// Returns a key whose value is converted into another type, given the object.
  ///
  /// If `transform` returns nil, it has reported an error.
  package func resolved<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, JSONObjectReader) -> Other?
  ) -> JSONKey<Other> {
    JSONKey<Other>(properties: properties) { object in
      read(object).flatMap { transform($0, object) }
    }
  }

  /// Combines several keys of an object into one value.
  package static func group<each Part: Sendable>(
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value
  ) -> JSONKey {
    var properties: [JSONSchema.Property] = []
    for key in repeat each keys { properties += key.properties }
    return JSONKey(properties: properties) { object in
      let parts = (repeat (each keys).read(object))
      do throws(AbsentPart) {
        return build(repeat try present(each parts))
      } catch {
        return nil
      }
    }
  }

  /// Combines several keys of one type; all are read, so that all errors are reported.
  package static func all<Part: Sendable>(
    _ keys: [JSONKey<Part>],
    build: @escaping @Sendable ([Part]) -> Value
  ) -> JSONKey {
    JSONKey(properties: keys.flatMap(\.properties)) { object in
      let read = keys.map { $0.read(object) }
      let parts = read.compactMap(\.self)
      return parts.count == read.count ? build(parts) : nil
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

/// A part of an object has an error that was reported.
private struct AbsentPart: Error {}

private func present<Part>(_ part: Part?) throws(AbsentPart) -> Part {
  guard let part else { throw AbsentPart() }
  return part
}
