/// Lists a few names, and the number of the others: `"a", "b" and 3 more`.
///
/// - Parameters:
///   - names: The names, quoted if they need it.
///   - limit: How many are listed.
/// - Returns: The names, with commas between them.
package func nameList(_ names: [String], limit: Int) -> String {
  let more = names.count - limit
  return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}

/// Returns the first of some texts, and at the end the number of the others: `a`, `b`, `3 more`.
///
/// - Parameters:
///   - texts: The texts.
///   - limit: How many are kept.
///   - noun: What the others are, in the singular, as in `3 more findings`; by default nothing.
/// - Returns: The texts, at most one more than the limit.
package func shortList(_ texts: [String], limit: Int, of noun: String = "") -> [String] {
  let more = texts.count - limit
  guard more > 0 else { return texts }
  let others = noun.isEmpty ? "" : " \(noun)\(more == 1 ? "" : "s")"
  return texts.prefix(limit) + ["\(more) more\(others)"]
}
