internal import JankText
internal import JankTrace

/// The work that a command line names, among all work of the runs.
struct WorkChoice {
  /// The names of all work, in the order of their bytes.
  private let known: [String]

  /// Collects the names of the work of some runs, that of the render server included.
  init(_ traces: [Trace]) {
    let works = traces.flatMap { $0.works + $0.renderWorks }
    known = Set(works.map(\.title)).union(["prepare", "execute"]).sorted()
  }
}

extension WorkChoice {
  /// The full names of the work that some texts stand for.
  ///
  /// A text stands for the work of that name, or else for the only work whose name contains it,
  /// whatever the case of its letters.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - invocation: The command line that they come from.
  /// - Returns: The names, in the order of the texts, each once.
  /// - Throws: `wrongUsage` for a text that stands for none or for several.
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

  /// The nearest names, at most three, the nearest first.
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
