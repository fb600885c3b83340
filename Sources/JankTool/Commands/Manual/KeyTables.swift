internal import JankText

/// The keys of a file as tables, generated from the reader's description.
///
/// Objects with the same keys, such as some drags of a screen, share a table, and so do objects of
/// which one has one more. For an object of several kinds, the keys of all kinds come first.
struct KeyTables {
  private struct Section: Equatable {
    var keys: [String]
    /// The keys of each kind; a single group without a name if there is one kind.
    var groups: [Group]
  }

  private struct Group: Equatable {
    let kind: String?
    let properties: [JSONSchema.Property]
  }

  private var sections: [Section] = []

  init(_ schema: JSONSchema) {
    collect(schema, under: "scenario")
  }
}

extension KeyTables {
  /// The tables in Markdown, each under a heading.
  var text: String {
    sections.map { section in
      let hasKinds = section.groups.count > 1
      let rows = section.groups.flatMap { group in
        group.properties.map { property in
          (hasKinds ? [group.kind ?? "all"] : []) + cells(of: property)
        }
      }
      let columns = (hasKinds ? ["kind"] : []) + ["key", "value", "default", "meaning"]
      let heading = section.keys.map { "`\($0)`" }.joined(separator: ", ")
      return "## \(heading)\n\n\(ReferencePage.table(columns, rows))"
    }.joined(separator: "\n")
  }

  private func cells(of property: JSONSchema.Property) -> [String] {
    let standard = property.isRequired ? "required" : property.standard.map(Self.words) ?? ""
    let value = Self.words(property.schema, of: property.key)
    return ["`\(property.key)`", value, standard, property.about]
  }
}

// MARK: Sections

extension KeyTables {
  private mutating func collect(_ schema: JSONSchema, under key: String) {
    switch schema {
    case .array(let item, _, _): collect(item, under: key)
    case .entries(let item, _, _): collect(item, under: key)
    case .object(let properties, _), .openObject(let properties):
      add([Group(kind: nil, properties: properties)], under: key)
    case .oneOf(let kinds):
      let objects = kinds.filter { !$0.properties.isEmpty }
      if objects.count > 1 {
        add(Self.groups(of: objects.map(\.properties)), under: key)
      } else {
        for object in objects { collect(object, under: key) }
      }
    // Effects have a page of their own.
    case .definition, .oneKey: break
    case .anything, .null, .boolean, .text, .choice, .integer, .number: break
    }
  }

  private mutating func add(_ groups: [Group], under key: String) {
    let section = Section(keys: [key], groups: groups)
    let same = sections.firstIndex { $0.groups == groups }
    if let same {
      if !sections[same].keys.contains(key) { sections[same].keys.append(key) }
      return
    }
    guard !addPart(groups, under: key) else { return }
    sections.append(section)
    for property in groups.flatMap(\.properties) { collect(property.schema, under: property.key) }
  }

  /// Adds an object to the table of one that has its keys and one more; returns whether there is
  /// one.
  private mutating func addPart(_ groups: [Group], under key: String) -> Bool {
    guard groups.count == 1, let properties = groups.first?.properties, properties.count > 2,
      let place = sections.firstIndex(where: { section in
        let known = section.groups[0].properties
        return section.groups.count == 1 && known.count == properties.count + 1
          && properties.allSatisfy(known.contains)
      })
    else { return false }
    let own = sections[place].groups[0].properties.filter { !properties.contains($0) }
    let kind = sections[place].keys.map { "`\($0)`" }.joined(separator: ", ")
    sections[place].keys.append(key)
    sections[place].groups = groups + [Group(kind: kind, properties: own)]
    return true
  }

  /// The keys that all kinds share, then those of each kind.
  private static func groups(of kinds: [[JSONSchema.Property]]) -> [Group] {
    let shared = (kinds.first ?? []).filter { property in
      kinds.allSatisfy { $0.contains(property) }
    }
    let own = kinds.map { kind -> Group in
      let properties = kind.filter { !shared.contains($0) }
      // A kind is known by a key that it needs; the one that needs none is a plain page.
      let name = properties.first(where: \.isRequired)?.key
      return Group(kind: name.map { "`\($0)`" } ?? "page", properties: properties)
    }
    return (shared.isEmpty ? [] : [Group(kind: nil, properties: shared)]) + own
  }
}

// MARK: Words

extension KeyTables {
  /// The pages that list the names which some keys take, with what such a name is.
  private static let pages = [
    "devices": "[profile](Profiles.md)", "strategies": "[strategy](Strategies.md)",
    "policy": "[policy](Names.md)", "mistakes": "[mistake](Names.md)",
    "rule": "[finding](Findings.md)",
  ]
  /// How many names are listed although a page has them.
  private static let choiceLimit = 6

  private static func words(_ schema: JSONSchema, of key: String) -> String {
    switch schema {
    case .anything: return "anything"
    case .null: return "null"
    case .boolean: return "`true` or `false`"
    case .text(_, let pattern): return pattern?.hasSuffix(" ?s)$") == true ? "duration" : "text"
    case .choice(let names):
      let page = names.count > choiceLimit ? pages[key] : nil
      return page ?? ReferencePage.code(names.map { "\"\($0)\"" })
    case .integer: return "whole number"
    case .number: return "number"
    case .array(let item, _, _): return "list: \(words(item, of: key))"
    case .entries(let item, _, _): return "object by name: \(words(item, of: key))"
    case .object, .openObject, .oneKey: return "object"
    case .oneOf(let kinds):
      var parts: [String] = []
      for kind in kinds {
        let part = words(kind, of: key)
        if !parts.contains(part) { parts.append(part) }
      }
      return parts.joined(separator: " or ")
    case .definition(let name, _): return name == "effect" ? "[effect](Effects.md)" : name
    }
  }

  private static func words(_ standard: JSONValue.Content) -> String {
    var writer = JSONWriter()
    writer.onOneLine { $0.item(JSONValue(standard)) }
    return "`\(writer.text)`"
  }
}
