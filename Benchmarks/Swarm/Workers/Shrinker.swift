internal import JankExplore

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
        _ = TreeShrinker.shrink(tree, limit: budget) { keeps(Array($0.text.utf8), of: index) }
        return
      }
    }
    for separator in [UInt8(ascii: "\n"), UInt8(ascii: ",")] { shrinkParts(separator, file: index) }
    shrinkBytes(file: index)
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
