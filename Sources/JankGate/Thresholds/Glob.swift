/// A pattern of names: `*` stands for any characters, `?` for one, all others for themselves.
package struct Glob: Hashable, Sendable {
  private let pattern: [Unicode.Scalar]

  package init(_ pattern: String) {
    self.pattern = Array(pattern.unicodeScalars)
  }

  /// Whether the whole text fits.
  ///
  /// - Complexity: O(*n* · *m*); a star is tried again from its last place only.
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
