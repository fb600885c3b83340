/// Makes a JSON value small: removes members and items, and simplifies texts and numbers.
///
/// The order of the attempts is fixed, so that the same value becomes the same smaller value.
package enum TreeShrinker {
  /// Makes a value small.
  ///
  /// - Parameters:
  ///   - tree: the value, for which the condition holds.
  ///   - limit: the largest number of attempts.
  ///   - holds: whether a smaller value is still good; called once for each attempt.
  /// - Returns: The smallest value found. If the limit was not reached, no single removal or
  ///   simplification makes it smaller.
  package static func shrink(_ tree: Tree, limit: Int, while holds: (Tree) -> Bool) -> Tree {
    var search = Search(best: tree, attemptsLeft: limit)
    while search.pass(holds), search.attemptsLeft > 0 {}
    return search.best
  }
}

private struct Search {
  var best: Tree
  var attemptsLeft: Int

  /// Visits every value once, outer before inner ones; returns whether anything became smaller.
  mutating func pass(_ holds: (Tree) -> Bool) -> Bool {
    var isSmaller = false
    var number = 0
    while let path = best.paths.dropFirst(number).first {
      while improve(at: path, holds) { isSmaller = true }
      number += 1
    }
    return isSmaller
  }

  private mutating func improve(at path: TreePath, _ holds: (Tree) -> Bool) -> Bool {
    for candidate in candidates(at: path) {
      guard attemptsLeft > 0 else { return false }
      attemptsLeft -= 1
      guard holds(candidate) else { continue }
      best = candidate
      return true
    }
    return false
  }

  /// The tree with less at a path: many parts removed at a time first.
  private func candidates(at path: TreePath) -> [Tree] {
    let value = best[path[...]]
    let count = value.children.count
    var candidates: [Tree] = []
    var width = count
    while width > 0 {
      for start in stride(from: count - width, through: 0, by: -width) {
        candidates.append(best.removing(start..<(start + width), at: path))
      }
      width /= 2
    }
    for simpler in SimplerValue.of(value) {
      var changed = best
      changed[path[...]] = simpler
      candidates.append(changed)
    }
    return candidates
  }
}
