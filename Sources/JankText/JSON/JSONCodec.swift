/// The JSON form of values of one type: one description that writes them, provides the schema of
/// what is written and, for values that can be restored, reads them.
///
/// Codecs are composed of smaller ones, as shapes are:
///
///     let stall = JSONCodec<Stall>.openObject(
///       "a stall",
///       JSONField("name", .text, "What holds the main thread.") { $0.name },
///       JSONField("lengthNs", .count, "For how long.") { $0.length }
///     ) { name, length in
///       Stall(name: name, length: length)
///     }
///     stall.write(&writer, Stall(name: "decode", length: 80_000_000))
///     let same = stall.shape.read(value, log)
package struct JSONCodec<Value: Sendable>: Sendable {
  /// The schema of what is written.
  package let schema: JSONSchema
  /// Writes a value in the position of a value.
  package let write: @Sendable (inout JSONWriter, Value) -> Void
  /// Reads a value; nil if values are only written.
  let reader: JSONShape<Value>?

  /// Creates a codec for values that are only written, because a file holds less than the values.
  package init(
    schema: JSONSchema,
    write: @escaping @Sendable (inout JSONWriter, Value) -> Void
  ) {
    self.schema = schema
    self.write = write
    reader = nil
  }

  /// Creates a codec for values that can be restored.
  package init(
    _ shape: JSONShape<Value>,
    write: @escaping @Sendable (inout JSONWriter, Value) -> Void
  ) {
    schema = shape.schema
    self.write = write
    reader = shape
  }
}

extension JSONCodec {
  /// The shape with which values are read; they must not be write-only.
  package var shape: JSONShape<Value> {
    guard let reader else { preconditionFailure("these values are only written") }
    return reader
  }

  /// Returns a write-only codec for another type that is written as this one.
  package func writing<Other: Sendable>(
    _ transform: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(schema: schema) { write(&$0, transform($1)) }
  }

  /// Returns a codec for another type that is written as this one.
  package func map<Other: Sendable>(
    reading: @escaping @Sendable (Value) -> Other,
    writing: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(shape.map(reading)) { write(&$0, writing($1)) }
  }

  /// Returns a codec for another type, read under conditions that no schema can state.
  ///
  /// If `reading` returns nil, it has reported an error of meaning.
  package func resolved<Other: Sendable>(
    reading: @escaping @Sendable (Value, SourcePosition, DiagnosticLog) -> Other?,
    writing: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(shape.resolved(reading)) { write(&$0, writing($1)) }
  }

  /// The codec that writes on one line, for the many small items of a long list.
  package var line: JSONCodec {
    JSONCodec(shape) { writer, value in writer.onOneLine { write(&$0, value) } }
  }

  /// Creates a codec for a value or null.
  package static func orNull<Wrapped: Sendable>(_ codec: JSONCodec<Wrapped>) -> Self
  where Value == Wrapped? {
    let schema = JSONSchema.oneOf([codec.schema, .null])
    let write: @Sendable (inout JSONWriter, Wrapped?) -> Void = { writer, value in
      if let value { codec.write(&writer, value) } else { writer.item(String?.none) }
    }
    guard let reader = codec.reader else { return JSONCodec(schema: schema, write: write) }
    let shape = JSONShape<Wrapped?>("\(reader.expectation) or null", schema: schema) { value, log in
      value.content == .null ? .some(nil) : reader.read(value, log).map(Optional.some)
    }
    return JSONCodec(shape, write: write)
  }

  /// Creates a codec for any number of items, in order.
  package static func list<Item: Sendable>(of item: JSONCodec<Item>) -> Self
  where Value == [Item] {
    let write: @Sendable (inout JSONWriter, [Item]) -> Void = { $0.array($1, item.write) }
    guard let reader = item.reader else {
      return JSONCodec(
        schema: .array(of: item.schema, count: 0...Int.max, isDistinct: false),
        write: write
      )
    }
    return JSONCodec(.array(of: reader), write: write)
  }
}
