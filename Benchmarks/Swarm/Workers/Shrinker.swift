/// Makes a failing case small: leaves out and rounds whatever it fails without.
///
/// The order of the attempts is fixed, so that the same failure becomes the same file.
struct Shrinker {
  private let failure: Failure
  private let fails: (SwarmCase) -> Bool
  /// The attempts that are left.
  private var budget: Int
  private let deadline: Int
  private var best: SwarmCase

  /// Makes a case small.
  ///
  /// - Parameters:
  ///   - one: the case.
  ///   - failure: how it fails.
  ///   - replay: what plays it again.
  ///   - seconds: for how long to try.
  /// - Returns: The smallest case found that fails in the same way; the case itself if it does not
  ///   fail again.
  static func shrink(
    _ one: SwarmCase,
    of failure: Failure,
    with replay: Replay,
    seconds: Int
  ) -> SwarmCase {
    var shrinker = Shrinker(
      failure: failure,
      fails: { replay.failure(of: $0).map(failure.isSame) ?? false },
      budget: 2_000,
      deadline: SystemLimits.time() + seconds * 1_000_000,
      best: one
    )
    guard shrinker.fails(one) else { return one }
    shrinker.dropFiles()
    for index in shrinker.best.files.indices { shrinker.shrink(file: index) }
    return shrinker.best
  }
}

extension Shrinker {
  /// Whether a change of a file still fails, which it is kept for.
  private mutating func keeps(_ bytes: [UInt8], of index: Int) -> Bool {
    guard budget > 0, SystemLimits.time() < deadline, bytes != best.files[index].bytes else {
      return false
    }
    budget -= 1
    var one = best
    one.files[index].bytes = bytes
    guard fails(one) else { return false }
    best = one
    return true
  }

  private mutating func dropFiles() {
    guard best.files.count > 1 else { return }
    var one = best
    one.files.removeLast()
    let text = String(decoding: one.files[0].bytes, as: UTF8.self)
    let name = best.files[1].name
    one.files[0].bytes = Array(text.replacing("\"\(name)\"", with: "\"phone-promotion\"").utf8)
    if fails(one) { best = one }
  }

  private mutating func shrink(file index: Int) {
    // Some failures need what no JSON is.
    if let tree = Tree(best.files[index].bytes) {
      _ = keeps(Array(tree.text.utf8), of: index)
      if Array(tree.text.utf8) == best.files[index].bytes {
        shrink(tree, file: index)
        return
      }
    }
    for separator in [UInt8(ascii: "\n"), UInt8(ascii: ",")] { shrinkParts(separator, file: index) }
    shrinkBytes(file: index)
  }
}

// MARK: JSON

extension Shrinker {
  private mutating func shrink(_ start: Tree, file index: Int) {
    var tree = start
    var isSmaller = true
    while isSmaller, budget > 0 {
      isSmaller = false
      var number = 0
      // Outer values come first, so that much goes at a time.
      while number < tree.paths.count {
        let path = tree.paths[number]
        while let smaller = smaller(tree, at: path, file: index) {
          tree = smaller
          isSmaller = true
        }
        number += 1
      }
    }
  }

  private mutating func smaller(_ tree: Tree, at path: TreePath, file index: Int) -> Tree? {
    guard path.allSatisfy({ $0 >= 0 }), tree.paths.contains(path) else { return nil }
    for candidate in candidates(for: tree, at: path)
    where keeps(Array(candidate.text.utf8), of: index) {
      return candidate
    }
    return nil
  }

  private func candidates(for tree: Tree, at path: TreePath) -> [Tree] {
    let value = tree[path[...]]
    let count = value.children.count
    var candidates: [Tree] = []
    var width = count
    while width > 0 {
      for start in stride(from: count - width, through: 0, by: -width) {
        candidates.append(tree.removing(start..<(start + width), at: path))
      }
      width /= 2
    }
    for simpler in Self.simpler(value) {
      var changed = tree
      changed[path[...]] = simpler
      candidates.append(changed)
    }
    return candidates
  }

  /// Values that say less than one: shorter texts, and numbers with fewer digits.
  private static func simpler(_ value: Tree) -> [Tree] {
    switch value {
    case .array, .object: return []
    case .text(let text):
      let rounded = rounded(text).filter { $0 != text }.map(Tree.text)
      guard text.utf8.count > 8 else { return rounded }
      return rounded + [.text(String(text.prefix(text.count / 2)))]
    case .word(let word): return rounded(word).filter { $0 != word }.map(Tree.word)
    }
  }

  /// The same with its first number rounded, the roundest first; a time in milliseconds if it is
  /// one in a smaller unit.
  private static func rounded(_ text: String) -> [String] {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number < 1e15, digits.first?.isNumber == true else {
      return []
    }
    var rest = String(text[digits.endIndex...])
    var value = number
    var results: [String] = []
    for (unit, factor) in [(" ns", 1e6), (" us", 1e3)] where rest.hasPrefix(unit) {
      rest = " ms" + rest.dropFirst(unit.count)
      value = number / factor
    }
    for step in [1e9, 1e6, 1e5, 1e4, 1e3, 100, 10, 1, 0.1] {
      let round = (value / step).rounded() * step
      guard round > 0 || step == 1e9, abs(round - number) > 1e-9 || rest != text else { continue }
      let whole = round == round.rounded() ? "\(Int(round))" : "\((round * 10).rounded() / 10)"
      let candidate = whole + rest
      // Only what has fewer digits is simpler, or nothing would be the end.
      let isShorter = candidate.count < text.count
      let zeros = candidate.count { $0 == "0" }
      if isShorter || (candidate.count == text.count && zeros > text.count { $0 == "0" }),
        !results.contains(candidate)
      {
        results.append(candidate)
      }
    }
    return results
  }
}

// MARK: Bytes

extension Shrinker {
  /// Leaves out parts between separators, many at a time first.
  private mutating func shrinkParts(_ separator: UInt8, file index: Int) {
    func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: separator, omittingEmptySubsequences: false)
    }
    var parts = split(best.files[index].bytes)
    var width = parts.count / 2
    while width > 0 {
      var start = parts.count - width
      while start >= 0 {
        var fewer = parts
        fewer.removeSubrange(start..<min(start + width, parts.count))
        if keeps(Array(fewer.joined(separator: [separator])), of: index) { parts = fewer }
        start -= width
      }
      width /= 2
    }
  }

  private mutating func shrinkBytes(file index: Int) {
    var width = best.files[index].bytes.count / 2
    while width > 0 {
      var start = best.files[index].bytes.count - width
      while start >= 0 {
        var bytes = best.files[index].bytes
        bytes.removeSubrange(start..<min(start + width, bytes.count))
        _ = keeps(bytes, of: index)
        start = min(start, best.files[index].bytes.count) - width
      }
      width /= 2
    }
  }
}
