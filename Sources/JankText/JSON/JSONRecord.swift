/// The keys of an object in order, from which its writer and its schema are made.
///
///     let stall = JSONRecord<Stall> {
///       JSONField("name", .text, "What holds the main thread.") { $0.name }
///       JSONField("lengthNs", .count, "For how long.") { $0.length }
///     }
///     writer.object { stall.write(&$0, value) }
///
/// Objects may have other keys, which later versions add.
package struct JSONRecord<Owner: Sendable>: Sendable {
  /// A key, whatever its value is.
  package struct Member: Sendable {
    let property: JSONSchema.Property
    let write: @Sendable (inout JSONWriter, Owner) -> Void
    let items: (@Sendable (Owner) -> JSONItems)?
  }

  let members: [Member]

  /// Creates a record of keys.
  package init(@Builder _ members: () -> [Member]) {
    self.members = members()
  }

  /// A list of keys; each entry is a field, or all fields of a record with the same owner.
  @resultBuilder
  package enum Builder {
    package static func buildExpression<Value>(_ field: JSONField<Owner, Value>) -> [Member] {
      [Member(property: field.property, write: field.write, items: field.items)]
    }

    package static func buildExpression(_ record: JSONRecord) -> [Member] { record.members }

    package static func buildBlock(_ parts: [Member]...) -> [Member] { parts.flatMap(\.self) }
  }
}

extension JSONRecord {
  /// The schema of what is written.
  package var schema: JSONSchema { .openObject(members.map(\.property)) }

  /// Writes the members of an object.
  package func write(_ writer: inout JSONWriter, _ owner: Owner) {
    for member in members { member.write(&writer, owner) }
  }

  /// A write-only codec of the object.
  package var object: JSONCodec<Owner> {
    JSONCodec(schema: schema) { writer, owner in writer.object { write(&$0, owner) } }
  }

  /// A write-only codec of the object on one line.
  package var line: JSONCodec<Owner> {
    JSONCodec(schema: schema) { writer, owner in writer.line { write(&$0, owner) } }
  }

  /// Returns the same keys for the objects of another owner, which contains this one.
  package func within<Other: Sendable>(
    _ part: @escaping @Sendable (Other) -> Owner
  ) -> JSONRecord<Other> {
    JSONRecord<Other>(members: members.map { $0.within(part) })
  }

  private init(members: [Member]) {
    self.members = members
  }
}

extension JSONRecord.Member {
  fileprivate func within<Other: Sendable>(
    _ part: @escaping @Sendable (Other) -> Owner
  ) -> JSONRecord<Other>.Member {
    let (write, items) = (write, items)
    var itemsWithin: (@Sendable (Other) -> JSONItems)?
    if let items { itemsWithin = { items(part($0)) } }
    return JSONRecord<Other>.Member(
      property: property,
      write: { write(&$0, part($1)) },
      items: itemsWithin
    )
  }
}

// MARK: Files

extension JSONRecord {
  /// Writes a file, long lists item by item, with a line feed at its end.
  package func write<Failure: Error>(
    _ owner: Owner,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter()
    try writer.object { writer throws(Failure) in
      for member in members {
        guard let items = member.items?(owner) else {
          member.write(&writer, owner)
          continue
        }
        try writer.member(member.property.key) { writer throws(Failure) in
          try items.write(&writer) { writer throws(Failure) in try emit(writer.drain()) }
        }
      }
    }
    try emit(writer.text + "\n")
  }

  /// Returns the whole file as one text, with a line feed at its end.
  package func text(_ owner: Owner) -> String {
    var text = ""
    write(owner) { text += $0 }
    return text
  }

  /// Writes a file with a line for each key, and one for each item of a long list.
  package func writeLines<Failure: Error>(
    _ owner: Owner,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var start = "{"
    for member in members {
      guard let items = member.items?(owner) else {
        try emit(start + oneLine { member.write(&$0, owner) })
        start = ",\n"
        continue
      }
      try emit(start + JSONWriter.QuotedKey(member.property.key).text + "[")
      for place in 0..<items.count {
        try emit((place == 0 ? "\n" : ",\n") + oneLine { items.write(&$0, place) })
      }
      try emit("\n]")
      start = ",\n"
    }
    try emit("}\n")
  }

  private func oneLine(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.onOneLine(write)
    return writer.text
  }
}

extension JSONItems {
  /// Writes all items as one value.
  package func write(_ writer: inout JSONWriter) {
    write(&writer) { _ in }
  }

  /// Writes the items one by one and calls `finish` after each.
  fileprivate func write<Failure: Error>(
    _ writer: inout JSONWriter,
    finish: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    guard let key else {
      return try writer.array(0..<count) { writer, place throws(Failure) in
        write(&writer, place)
        try finish(&writer)
      }
    }
    try writer.object { writer throws(Failure) in
      for place in 0..<count {
        writer.member(key(place)) { write(&$0, place) }
        try finish(&writer)
      }
    }
  }
}

// MARK: Objects that can be restored

extension JSONCodec {
  /// Creates a codec of an object whose keys restore the value; it may have other keys.
  package static func openObject<each Part: Sendable>(
    _ kind: String,
    _ fields: repeat JSONField<Value, each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value
  ) -> JSONCodec {
    let shape = JSONShape.openObject(kind, repeat (each fields).reading, build: build)
    return JSONRecord(keys: repeat each fields).codec(readBy: shape)
  }

  /// Creates a codec of an object whose keys restore the value; it has no other keys.
  package static func object<each Part: Sendable>(
    _ kind: String,
    _ fields: repeat JSONField<Value, each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value
  ) -> JSONCodec {
    let shape = JSONShape.object(kind, repeat (each fields).reading, build: build)
    return JSONRecord(keys: repeat each fields).codec(readBy: shape)
  }
}

extension JSONRecord {
  /// Returns a codec of the object that a shape reads.
  fileprivate func codec(readBy shape: JSONShape<Owner>) -> JSONCodec<Owner> {
    JSONCodec(shape) { writer, owner in writer.object { write(&$0, owner) } }
  }

  /// Creates a record from fields.
  package init<each Part: Sendable>(keys fields: repeat JSONField<Owner, each Part>) {
    var members: [Member] = []
    for field in repeat each fields { members += Builder.buildExpression(field) }
    self.members = members
  }
}
