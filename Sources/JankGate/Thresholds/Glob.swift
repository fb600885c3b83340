/// A pattern of names: `*` matches any characters, `?` one, all others themselves.
package struct Glob: Hashable, Sendable {
  private let pattern: [Unicode.Scalar]

  package init(_ pattern: String) {
    self.pattern = Array(pattern.unicodeScalars)
  }

  /// Whether the pattern matches the whole text.
  ///
  /// - Complexity: O(*n* · *m*); backtracks to the last star only.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    var (place, next) = (0, 0)
    var star: (next: Int, place: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next + 1, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[place] {
        next += 1
        place += 1
      } else if let last = star {
        star = (last.next, last.place + 1)
        (next, place) = (last.next, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
