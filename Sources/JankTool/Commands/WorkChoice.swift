internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The work items that a command line names, among those of the runs.
struct WorkChoice {
  /// The names of all work items, sorted by their bytes.
  private let known: [String]

  /// The keys of scenarios that cause work, each with the names of its work items.
  private let keys: [(key: String, titles: [String])]

  /// Collects the names of some runs' work items, that of the render server included.
  ///
  /// - Parameters:
  ///   - traces: The runs.
  ///   - scenarios: Their scenarios, whose keys match the work that they cause.
  init(_ traces: [Trace], of scenarios: [Scenario] = []) {
    let works = traces.flatMap { $0.works + $0.renderWorks }
    let known = Set(works.map(\.title)).union(["prepare", "execute"])
    let apps = scenarios.map(\.app)
    let widgets = apps.compactMap { $0.widget == nil ? nil : Scenario.widgetProcess }
    let screens = Set(apps.flatMap(\.screens).map(\.name) + widgets).sorted()
    self.known = known.sorted()
    keys = PageWorkKey.allCases.map { callback in
      (callback.rawValue, screens.map(callback.workName).filter(known.contains))
    }
  }
}

extension WorkChoice {
  /// The number of names that a message lists: more than those of most runs.
  private static let limit = 100
  /// The number of names beside one that is probably meant.
  private static let shortLimit = 5

  /// The full names of work items for some texts.
  ///
  /// A text matches the work item of that name. A key of scenarios, for example `viewDidLoad`,
  /// matches all work that the key causes, and a text with `*` all names that it fits. Any other
  /// text matches the only work item whose name contains it, ignoring case.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - invocation: The command line with the texts.
  /// - Returns: The names, in the order of the texts, without duplicates.
  /// - Throws: `wrongUsage` for a text that matches none or several.
  func titles(of texts: [String], _ invocation: Invocation) throws(ToolFailure) -> [String] {
    var titles: [String] = []
    for text in texts {
      for title in try self.titles(of: text, invocation) where !titles.contains(title) {
        titles.append(title)
      }
    }
    return titles
  }

  /// What texts stand for that are not the name of a work item, a sentence each.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - invocation: The command line with the texts.
  /// - Returns: The sentences, in the order of the texts.
  /// - Throws: `wrongUsage` for a text that matches none or several.
  func remarks(on texts: [String], _ invocation: Invocation) throws(ToolFailure) -> [String] {
    var remarks: [String] = []
    for text in texts {
      let titles = try titles(of: text, invocation)
      guard titles != [text] else { continue }
      let noun = titles.count == 1 ? "the work item" : "the work items"
      let names = WorkGroup.merged(titles).listed(limit: Self.limit)
      remarks.append("\(quoted(text)) stands for \(noun) \(names)")
    }
    return remarks
  }

  private func titles(of text: String, _ invocation: Invocation) throws(ToolFailure) -> [String] {
    if known.contains(text) { return [text] }
    if let made = titles(ofKey: text) { return made }
    if let layout = titles(ofLayout: text) { return layout }
    if text.contains("*"), case let all = known.filter({ Self.matches($0, text) }), !all.isEmpty {
      return all
    }
    return [try title(of: text, invocation)]
  }

  /// Whether a name is a pattern with any text in place of each `*`.
  private static func matches(_ name: String, _ pattern: String) -> Bool {
    var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    let (first, last) = (parts.removeFirst(), parts.removeLast())
    guard name.hasPrefix(first), name.dropFirst(first.count).hasSuffix(last) else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The layout, which reports name by the pages that it lays out: `layout of Photo`.
  private func titles(ofLayout text: String) -> [String]? {
    let layout = WorkRecord.Kind.layout.rawValue
    return text.hasPrefix(layout + " of ") && known.contains(layout) ? [layout] : nil
  }

  /// The names of the work that a key of scenarios made, or nil for what is no such key.
  private func titles(ofKey text: String) -> [String]? {
    let made = keys.first { $0.key.lowercased() == text.lowercased() }?.titles
    return made.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func title(of text: String, _ invocation: Invocation) throws(ToolFailure) -> String {
    let part = text.lowercased()
    let matches = part.isEmpty ? [] : known.filter { $0.lowercased().contains(part) }
    if matches.count == 1 { return matches[0] }
    guard matches.isEmpty else {
      throw .usage(
        "\(quoted(text)) is a part of the names of \(matches.count) work items",
        of: invocation.path,
        hint: "name one of \(labels(of: matches).listed(limit: Self.limit))"
          + (matches.allSatisfy { $0.hasPrefix(text) }
            ? ", or all of them with \(quoted(text + "*"))"
            : ", or all of them with \(quoted("*" + text + "*"))")
      )
    }
    let near = nearestNames(to: text).map { quoted($0) }.joined(separator: " or ")
    let limit = near.isEmpty ? Self.limit : Self.shortLimit
    let list = namesByLikeness(to: text, labels(of: known)).listed(limit: limit)
    throw .usage(
      "no work item has \(quoted(text)) in its name",
      of: invocation.path,
      hint: (near.isEmpty ? "" : "did you mean \(near)? ") + "only work can be removed: \(list)"
    )
  }

  /// The names as a message lists them, after the keys of scenarios that cause some of the work.
  private func labels(of titles: [String]) -> [String] {
    let made = keys.filter { !Set($0.titles).isDisjoint(with: titles) }.map(\.key)
    return made + WorkGroup.merged(titles)
  }

  /// The nearest names, at most three, nearest first.
  private func nearestNames(to text: String) -> [String] {
    var rest = known + keys.filter { !$0.titles.isEmpty }.map(\.key)
    var near: [String] = []
    while near.count < 3, let name = nearestName(to: text, among: rest) {
      near.append(name)
      rest.removeAll { $0 == name }
    }
    return near
  }
}
