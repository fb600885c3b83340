/// A key of the objects of a format: its value, its purpose, and where the object's owner has the
/// value.
///
/// A key is described once. The writer and the schema of the whole object are made from it, and so
/// is each reader, including those that read only some keys.
package struct JSONField<Owner: Sendable, Value: Sendable>: Sendable {
  /// The key, its schema and its purpose.
  package let property: JSONSchema.Property
  /// Writes the member with its key, unless it is omitted.
  let write: @Sendable (inout JSONWriter, Owner) -> Void
  /// The items of a long value, which can be written one by one.
  var items: (@Sendable (Owner) -> JSONItems)?
  /// Reads the member; nil if it is only written.
  private let key: JSONKey<Value>?
  /// The shape of the value, unless it is only written.
  private let shape: JSONShape<Value>?
}

extension JSONField {
  /// Creates a key that every object has.
  ///
  /// `standard` is the default for files without the key, such as those of earlier versions.
  package init(
    _ key: String,
    _ codec: JSONCodec<Value>,
    _ about: String,
    or standard: JSONValue.Content? = nil,
    value: @escaping @Sendable (Owner) -> Value
  ) {
    property = JSONSchema.Property(
      key: key,
      schema: codec.schema,
      about: about,
      isRequired: standard == nil,
      standard: standard
    )
    let quoted = JSONWriter.QuotedKey(key)
    write = { writer, owner in writer.member(quoted) { codec.write(&$0, value(owner)) } }
    shape = codec.reader
    self.key = codec.reader.map { shape in
      guard let standard else { return .required(key, shape, about) }
      return .optional(key, shape, or: standard, about)
    }
  }

  /// Creates a key that is written if the owner has a value.
  package static func optional<Wrapped: Sendable>(
    _ key: String,
    _ codec: JSONCodec<Wrapped>,
    _ about: String,
    value: @escaping @Sendable (Owner) -> Wrapped?
  ) -> JSONField where Value == Wrapped? {
    let quoted = JSONWriter.QuotedKey(key)
    return JSONField(
      property: JSONSchema.Property(
        key: key,
        schema: codec.schema,
        about: about,
        isRequired: false
      ),
      write: { writer, owner in
        guard let value = value(owner) else { return }
        writer.member(quoted) { codec.write(&$0, value) }
      },
      key: codec.reader.map { .optional(key, $0, about) },
      shape: nil
    )
  }

  /// Creates a key that every object has, with a list that can be too long to be written at once.
  package static func list<Item: Sendable>(
    _ key: String,
    of item: JSONCodec<Item>,
    _ about: String,
    value: @escaping @Sendable (Owner) -> [Item]
  ) -> JSONField where Value == [Item] {
    var field = JSONField(key, .list(of: item), about, value: value)
    field.items = { owner in
      let items = value(owner)
      return JSONItems(count: items.count) { writer, place in item.write(&writer, items[place]) }
    }
    return field
  }

  /// Returns the key with items that are written one by one.
  package func inParts(_ items: @escaping @Sendable (Owner) -> JSONItems) -> JSONField {
    var field = self
    field.items = items
    return field
  }
}

// MARK: Reading

extension JSONField {
  /// Reads the value, which must not be write-only.
  package var reading: JSONKey<Value> {
    guard let key else { preconditionFailure("\(property.key) is only written") }
    return key
  }

  /// Reads the value in files that have the key, which those of the first versions do not.
  package var readingIfThere: JSONKey<Value?> {
    guard let shape else { preconditionFailure("\(property.key) is only written") }
    return readingIfThere(as: shape)
  }

  /// Returns a key that reads the value with another shape, for example a part of it.
  package func reading<Other: Sendable>(as shape: JSONShape<Other>) -> JSONKey<Other> {
    .required(property.key, shape, property.about)
  }

  /// Returns a key that reads the value with another shape, in files that have the key.
  package func readingIfThere<Other: Sendable>(as shape: JSONShape<Other>) -> JSONKey<Other?> {
    .optional(property.key, shape, property.about)
  }
}

/// The items of a long list or object, to be written one by one.
package struct JSONItems {
  let count: Int
  /// Returns the key of each item of an object; nil for a list.
  let key: ((Int) -> String)?
  let write: (inout JSONWriter, Int) -> Void

  package init(
    count: Int,
    key: ((Int) -> String)? = nil,
    write: @escaping (inout JSONWriter, Int) -> Void
  ) {
    self.count = count
    self.key = key
    self.write = write
  }
}
