/// The known names that have all the parts of a text, those with the fewest further parts first.
///
/// Points, hyphens and spaces separate parts. A part of the text stands for a part that begins with
/// it, in the order of the text: `hitch-time` and `apple.hitch-ratio` both find
/// `apple.hitch-time-ratio`. Case does not count.
///
/// - Parameters:
///   - text: What was written.
///   - names: What could have been written.
/// - Returns: The names; equally good ones in their order.
package func namesWithParts(of text: String, among names: some Sequence<String>) -> [String] {
  let wanted = parts(of: text)
  guard wanted.contains(where: { $0.count > 1 }) else { return [] }
  let found = names.compactMap { name -> (name: String, partCount: Int)? in
    let known = parts(of: name)
    var rest = known[...]
    for part in wanted {
      guard let index = rest.firstIndex(where: { $0.hasPrefix(part) }) else { return nil }
      rest = rest[(index + 1)...]
    }
    return (name, known.count)
  }
  return found.enumerated().sorted { one, other in
    (one.element.partCount, one.offset) < (other.element.partCount, other.offset)
  }.map(\.element.name)
}

/// The suggestion for an unknown name, or nil if no name comes close.
///
/// A name that has the parts of the text and no others comes alone. Otherwise names that have all
/// the parts come first, up to three, or else those that have its letters between other separators,
/// or at last with further parts between; without any, the ``nearestName(to:among:)``.
///
/// - Parameters:
///   - text: What was written.
///   - names: What could have been written.
/// - Returns: For example `did you mean "apple.hitch-time"?`
package func nameSuggestion(for text: String, among names: some Sequence<String>) -> String? {
  let separated = namesWithParts(of: text, among: names)
  let all = separated.isEmpty ? namesWithLetters(of: text, among: names) : separated
  let isWhole = all.first.map { parts(of: $0).count == parts(of: text).count } ?? false
  let found = all.prefix(isWhole ? 1 : 3).map { quoted($0) }
  guard let last = found.last else {
    return nearestName(to: text, among: names).map { "did you mean \(quoted($0))?" }
  }
  let others = found.dropLast().joined(separator: ", ")
  return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
}

/// The known names that have all letters of a text in a row, wherever separators are, shortest
/// first: `hitchtime` finds `apple.hitch-time`.
private func namesWithLetters(of text: String, among names: some Sequence<String>) -> [String] {
  let letters = parts(of: text).joined()
  guard letters.count >= 5 else { return [] }
  let known = names.map { (name: $0, parts: parts(of: $0)) }
  let whole = known.filter { $0.parts.joined().contains(letters) }
  let found = whole.isEmpty ? known.filter { isMade(letters, of: $0.parts) } : whole
  return found.enumerated().sorted { one, other in
    (one.element.name.count, one.offset) < (other.element.name.count, other.offset)
  }.map(\.element.name)
}

/// Returns whether some of the parts of a name, in their order, make up a text: `hitchratio` is
/// made of parts of `apple.hitch-time-ratio`.
private func isMade(_ letters: String, of parts: [String]) -> Bool {
  let letters = Array(letters.utf8)
  var lengths: Set<Int> = [0]
  for part in parts.map({ Array($0.utf8) }) {
    let longer = lengths.filter { letters[$0...].starts(with: part) }.map { $0 + part.count }
    lengths.formUnion(longer)
  }
  return lengths.contains(letters.count)
}

private func parts(of name: String) -> [String] {
  name.lowercased().split { ".- _".contains($0) }.map(String.init)
}
