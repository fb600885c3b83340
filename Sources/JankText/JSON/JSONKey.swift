/// A key that objects of one kind may have, described once for reader, writer and schema.
///
/// Related keys can be combined with ``group(_:build:parts:)`` and shared by several
/// kinds.
package struct JSONKey<Value: Sendable>: Sendable {
  package let properties: [JSONSchema.Property]
  /// Reads the key of an object; returns nil exactly if an error was reported.
  package let read: @Sendable (JSONObjectReader) -> Value?
  /// The members that an object has for a value; nil for a value that no file can state here.
  let write: @Sendable (Value) -> [JSONMember]?
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
    } write: { value in
      shape.write(value).map { [JSONMember(key, $0)] }
    }
  }

  /// Creates an optional key without a default.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - shape: what it holds.
  ///   - standard: what the builder of the object takes without the key, for the schema.
  ///   - about: what it is for, in a sentence.
  /// - Returns: The key.
  package static func optional<Wrapped: Sendable>(
    _ key: String,
    _ shape: JSONShape<Wrapped>,
    stating standard: JSONValue.Content? = nil,
    _ about: String
  ) -> JSONKey where Value == Wrapped? {
    JSONKey(properties: [property(key, shape.schema, about, standard: standard)]) { object in
      let value = object.optional(key, shape)
      return value != nil || !object.has(key) ? .some(value) : nil
    } write: { value in
      guard let value else { return [] }
      return shape.write(value).map { [JSONMember(key, $0)] }
    }
  }

  /// Creates an optional key with a default, written as in a file.
  package static func optional(
    _ key: String,
    _ shape: JSONShape<Value>,
    or standard: JSONValue.Content,
    _ about: String
  ) -> JSONKey {
    let read: @Sendable () -> Value? = {
      let value = shape.read(JSONValue(standard), DiagnosticLog(path: ""))
      precondition(value != nil, "the default of \(key) is not what the key holds")
      return value
    }
    return JSONKey(properties: [property(key, shape.schema, about, standard: standard)]) { object in
      if let value = object.optional(key, shape) { return value }
      return object.has(key) ? nil : read()
    } write: { value in
      guard let content = shape.write(value) else { return nil }
      // The default may be written otherwise than the writer would.
      return content == read().flatMap(shape.write) ? [] : [JSONMember(key, content)]
    }
  }

  /// Creates an optional key whose value is ignored.
  package static func ignored(_ key: String, _ about: String) -> JSONKey where Value == Void {
    JSONKey(properties: [property(key, .anything, about)]) {
      $0.ignore(key)
    } write: { _ in
      []
    }
  }

  /// Returns a key whose value is converted into another type, given the object.
  ///
  /// - Parameters:
  ///   - transform: returns the other value; or nil, after reporting why.
  ///   - writing: returns the value to write, or nil if the key cannot state it; omitted where
  ///     objects are only read.
  /// - Returns: The key.
  package func resolved<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, JSONObjectReader) -> Other?,
    writing: (@Sendable (Other) -> Value?)? = nil
  ) -> JSONKey<Other> {
    JSONKey<Other>(properties: properties) { object in
      read(object).flatMap { transform($0, object) }
    } write: { [write] in
      guard let writing else { preconditionFailure("these keys are only read") }
      return writing($0).flatMap(write)
    }
  }

  /// Combines several keys of an object into one value.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - build: makes the value from those of the keys.
  ///   - parts: returns the values of the keys, or nil for a value of another kind; omitted where
  ///     objects are only read.
  /// - Returns: The keys as one.
  package static func group<each Part: Sendable>(
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value,
    parts: (@Sendable (Value) -> (repeat each Part)?)? = nil
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
    } write: { value in
      guard let parts else { preconditionFailure("these keys are only read") }
      guard let held = parts(value) else { return nil }
      var members: [JSONMember] = []
      for (key, part) in repeat (each keys, each held) {
        guard let written = key.write(part) else { return nil }
        members += written
      }
      return members
    }
  }

  /// Combines several keys of one type; all are read, so that all errors are reported.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - build: makes the value from theirs, in their order.
  ///   - parts: returns the values of the keys; omitted where objects are only read.
  /// - Returns: The keys as one.
  package static func all<Part: Sendable>(
    _ keys: [JSONKey<Part>],
    build: @escaping @Sendable ([Part]) -> Value,
    parts: (@Sendable (Value) -> [Part])? = nil
  ) -> JSONKey {
    JSONKey(properties: keys.flatMap(\.properties)) { object in
      allOrNothing(keys.map { $0.read(object) }).map(build)
    } write: { value in
      guard let parts else { preconditionFailure("these keys are only read") }
      return allOrNothing(zip(keys, parts(value)).map { $0.write($1) })?.flatMap(\.self)
    }
  }

  /// Several keys as one list of what those hold that are there, each of another kind.
  package static func any<Part: Sendable>(
    of keys: [JSONKey<Part?>]
  ) -> JSONKey where Value == [Part] {
    JSONKey(properties: keys.flatMap(\.properties)) { object in
      allOrNothing(keys.map { $0.read(object) })?.compactMap(\.self)
    } write: { parts in
      let members = keys.flatMap { key in parts.lazy.compactMap { key.write($0) }.first ?? [] }
      return members.count == parts.count ? members : nil
    }
  }

  /// Creates two keys of which an object has one: the first with an item, the second with several.
  ///
  /// - Parameters:
  ///   - key: the key with one item, and what it is for.
  ///   - list: the key with an array of distinct items, and what it is for.
  ///   - item: what an item holds.
  ///   - name: returns by what items differ.
  /// - Returns: The keys as one, with at least one item.
  package static func oneOrSeveral<Item: Sendable>(
    _ key: (name: String, about: String),
    _ list: (name: String, about: String),
    _ item: JSONShape<Item>,
    by name: @escaping @Sendable (Item) -> String
  ) -> JSONKey where Value == [Item] {
    let items = JSONShape<[Item]>.distinct(item, by: name)
    let properties = [
      property(key.name, item.schema, key.about), property(list.name, items.schema, list.about),
    ]
    return JSONKey(properties: properties) { object in
      guard object.has(list.name) else { return object.required(key.name, item).map { [$0] } }
      let one = object.optional(key.name, item)
      let several = object.optional(list.name, items)
      guard object.has(key.name) else { return several }
      guard one != nil, several != nil else { return nil }
      object.log.report(
        "found both \(quoted(key.name)) and \(quoted(list.name)), expected one of them",
        at: object.position(of: list.name),
        hint: "remove \(quoted(key.name)), and list its value in \(quoted(list.name))"
      )
      return nil
    } write: { value in
      guard value.count == 1 else {
        return items.write(value).map { [JSONMember(list.name, $0)] }
      }
      return item.write(value[0]).map { [JSONMember(key.name, $0)] }
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
