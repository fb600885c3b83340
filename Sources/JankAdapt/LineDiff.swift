/// The lines that differ between two texts with the same number of lines, as a unified diff.
package struct LineDiff {
  private let old: [Substring]
  private let new: [Substring]
  /// The number of equal lines around a change.
  private static let context = 3

  /// Compares two texts, line by line.
  package init(from old: String, to new: String) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
    precondition(self.old.count == self.new.count, "the texts have the same number of lines")
  }

  /// The number of lines that differ.
  package var count: Int { changed.count }

  /// Returns the diff, or an empty text if nothing differs.
  package func text(path: String) -> String {
    guard !changed.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path), adapted\n" + hunks.map(text).joined()
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
    var lines = ["@@ -\(place) +\(place) @@"]
    var line = hunk.lowerBound
    while line < hunk.upperBound {
      let run = (line..<hunk.upperBound).prefix { old[$0] != new[$0] }
      lines += run.map { "-\(old[$0])" } + run.map { "+\(new[$0])" }
      if run.isEmpty { lines.append(" \(old[line])") }
      line += max(run.count, 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
