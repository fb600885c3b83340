extension JSONShape {
  /// An object with these keys and no others.
  ///
  /// - Parameters:
  ///   - kind: The shape in a message, for example `a stall`.
  ///   - keys: The keys, in the order of the schema.
  ///   - build: Makes the value from what the keys hold.
  /// - Returns: The shape.
  package static func object<each Part: Sendable>(
    _ kind: String,
    _ keys: repeat JSONKey<each Part>,
    build: @escaping @Sendable (repeat each Part) -> Value
  ) -> Self {
    let group = JSONKey<Value>.group(repeat each keys, build: build)
    let shape = object(kind, build: group.read)
    return JSONShape(shape.expectation, schema: .object(group.properties), read: shape.read)
  }

  /// An object with these keys, and others that are passed over: those that later minor versions of
  /// a format add.
  ///
  /// - Parameters:
  ///   - kind: The shape in a message, for example `a baseline`.
  ///   - keys: The keys, in the order of the schema.
  ///   - build: Makes the value from what the keys hold.
  /// - Returns: The shape.
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

  /// An object with exactly one of some keys, each of which says what kind of value this is.
  ///
  /// - Parameters:
  ///   - kind: The shape in a message, for example `an effect`.
  ///   - keys: The keys.
  ///   - example: How to write one, for the hint.
  /// - Returns: The shape.
  package static func oneKey(
    _ kind: String,
    _ keys: [JSONKey<Value?>],
    example: String
  ) -> Self {
    let names = keys.flatMap(\.properties).map(\.key)
    let shape = object(kind) { object -> Value? in
      let values = keys.map { $0.read(object) }
      switch names.count(where: object.has) {
      case 1: return values.compactMap(\.self).compactMap(\.self).first
      case 0 where object.hasUnknownKeys: return nil
      default:
        object.log.report(
          "expected one of \(names.listed)",
          at: object.position,
          hint: "write for example \(example)"
        )
        return nil
      }
    }
    return JSONShape(
      shape.expectation,
      schema: .oneKey(keys.flatMap(\.properties)),
      read: shape.read
    )
  }

  /// An object of one of several kinds, each told by a key that only it has.
  ///
  /// A misspelt key is taken for the nearest, so that it is reported as that and nothing else is.
  ///
  /// - Parameters:
  ///   - kind: The shape in a message, for example `a step`.
  ///   - cases: The kinds: the key that tells it, and the shape of the whole object.
  ///   - other: The kind of an object with none of those keys, if there may be such.
  ///   - example: How to write one, for the hint.
  /// - Returns: The shape.
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
    return JSONShape(expectation, schema: schema) { value, log in
      guard case .object(let members) = value.content else {
        log.reportMismatch(value, expected: expectation)
        return nil
      }
      log.work.add(members.count)
      let told = members.map(\.key).filter { key in keys.contains { isIdentical($0, key) } }
      let meant =
        switch told.count {
        case 0:
          nearest(among: members.lazy.filter { !known.contains(JSONName($0.key)) }, to: keys)
        case 1: told.first
        default: nil as String?
        }
      if let meant, let chosen = cases.first(where: { isIdentical($0.key, meant) }) {
        return chosen.shape.read(value, log)
      }
      if told.isEmpty, let other { return other.read(value, log) }
      log.report(
        "\(kind) does one of \(keys.listed)",
        at: value.position,
        hint: "write for example \(example)"
      )
      return nil
    }
  }

  /// The telling key that the key of a member was probably meant to be, of the first few members.
  private static func nearest(
    among members: some Sequence<JSONMember>,
    to keys: [String]
  ) -> String? {
    members.prefix(DiagnosticLog.shownLimit).lazy
      .compactMap { nearestName(to: $0.key, among: keys) }.first
  }

  /// The same shape, written once in the schema and referred to by a name.
  package func defined(as name: String) -> Self {
    JSONShape(expectation, schema: .definition(name, schema), read: read)
  }
}

extension [String] {
  /// The names in quotation marks, separated by commas; of many the first, and how many more.
  package var listed: String { listed(limit: 20) }

  /// The same for a number of names above 0.
  package func listed(limit: Int) -> String {
    let shown = prefix(limit).map { quoted($0) }.joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}
