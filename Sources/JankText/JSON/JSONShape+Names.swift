extension JSONShape {
  /// One of the names of a list of values; a mistyped name is answered with the nearest.
  ///
  /// - Parameters:
  ///   - kind: What is named, for example `a strategy`.
  ///   - values: What can be named, at least one.
  ///   - name: The name of a value, different for each.
  /// - Returns: The shape.
  package static func named(
    _ kind: String,
    _ values: [Value],
    by name: @escaping @Sendable (Value) -> String
  ) -> Self {
    let names = values.map(name)
    let expectation = "\(kind), one of \(names.listed)"
    return JSONShape(expectation, schema: .choice(names)) { value, log in
      if case .text(let text) = value.content {
        if let found = names.firstIndex(where: { isIdentical($0, text) }) { return values[found] }
        log.reportMismatch(
          value,
          expected: expectation,
          hint: log.nearest(to: text, among: names).map { "did you mean \(quoted($0))?" }
            ?? "use one of these"
        )
      } else {
        log.reportMismatch(value, expected: expectation)
      }
      return nil
    }
  }

  /// An array of one to a hundred values, none twice.
  package static func distinct<Item: Sendable>(
    _ item: JSONShape<Item>,
    by name: @escaping @Sendable (Item) -> String
  ) -> Self where Value == [Item] {
    let count = 1...100
    let items = JSONShape<[Item]>.array(of: item, count: count)
    let schema = JSONSchema.array(of: item.schema, count: count, isDistinct: true)
    return JSONShape(items.expectation, schema: schema) { value, log in
      guard let read = items.read(value, log) else { return nil }
      let names = read.map(name)
      log.work.add(names.count)
      var seen: Set<JSONName> = []
      guard let second = names.firstIndex(where: { !seen.insert(JSONName($0)).inserted }),
        case .array(let values) = value.content
      else { return read }
      log.report(
        "\(quoted(names[second])) stands here twice",
        at: values[second].position,
        hint: "name it once"
      )
      return nil
    }
  }
}

extension JSONShape where Value: RawRepresentable, Value.RawValue == String {
  /// One of the names of an enumeration.
  package static func name(of kind: String, among cases: [Value]) -> Self {
    named(kind, cases, by: \.rawValue)
  }
}

extension JSONShape where Value == String {
  /// The name of something that the file itself describes, wherever it does so.
  ///
  /// Whether there is such a thing can be told only when the whole file was read, by
  /// ``DiagnosticLog/resolveNames()``.
  ///
  /// - Parameter kind: What is named, for example `screen`.
  /// - Returns: The shape.
  package static func reference(to kind: String) -> Self {
    let text = text(length: 1...100)
    let expectation = "the name of a \(kind)"
    return JSONShape(expectation, schema: text.schema) { value, log in
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
