import JankText

/// Creates files that a schema mostly allows, and breaks them.
struct SchemaSampler {
  private var generator: SeededGenerator
  private var fitting: [String: [String]] = [:]
  /// Texts for schemas with a pattern, some of which match.
  private static let texts = [
    "80 ms", "1 s", "0.5s", "0 ns", "100 s", "100.1 s", "10 ms", "9.999 ms", "1001 s", "0.0005 us",
    "007 ms", "1 min", "50 ms after release", "end", "end of a", "frame 3 of a-b", "frame 0",
    "5 ms after", "after end", "touch ", "a", "a b", "1a", "request of 1", "1.50 s after begin",
    "", "m: max < 1", "a.b{tag=x}: p(95) <= baseline + 5 % or 1 ms", "m: max 1", "m: mox < 1",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a value that conforms to the schema, except perhaps to its patterns.
  mutating func value(_ schema: JSONSchema) -> JSONValue.Content {
    switch schema {
    case .anything, .null: return .null
    case .boolean: return .boolean(Bool.random(using: &generator))
    case .text(let length, nil):
      let most = min(length.upperBound, length.lowerBound + 3)
      let count = Int.random(in: length.lowerBound...most, using: &generator)
      return .text(
        String((0..<count).map { _ in "ab\u{E9}/".randomElement(using: &generator) ?? "a" })
      )
    case .text(_, .some(let pattern)): return .text(text(fitting: pattern))
    case .choice(let names): return .text(names.randomElement(using: &generator) ?? "")
    case .integer(let range): return .integer(Int64.random(in: range, using: &generator))
    case .number(let range): return .real(Double.random(in: range, using: &generator))
    case .array(let item, let count, let isDistinct):
      return .array(items(item, count, isDistinct: isDistinct))
    case .entries(let item, let count, let keys):
      let names = items(keys, max(1, count.lowerBound)...count.upperBound, isDistinct: true)
      return .object(names.map { JSONMember($0.text ?? "", value(item)) })
    case .object(let properties, _), .openObject(let properties):
      return .object(members(properties))
    case .oneKey(let properties, _):
      guard let property = properties.randomElement(using: &generator) else { return .null }
      return .object([JSONMember(property.key, value(property.schema))])
    case .oneOf(let schemas):
      return schemas.randomElement(using: &generator).map { value($0) } ?? .null
    case .definition(_, let schema): return value(schema)
    }
  }

  /// Returns a text that matches a pattern, or occasionally one that may not.
  private mutating func text(fitting pattern: String) -> String {
    if fitting[pattern] == nil, let regex = try? Regex(pattern) {
      fitting[pattern] = Self.texts.filter { (try? regex.wholeMatch(in: $0)) != nil }
    }
    let isAnything = Int.random(in: 0..<20, using: &generator) == 0
    let texts = isAnything ? Self.texts : fitting[pattern] ?? []
    return texts.randomElement(using: &generator) ?? ""
  }

  private mutating func items(
    _ item: JSONSchema,
    _ count: ClosedRange<Int>,
    isDistinct: Bool
  ) -> [JSONValue] {
    let most = min(count.upperBound, count.lowerBound + 2)
    var items: [JSONValue] = []
    for _ in 0..<Int.random(in: count.lowerBound...most, using: &generator) {
      let next = JSONValue(value(item))
      if !isDistinct || !items.contains(next) { items.append(next) }
    }
    return items
  }

  private mutating func members(_ properties: [JSONSchema.Property]) -> [JSONMember] {
    var members: [JSONMember] = []
    for property in properties where property.isRequired || Bool.random(using: &generator) {
      members.append(JSONMember(property.key, value(property.schema)))
    }
    return members.shuffled(using: &generator)
  }
}

// MARK: Breaking

extension SchemaSampler {
  private static let strangers: [JSONValue.Content] = [
    .null, .boolean(true), .integer(-1), .integer(0), .real(0.5), .real(2), .real(1e300), .text(""),
    .text("Main"), .text("1 s"), .array([]), .object([]), .integer(Int64.max),
  ]

  /// Returns the value with one change: a member removed, added or renamed, or a value replaced.
  mutating func broken(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .object(let members)
    where !members.isEmpty && Int.random(in: 0..<5, using: &generator) > 0:
      var members = members
      let index = Int.random(in: members.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: members.remove(at: index)
      case 1: members.append(JSONMember("stranger", .null))
      case 2: members[index] = JSONMember(members[index].key + "x", members[index].value.content)
      default:
        members[index] = JSONMember(members[index].key, broken(members[index].value).content)
      }
      return JSONValue(.object(members))
    case .array(let items) where !items.isEmpty && Int.random(in: 0..<4, using: &generator) > 0:
      var items = items
      let index = Int.random(in: items.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: items.remove(at: index)
      case 1: items.append(items[index])
      default: items[index] = broken(items[index])
      }
      return JSONValue(.array(items))
    default: return JSONValue(Self.strangers.randomElement(using: &generator) ?? .null)
    }
  }
}
