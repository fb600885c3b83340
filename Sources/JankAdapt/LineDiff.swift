/// The lines that differ between two texts with the same number of lines, as a unified diff.
///
/// A line ends with a line feed. A last line without one is marked, as `git apply` and `patch`
/// expect.
package struct LineDiff {
  private let old: [Substring]
  private let new: [Substring]
  /// Whether the last line ends with a line feed.
  private let isEnded: Bool
  /// The number of equal lines around a change.
  private static let context = 3

  /// Compares two texts, line by line.
  ///
  /// Both texts end with a line feed, or neither does.
  package init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    isEnded = Self.isEnded(old)
    precondition(self.old.count == self.new.count, "the texts have the same number of lines")
    precondition(isEnded == Self.isEnded(new), "both texts end with a line feed, or neither")
  }

  /// The number of lines that differ.
  package var count: Int { changed.count }

  /// Returns the diff, or an empty text if nothing differs.
  ///
  /// `git apply`, and `patch -p1`, change the file where the path leads.
  package func text(path: String) -> String {
    guard !changed.isEmpty else { return "" }
    let name = Self.name(path)
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks.map(text).joined()
  }

  /// A path as both tools read it behind the folder that they remove.
  private static func name(_ path: String) -> String {
    var name = Substring(path)
    while let start = ["./", "/"].first(where: name.hasPrefix) {
      name = name.dropFirst(start.count)
    }
    // Only a tab ends a name with spaces.
    return name.contains(" ") ? name + "\t" : String(name)
  }

  /// The lines without their line feeds; a carriage return before one is part of the line.
  private static func lines(of text: String) -> [Substring] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (isEnded(text) ? lines.dropLast() : lines[...]).map { Substring($0) }
  }

  private static func isEnded(_ text: String) -> Bool {
    text.utf8.last == UInt8(ascii: "\n")
  }

  private var changed: [Int] { old.indices.filter { old[$0] != new[$0] } }

  /// The ranges of lines to show; changes near each other share one.
  private var hunks: [Range<Int>] {
    changed.reduce(into: []) { hunks, line in
      let end = min(line + Self.context + 1, old.count)
      if let last = hunks.last, line - Self.context <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(max(line - Self.context, 0)..<end)
      }
    }
  }

  private func text(of hunk: Range<Int>) -> String {
    let place = "\(hunk.lowerBound + 1),\(hunk.count)"
    var text = "@@ -\(place) +\(place) @@\n"
    var line = hunk.lowerBound
    while line < hunk.upperBound {
      let run = (line..<hunk.upperBound).prefix { old[$0] != new[$0] }
      text += run.map { marked("-", old[$0], at: $0) }.joined()
      text += run.map { marked("+", new[$0], at: $0) }.joined()
      if run.isEmpty { text += marked(" ", old[line], at: line) }
      line += max(run.count, 1)
    }
    return text
  }

  private func marked(_ mark: String, _ line: Substring, at index: Int) -> String {
    let isWhole = isEnded || index < old.count - 1
    return mark + line + (isWhole ? "\n" : "\n\\ No newline at end of file\n")
  }
}
