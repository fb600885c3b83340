extension JSONShape {
  /// Creates the shape of a name in a list of values; a mistyped name gets the nearest as a hint.
  ///
  /// There must be at least one value, and the names must be distinct.
  ///
  /// - Parameters:
  ///   - kind: What the names name, with its article.
  ///   - values: The values.
  ///   - hint: What to do about anything but a mistyped name; nil for a list of the names.
  ///   - name: The name of a value.
  /// - Returns: The shape.
  package static func named(
    _ kind: String,
    _ values: [Value],
    hint: String? = nil,
    by name: @escaping @Sendable (Value) -> String
  ) -> Self {
    let names = values.map(name)
    // A list that has to be cut names the wrong ones.
    let isLong = names.count > 20
    let expectation = isLong ? kind : "\(kind), one of \(names.listed)"
    let write: @Sendable (Value) -> JSONValue.Content? = { .text(name($0)) }
    return JSONShape(expectation, schema: .choice(names), write: write) { value, log in
      if case .text(let text) = value.content {
        if let found = names.firstIndex(where: { isIdentical($0, text) }) { return values[found] }
        log.reportMismatch(
          value,
          expected: expectation,
          hint: (log.nearest(to: text, among: names) ?? log.synonym(of: text, among: names))
            .map { "did you mean \(quoted($0))?" }
            ?? nameSuggestion(for: text, among: names) ?? hint
            ?? (isLong ? "known: \(names.listed)" : "use one of these")
        )
      } else {
        log.reportMismatch(value, expected: expectation, hint: hint)
      }
      return nil
    }
  }

  /// Creates the shape of an array of 1 to 100 distinct values.
  package static func distinct<Item: Sendable>(
    _ item: JSONShape<Item>,
    by name: @escaping @Sendable (Item) -> String
  ) -> Self where Value == [Item] {
    let count = 1...100
    let items = JSONShape<[Item]>.array(of: item, count: count)
    let schema = JSONSchema.array(of: item.schema, count: count, isDistinct: true)
    return JSONShape(items.expectation, schema: schema, write: items.write) { value, log in
      guard let read = items.read(value, log) else { return nil }
      let names = read.map(name)
      log.work.add(names.count)
      var seen: Set<JSONName> = []
      guard let second = names.firstIndex(where: { !seen.insert(JSONName($0)).inserted }),
        case .array(let values) = value.content
      else { return read }
      log.report(
        "\(quoted(names[second])) is listed twice",
        at: values[second].position,
        hint: "list it once"
      )
      return nil
    }
  }
}

extension JSONShape where Value: RawRepresentable, Value.RawValue == String {
  /// Creates the shape of a name of an enumeration's values, as ``named(_:_:hint:by:)``.
  package static func name(
    of kind: String,
    among cases: [Value],
    hint: String? = nil
  ) -> Self {
    named(kind, cases, hint: hint, by: \.rawValue)
  }
}

extension JSONShape where Value == String {
  /// Creates the shape of a name of something that the file describes elsewhere.
  ///
  /// ``DiagnosticLog/resolveNames()`` checks the name when the whole file has been read.
  package static func reference(to kind: String) -> Self {
    let text = text(length: 1...100)
    let expectation = "the name of a \(kind)"
    return JSONShape(expectation, schema: text.schema, write: text.write) { value, log in
      guard case .text = value.content else {
        log.reportMismatch(value, expected: expectation)
        return nil
      }
      guard let name = text.read(value, log) else { return nil }
      log.refer(to: name, as: kind, at: value.position)
      return name
    }
  }
}
