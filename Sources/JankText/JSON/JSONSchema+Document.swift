extension JSONSchema {
  /// Returns the schema as a JSON Schema document, draft 7.
  ///
  /// Only keywords of that draft are used, because most editors know it. A reference is inside its
  /// own `allOf`, because that draft ignores everything next to `$ref`.
  package func document(title: String, about: String) -> JSONValue {
    var definitions: [JSONMember] = []
    collectDefinitions(into: &definitions)
    var members = [
      JSONMember("$schema", .text("http://json-schema.org/draft-07/schema#")),
      JSONMember("title", .text(title)),
      JSONMember("description", .text(about)),
    ]
    members += keywords
    if !definitions.isEmpty { members.append(JSONMember("definitions", .object(definitions))) }
    return JSONValue(.object(members))
  }

  private func collectDefinitions(into definitions: inout [JSONMember]) {
    switch self {
    case .anything, .null, .boolean, .text, .choice, .integer, .number: break
    case .array(let item, _, _): item.collectDefinitions(into: &definitions)
    case .entries(let item, _, let keys):
      keys.collectDefinitions(into: &definitions)
      item.collectDefinitions(into: &definitions)
    case .object(let properties, _), .openObject(let properties), .oneKey(let properties, _):
      for property in properties { property.schema.collectDefinitions(into: &definitions) }
    case .oneOf(let schemas):
      for schema in schemas { schema.collectDefinitions(into: &definitions) }
    case .definition(let name, let schema):
      guard !definitions.contains(where: { $0.key == name }) else { return }
      definitions.append(JSONMember(name, .object(schema.keywords)))
      schema.collectDefinitions(into: &definitions)
    }
  }

  fileprivate var keywords: [JSONMember] {
    switch self {
    case .anything: []
    case .null: [Self.type("null")]
    case .boolean: [Self.type("boolean")]
    case .text(let length, let pattern):
      [Self.type("string")] + Self.bounds("Length", length)
        + (pattern.map { [JSONMember("pattern", .text($0))] } ?? [])
    case .choice(let names): [JSONMember("enum", .array(names.map { JSONValue(.text($0)) }))]
    case .integer(let range):
      [
        Self.type("integer"), JSONMember("minimum", .integer(range.lowerBound)),
        JSONMember("maximum", .integer(range.upperBound)),
      ]
    case .number(let range):
      [
        Self.type("number"), JSONMember("minimum", .real(range.lowerBound)),
        JSONMember("maximum", .real(range.upperBound)),
      ]
    case .array(let item, let count, let isDistinct):
      [Self.type("array"), JSONMember("items", .object(item.keywords))]
        + Self.bounds("Items", count)
        + (isDistinct ? [JSONMember("uniqueItems", .boolean(true))] : [])
    case .entries(let item, let count, let keys):
      [
        Self.type("object"), JSONMember("propertyNames", .object(keys.keywords)),
        JSONMember("additionalProperties", .object(item.keywords)),
      ] + Self.bounds("Properties", count)
    case .object(let properties, _): Self.object(properties)
    case .openObject(let properties): Self.object(properties, isOpen: true)
    case .oneKey(let properties, _): Self.object(properties) + Self.bounds("Properties", 1...1)
    case .oneOf(let schemas):
      [JSONMember("oneOf", .array(schemas.map { JSONValue(.object($0.keywords)) }))]
    case .definition(let name, _): [JSONMember("$ref", .text("#/definitions/\(name)"))]
    }
  }

  private static func type(_ name: String) -> JSONMember { JSONMember("type", .text(name)) }

  private static func bounds(_ what: String, _ range: ClosedRange<Int>) -> [JSONMember] {
    var members: [JSONMember] = []
    if range.lowerBound > 0 {
      members.append(JSONMember("min" + what, .integer(Int64(range.lowerBound))))
    }
    if range.upperBound < .max {
      members.append(JSONMember("max" + what, .integer(Int64(range.upperBound))))
    }
    return members
  }

  private static func object(_ properties: [Property], isOpen: Bool = false) -> [JSONMember] {
    let needed = properties.filter(\.isRequired).map { JSONValue(.text($0.key)) }
    let members = properties.map { JSONMember($0.key, .object($0.keywords)) }
    return [
      type("object"), JSONMember("additionalProperties", .boolean(isOpen)),
      JSONMember("properties", .object(members)),
    ] + (needed.isEmpty ? [] : [JSONMember("required", .array(needed))])
  }
}

extension JSONSchema.Property {
  fileprivate var keywords: [JSONMember] {
    var members = [JSONMember("description", .text(about))]
    if let standard { members.append(JSONMember("default", standard)) }
    guard case .definition = schema else { return members + schema.keywords }
    return members + [JSONMember("allOf", .array([JSONValue(.object(schema.keywords))]))]
  }
}
