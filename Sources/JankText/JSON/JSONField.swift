/// A key of the objects of a format: what it holds, what it is for, and where the owner of the
/// object has the value.
///
/// It is described once. The writer and the schema of the whole object come from it, and so does
/// each reader, also one that wants only some of the keys.
package struct JSONField<Owner: Sendable, Value: Sendable>: Sendable {
  /// The key, its schema and what it is for.
  package let property: JSONSchema.Property
  /// Writes the member with its key, unless it is left out.
  let write: @Sendable (inout JSONWriter, Owner) -> Void
  /// The parts of a long value, which can be written one by one.
  var items: (@Sendable (Owner) -> JSONItems)?
  /// How the member is read; nil for one that is only written.
  private let key: JSONKey<Value>?
  /// What the key holds where it is there, unless that is only written.
  private let shape: JSONShape<Value>?
}

extension JSONField {
  /// A key that every object has.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - codec: what it holds.
  ///   - about: what it is for, in a sentence.
  ///   - standard: what holds in files without the key, such as those of versions before it.
  ///   - value: where the owner has the value.
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

  /// A key that objects have whose owner has a value.
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

  /// A key that every object has, with a list that can be too long to be written at once.
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

  /// The same key with parts that are written one by one.
  package func inParts(_ items: @escaping @Sendable (Owner) -> JSONItems) -> JSONField {
    var field = self
    field.items = items
    return field
  }
}

// MARK: Reading

extension JSONField {
  /// Reads what the key holds, which has to come back whole.
  package var reading: JSONKey<Value> {
    guard let key else { preconditionFailure("\(property.key) is only written") }
    return key
  }

  /// Reads what the key holds in files that have it: those of the first versions do not.
  package var readingIfThere: JSONKey<Value?> {
    guard let shape else { preconditionFailure("\(property.key) is only written") }
    return readingIfThere(as: shape)
  }

  /// Reads the key as something else than what was written, such as a part of it.
  package func reading<Other: Sendable>(as shape: JSONShape<Other>) -> JSONKey<Other> {
    .required(property.key, shape, property.about)
  }

  /// The same for files that have the key.
  package func readingIfThere<Other: Sendable>(as shape: JSONShape<Other>) -> JSONKey<Other?> {
    .optional(property.key, shape, property.about)
  }
}

/// The parts of a long list or object, to be written one by one.
package struct JSONItems {
  let count: Int
  /// The key of each part of an object; nil for a list.
  let key: ((Int) -> String)?
  let write: (inout JSONWriter, Int) -> Void

  /// Describes the parts.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - key: the key of each in an object; left out for a list.
  ///   - write: writes one where a value has to stand.
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
