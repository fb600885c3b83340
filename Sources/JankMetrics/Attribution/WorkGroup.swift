package import JankTrace

/// What makes several work items one cause: their kind and name, of images without the numbers.
///
/// The images `thumb-1.heic` to `thumb-60.heic` decode one after the other. No single one makes a
/// frame late, so reports name them together: `decode thumb-*.heic`.
package struct WorkGroup: Hashable, Sendable {
  /// The kind of the work.
  package let kind: WorkRecord.Kind?
  /// The name of the work; of images with `*` for each number.
  package let name: String

  /// The group of work items with a kind and a name.
  package init(_ name: String, of kind: WorkRecord.Kind?) {
    self.kind = kind
    self.name = kind == .prepare ? Self.numberless(name) : name
  }
}

extension WorkGroup {
  /// The group of a work item.
  init(_ work: WorkRecord) { self.init(work.name, of: work.kind) }

  /// The title of the group, or of its only work item.
  var title: String { WorkRecord.title(name, of: kind) }

  /// Names of work items with those of one group of images as one, in order of first appearance.
  package static func merged(_ names: [String]) -> [String] {
    let groups = Dictionary(grouping: names) { WorkGroup($0, of: .prepare).name }
    var known: Set<String> = []
    return names.compactMap { name in
      let group = numberless(name)
      let label = (groups[group]?.count ?? 0) > 1 ? group : name
      return known.insert(label).inserted ? label : nil
    }
  }

  /// A name with `*` in place of each number.
  package static func numberless(_ name: String) -> String {
    var text = ""
    var isInNumber = false
    for scalar in name.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit { text.unicodeScalars.append(scalar) }
      if isDigit, !isInNumber { text += "*" }
      isInNumber = isDigit
    }
    return text
  }
}
