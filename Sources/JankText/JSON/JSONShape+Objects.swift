extension JSONShape {
  /// Creates the shape of an object with these keys and no others.
  ///
  /// - Parameters:
  ///   - kind: The shape in a message, for example `a stall`.
  ///   - keys: The keys, in the order of the schema.
  ///   - build: Makes the value from those of the keys.
  ///   - parts: Returns the values of the keys, or nil for a value of another kind; omitted where
  ///     objects are only read.
  /// - Returns: The shape.
  package static func object<each Part: Sendable>(
    _ kind: String,
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value,
    parts: (@Sendable (Value) -> (repeat each Part)?)? = nil
  ) -> Self {
    object(kind, JSONKey<Value>.group(repeat each keys, build: build, parts: parts))
  }

  /// An object with the keys of a group and no others.
  package static func object(_ kind: String, _ group: JSONKey<Value>) -> Self {
    let shape = object(kind, build: group.read)
    let schema = JSONSchema.object(group.properties, kind: kind)
    return JSONShape(
      shape.expectation,
      schema: schema,
      write: { group.write($0).map { .object($0) } },
      read: shape.read
    )
  }

  /// Creates the shape of an object with these keys that ignores others, such as those of later
  /// minor versions.
  package static func openObject<each Part: Sendable>(
    _ kind: String,
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value
  ) -> Self {
    let group = JSONKey<Value>.group(repeat each keys, build: build)
    let shape = object(kind) { object -> Value? in
      let value = group.read(object)
      object.ignoreOthers()
      return value
    }
    return JSONShape(shape.expectation, schema: .openObject(group.properties), read: shape.read)
  }

  /// Creates the shape of an object with exactly one of some keys, which determines its kind.
  package static func oneKey(
    _ kind: String,
    _ keys: [JSONKey<Value?>],
    example: String
  ) -> Self {
    let names = keys.flatMap(\.properties).map(\.key)
    let shape = object(kind) { object -> Value? in
      let values = keys.map { $0.read(object) }
      let told = names.filter(object.has)
      switch told.count {
      case 1: return values.compactMap(\.self).compactMap(\.self).first
      case 0 where object.hasUnknownKeys: return nil
      case 0:
        object.log.report(
          "expected \(kind) with one of the keys \(names.listed)",
          at: object.position,
          hint: "write for example \(example)"
        )
        return nil
      default:
        let places = told.map { ($0, object.position(of: $0)) }.sorted { $0.1 < $1.1 }
        object.log.reportTwo(kind, places)
        return nil
      }
    }
    let schema = JSONSchema.oneKey(keys.flatMap(\.properties), kind: kind)
    let write: @Sendable (Value) -> JSONValue.Content? = { value in
      keys.lazy.compactMap { $0.write(value) }.first.map { .object($0) }
    }
    return JSONShape(shape.expectation, schema: schema, write: write) { value, log in
      guard case .object = value.content else {
        let name = value.text.flatMap { text in names.first { isIdentical($0, text) } }
        let written = name.map { "write { \(quoted($0)): {} }" }
        log.reportMismatch(
          value,
          expected: shape.expectation,
          hint: written ?? "write for example \(example)"
        )
        return nil
      }
      return shape.read(value, log)
    }
  }

  /// Creates the shape of an object of one of several kinds, each identified by a key of its own.
  ///
  /// A misspelt key is taken for the nearest, so that only the misspelling is reported.
  ///
  /// An object with none of those keys has the shape `other`, if there is one.
  package static func oneOf(
    _ kind: String,
    _ cases: [(key: String, shape: JSONShape<Value>)],
    otherwise other: JSONShape<Value>? = nil,
    example: String
  ) -> Self {
    let expectation = "\(kind) (an object)"
    let keys = cases.map(\.key)
    let shapes = cases.map(\.shape) + (other.map { [$0] } ?? [])
    let known = Set(shapes.flatMap { $0.schema.properties.map { JSONName($0.key) } })
    let schema = JSONSchema.oneOf(shapes.map(\.schema))
    let write: @Sendable (Value) -> JSONValue.Content? = { value in
      shapes.lazy.compactMap { $0.write(value) }.first
    }
    return JSONShape(expectation, schema: schema, write: write) { value, log in
      guard case .object(let members) = value.content else {
        log.reportMismatch(value, expected: expectation, hint: "write for example \(example)")
        return nil
      }
      log.work.add(members.count)
      let told = members.map(\.key).filter { key in keys.contains { isIdentical($0, key) } }
      if told.isEmpty, let other = members.first(where: { log.foreignKeys[$0.key] != nil }) {
        log.report(at: other.keyPosition) { log.foreignKeys[other.key] ?? ("", "") }
        return nil
      }
      let meant =
        switch told.count {
        case 0:
          nearest(among: members.filter { !known.contains(JSONName($0.key)) }, to: keys, log)
        case 1: told.first
        default: nil as String?
        }
      if let meant, let chosen = cases.first(where: { isIdentical($0.key, meant) }) {
        return chosen.shape.read(value, log)
      }
      if told.isEmpty, let other { return other.read(value, log) }
      let places = members.filter { member in told.contains { isIdentical($0, member.key) } }
        .map { ($0.key, $0.keyPosition) }
      if places.count > 1 {
        log.reportTwo(kind, places)
      } else {
        log.report(at: value.position) {
          let found = members.isEmpty ? "none" : members.map(\.key).listed(limit: 5)
          return (
            "expected \(kind) with one of the keys \(keys.listed), found \(found)",
            "write for example \(example)"
          )
        }
      }
      return nil
    }
  }

  /// Returns the identifying key that one of the first members was probably meant to have.
  private static func nearest(
    among members: [JSONMember],
    to keys: [String],
    _ log: DiagnosticLog
  ) -> String? {
    let first = members.prefix(DiagnosticLog.shownLimit).map(\.key)
    return first.lazy.compactMap { nearestName(to: $0, among: keys) }.first
      ?? first.lazy.compactMap { log.synonym(of: $0, among: keys) }.first
  }

  /// Returns the shape with a schema that is written once and referred to by a name.
  package func defined(as name: String) -> Self {
    JSONShape(expectation, schema: .definition(name, schema), write: write, read: read)
  }
}

extension DiagnosticLog {
  /// Adds an error about an object with several keys of which only one is allowed.
  fileprivate func reportTwo(_ kind: String, _ keys: [(name: String, position: SourcePosition)]) {
    report(
      "\(kind) has only one of the keys \(keys.map(\.name).listed)",
      at: keys[1].position,
      hint: "write \(kind) for each"
    )
  }
}

extension [String] {
  /// The names in quotation marks, separated by commas; at most 20, and how many more.
  package var listed: String { listed(limit: 20) }

  /// Returns the names in quotation marks, at most `limit`, which must be above 0.
  package func listed(limit: Int) -> String {
    let shown = prefix(limit).map { quoted($0) }.joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}
