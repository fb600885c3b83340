extension JSONSchema {
  /// Returns the kinds of objects that have a key, without duplicates, in the order of the schema.
  ///
  /// The objects of a choice by one key, such as effects, count as the choice.
  ///
  /// - Complexity: Linear in the size of the schema, in which each definition counts once.
  package func homes(of key: String) -> [String] {
    var search = HomeSearch(key: key)
    search.visit(self, within: nil)
    return search.homes
  }
}

/// A search through a schema for the objects that have a key.
private struct HomeSearch {
  let key: String
  var homes: [String] = []
  private var definitions: Set<String> = []

  init(key: String) {
    self.key = key
  }

  mutating func visit(_ schema: JSONSchema, within kind: String?) {
    switch schema {
    case .anything, .null, .boolean, .text, .choice, .integer, .number: break
    case .array(let item, _, _): visit(item, within: kind)
    case .entries(let item, _, _): visit(item, within: nil)
    case .object(let properties, let own): visit(properties, of: kind ?? own, within: nil)
    case .openObject(let properties): visit(properties, of: nil, within: nil)
    case .oneKey(let properties, let own): visit(properties, of: own, within: own)
    case .oneOf(let schemas): for schema in schemas { visit(schema, within: kind) }
    case .definition(let name, let schema):
      if definitions.insert(name).inserted { visit(schema, within: kind) }
    }
  }

  private mutating func visit(
    _ properties: [JSONSchema.Property],
    of kind: String?,
    within inner: String?
  ) {
    for property in properties {
      if let kind, isIdentical(property.key, key), !homes.contains(kind) { homes.append(kind) }
      visit(property.schema, within: inner)
    }
  }
}
