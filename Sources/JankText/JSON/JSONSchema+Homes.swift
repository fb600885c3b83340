extension JSONSchema {
  /// Returns the objects that have a key, in words and without duplicates, in the order of the
  /// schema.
  ///
  /// The objects of a choice by one key, such as effects, count as the choice if all or many of
  /// them have the key; otherwise they come by name: `the effect "shift"`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - kind: The kind of object in which the key stands; it is not among the results.
  /// - Returns: The objects, for example `a stall`.
  /// - Complexity: Linear in the size of the schema, in which each definition counts once.
  package func homes(of key: String, besides kind: String? = nil) -> [String] {
    search(key).homes.filter { $0.kind != kind }.map { $0.text(besides: kind) }
  }

  /// Returns the keys of a choice whose objects have another key; nil if there is no such choice.
  ///
  /// - Parameters:
  ///   - kind: The kind of the choice, for example `an effect`.
  ///   - key: The key inside the objects.
  /// - Returns: The keys of the choice, in its order.
  package func alternatives(of kind: String, having key: String) -> [String]? {
    let search = search(key)
    guard search.choices.contains(kind) else { return nil }
    return search.homes.first { $0.kind == kind }?.alternatives.map(\.name) ?? []
  }

  private func search(_ key: String) -> HomeSearch {
    var search = HomeSearch(key: key)
    search.visit(self)
    return search
  }
}

/// A kind of object that has a key.
private struct Home {
  /// An object of a choice.
  struct Alternative {
    let name: String
    let kind: String?
  }

  /// The kind of the object, or of the choice.
  let kind: String
  /// The objects of a choice that have the key; empty if the object itself has it.
  var alternatives: [Alternative] = []
  /// The kinds of all objects of the choice.
  var siblings: [String] = []

  /// The number of objects of a choice that are named.
  private static let namedLimit = 3

  /// The home in words, for a key that stands in another kind of object.
  func text(besides other: String?) -> String {
    let isCommon = alternatives.count == siblings.count
    if alternatives.isEmpty || isCommon { return kind }
    let noun = kind.split(separator: " ").dropFirst().joined(separator: " ")
    let names = alternatives.map { quoted($0.name) }
    guard names.count <= Self.namedLimit else {
      return other.map(siblings.contains) ?? false ? "another \(noun)" : kind
    }
    return names.count == 1
      ? "the \(noun) \(names[0])" : "the \(noun)s \(names.joined(separator: " or "))"
  }
}

/// A search through a schema for the objects that have a key.
private struct HomeSearch {
  let key: String
  private(set) var homes: [Home] = []
  /// The kinds of the choices.
  private(set) var choices: Set<String> = []
  private var definitions: Set<String> = []

  init(key: String) {
    self.key = key
  }

  mutating func visit(_ schema: JSONSchema) {
    switch schema {
    case .anything, .null, .boolean, .text, .choice, .integer, .number: break
    case .array(let item, _, _), .entries(let item, _, _): visit(item)
    case .object(let properties, let kind):
      for property in properties {
        if isIdentical(property.key, key) { add(Home(kind: kind)) }
        visit(property.schema)
      }
    case .openObject: visitParts(of: schema)
    case .oneKey(let properties, let kind): visit(properties, ofChoice: kind)
    case .oneOf(let schemas): for schema in schemas { visit(schema) }
    case .definition(let name, let schema):
      if definitions.insert(name).inserted { visit(schema) }
    }
  }

  private mutating func visit(_ properties: [JSONSchema.Property], ofChoice kind: String) {
    choices.insert(kind)
    if has(properties) { add(Home(kind: kind)) }
    let having = properties.filter { has($0.schema.properties) }
    if !having.isEmpty {
      let alternatives = having.map { Home.Alternative(name: $0.key, kind: $0.schema.kind) }
      let siblings = properties.compactMap(\.schema.kind)
      add(Home(kind: kind, alternatives: alternatives, siblings: siblings))
    }
    for property in properties { visitParts(of: property.schema) }
  }

  /// Visits the values of an object's keys.
  private mutating func visitParts(of schema: JSONSchema) {
    let properties = schema.properties
    guard !properties.isEmpty else { return visit(schema) }
    for property in properties { visit(property.schema) }
  }

  private func has(_ properties: [JSONSchema.Property]) -> Bool {
    properties.contains { isIdentical($0.key, key) }
  }

  private mutating func add(_ home: Home) {
    if !homes.contains(where: { $0.kind == home.kind }) { homes.append(home) }
  }
}

extension JSONSchema {
  /// The kind of an object, or nil for anything else.
  fileprivate var kind: String? {
    switch self {
    case .object(_, let kind), .oneKey(_, let kind): kind
    case .definition(_, let schema): schema.kind
    default: nil
    }
  }
}
