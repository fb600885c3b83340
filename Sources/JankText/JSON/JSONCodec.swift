/// How values of one type stand in JSON: one description that writes them, says the schema of what
/// is written and, for values that come back whole, reads them.
///
/// Codecs are put together from smaller ones, as shapes are:
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
  /// What is written, as data.
  package let schema: JSONSchema
  /// Writes a value where one has to stand.
  package let write: @Sendable (inout JSONWriter, Value) -> Void
  /// Reads a value; nil for one that is only written.
  let reader: JSONShape<Value>?

  /// Describes values that are only written: a file holds less of them than they are.
  package init(
    schema: JSONSchema,
    write: @escaping @Sendable (inout JSONWriter, Value) -> Void
  ) {
    self.schema = schema
    self.write = write
    reader = nil
  }

  /// Describes values that come back whole.
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
  /// How a value is read; it has to be one that comes back whole.
  package var shape: JSONShape<Value> {
    guard let reader else { preconditionFailure("these values are only written") }
    return reader
  }

  /// The same text for values of another type, which are only written.
  package func writing<Other: Sendable>(
    _ transform: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(schema: schema) { write(&$0, transform($1)) }
  }

  /// The same text for values of another type, each of which is one of these.
  ///
  /// - Parameters:
  ///   - reading: makes the other value from what was read.
  ///   - writing: makes what is written.
  /// - Returns: The codec.
  package func map<Other: Sendable>(
    reading: @escaping @Sendable (Value) -> Other,
    writing: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(shape.map(reading)) { write(&$0, writing($1)) }
  }

  /// The same text for values of another type, read under conditions that no schema can state.
  ///
  /// - Parameters:
  ///   - reading: makes the other value; or nil, after reporting why about the meaning.
  ///   - writing: makes what is written.
  /// - Returns: The codec.
  package func resolved<Other: Sendable>(
    reading: @escaping @Sendable (Value, SourcePosition, DiagnosticLog) -> Other?,
    writing: @escaping @Sendable (Other) -> Value
  ) -> JSONCodec<Other> {
    JSONCodec<Other>(shape.resolved(reading)) { write(&$0, writing($1)) }
  }

  /// The same, or null for nothing.
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

  /// Any number of items, in their order.
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
