/// One member of an object whose keys are names chosen by the file.
package struct JSONEntry<Value: Sendable>: Sendable {
  package let key: String
  /// The position of the key's opening quotation mark.
  package let keyPosition: SourcePosition
  package let value: Value

  package init(
    _ key: String,
    at keyPosition: SourcePosition = SourcePosition(line: 1, column: 1),
    _ value: Value
  ) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

extension JSONShape {
  /// Creates the shape of an array whose items have one shape.
  package static func array<Item: Sendable>(
    of item: JSONShape<Item>,
    count: ClosedRange<Int> = 0...Int.max
  ) -> Self where Value == [Item] {
    let expectation = "an array of \(countText(count))"
    let schema = JSONSchema.array(of: item.schema, count: count, isDistinct: false)
    let write: @Sendable ([Item]) -> JSONValue.Content? = { items in
      allOrNothing(items.map(item.write)).map { .array($0.map { JSONValue($0) }) }
    }
    return JSONShape(expectation, schema: schema, write: write) { value, log in
      guard case .array(let items) = value.content, count.contains(items.count) else {
        log.reportMismatch(value, expected: expectation, hint: value.arrayHint(of: item, count))
        return nil
      }
      log.work.add(items.count)
      let results = items.enumerated().map { index, value in
        log.within(.index(index)) { item.read(value, log) }
      }
      return allOrNothing(results)
    }
  }

  /// Creates the shape of an object whose keys are names chosen by the file, in file order.
  ///
  /// With `kind`, other parts of the file may refer to the named things.
  package static func entries<Item: Sendable>(
    of item: JSONShape<Item>,
    count: ClosedRange<Int> = 0...Int.max,
    names: JSONShape<String> = .text(length: 0...Int.max),
    declaring kind: String? = nil
  ) -> Self where Value == [JSONEntry<Item>] {
    let expectation = "an object with \(countText(count))"
    let schema = JSONSchema.entries(of: item.schema, count: count, keys: names.schema)
    let write: @Sendable ([JSONEntry<Item>]) -> JSONValue.Content? = { entries in
      allOrNothing(
        entries.map { entry in item.write(entry.value).map { JSONMember(entry.key, $0) } }
      ).map { .object($0) }
    }
    return JSONShape(expectation, schema: schema, write: write) { value, log in
      guard case .object(let members) = value.content, count.contains(members.count) else {
        log.reportMismatch(value, expected: expectation)
        return nil
      }
      log.work.add(members.count)
      if let kind { log.declare(members.map(\.key), as: kind) }
      let results = members.map { member in
        let key = JSONValue(.text(member.key), at: member.keyPosition)
        let name = names.read(key, log)
        let result = log.within(.key(member.key)) { item.read(member.value, log) }
        return name == nil
          ? nil
          : result.map { JSONEntry(member.key, at: member.keyPosition, $0) }
      }
      return allOrNothing(results)
    }
  }

  /// Creates the shape of an object whose keys are read one by one; its schema is not published.
  ///
  /// After `build` returns, missing keys and keys that it never requested are reported. So in every
  /// case it must request all keys that are allowed.
  package static func object(
    _ kind: String,
    build: @escaping @Sendable (JSONObjectReader) -> Value?
  ) -> Self {
    let expectation = "\(kind) (an object)"
    return JSONShape(expectation) { value, log in
      guard case .object(let members) = value.content else {
        log.reportMismatch(value, expected: expectation)
        return nil
      }
      let reader = JSONObjectReader(members, of: kind, at: value.position, log: log)
      let result = build(reader)
      return reader.finish() ? result : nil
    }
  }

  private static func countText(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): "any number of items"
    case (1, .max): "at least one item"
    case (let least, .max): "at least \(least) items"
    case (let least, let most) where least == most: "\(least) \(least == 1 ? "item" : "items")"
    case (let least, let most): "\(least) to \(most) items"
    }
  }
}

extension JSONValue {
  /// The hint for a single value that should be an array of some items.
  fileprivate func arrayHint<Item>(of item: JSONShape<Item>, _ count: ClosedRange<Int>) -> String? {
    switch content {
    case .array: nil
    case .text(let text) where item.schema.isNumeric: Self.numberHint(text, count)
    case .text(let text): "write it in square brackets: [\(quoted(text))]"
    default: "write it in square brackets"
    }
  }

  /// The numbers of a text in square brackets, if they are as many as wanted.
  private static func numberHint(_ text: String, _ count: ClosedRange<Int>) -> String {
    let words = text.split { !($0.isASCII && ($0.isNumber || "+-.eE".contains($0))) }
    let isFitting = count.contains(words.count) && words.allSatisfy { Double($0) != nil }
    return isFitting && !words.isEmpty
      ? "write them in square brackets: [\(words.joined(separator: ", "))]"
      : "write numbers in square brackets, without quotation marks"
  }
}

extension JSONSchema {
  fileprivate var isNumeric: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

/// Returns the results, or nil if one is missing.
func allOrNothing<Item: Sendable>(_ results: [Item?]) -> [Item]? {
  let present = results.compactMap(\.self)
  return present.count == results.count ? present : nil
}
