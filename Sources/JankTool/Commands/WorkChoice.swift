internal import JankText
internal import JankTrace

/// The work items that a command line names, among those of the runs.
struct WorkChoice {
  /// The names of all work items, sorted by their bytes.
  private let known: [String]

  /// Collects the names of some runs' work items, that of the render server included.
  init(_ traces: [Trace]) {
    let works = traces.flatMap { $0.works + $0.renderWorks }
    known = Set(works.map(\.title)).union(["prepare", "execute"]).sorted()
  }
}

extension WorkChoice {
  /// The full names of work items for some texts.
  ///
  /// A text matches the work item of that name, or else the only work item whose name contains it,
  /// ignoring case.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - invocation: The command line with the texts.
  /// - Returns: The names, in the order of the texts, without duplicates.
  /// - Throws: `wrongUsage` for a text that matches none or several.
  func titles(of texts: [String], _ invocation: Invocation) throws(ToolFailure) -> [String] {
    var titles: [String] = []
    for text in texts {
      let title = try title(of: text, invocation)
      if !titles.contains(title) { titles.append(title) }
    }
    return titles
  }

  private func title(of text: String, _ invocation: Invocation) throws(ToolFailure) -> String {
    if known.contains(text) { return text }
    let part = text.lowercased()
    let matches = part.isEmpty ? [] : known.filter { $0.lowercased().contains(part) }
    if matches.count == 1 { return matches[0] }
    guard matches.isEmpty else {
      throw .usage(
        "\(quoted(text)) is a part of the names of \(matches.count) work items",
        of: invocation.path,
        hint: "name one of \(matches.listed(limit: 10))"
      )
    }
    let near = nearestNames(to: text)
    throw .usage(
      "no work item has \(quoted(text)) in its name",
      of: invocation.path,
      hint: near.isEmpty
        ? "name one of \(known.listed(limit: 10))"
        : "did you mean \(near.map { quoted($0) }.joined(separator: " or "))?"
    )
  }

  /// The nearest names, at most three, nearest first.
  private func nearestNames(to text: String) -> [String] {
    var rest = known
    var near: [String] = []
    while near.count < 3, let name = nearestName(to: text, among: rest) {
      near.append(name)
      rest.removeAll { $0 == name }
    }
    return near
  }
}
