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
