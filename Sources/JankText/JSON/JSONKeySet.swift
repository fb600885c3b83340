/// The keys of an object so far, compared byte for byte.
///
/// A few keys are compared one by one, which is faster than hashing; most objects have no more.
package struct JSONKeySet {
  private var few: [(key: String, position: SourcePosition)] = []
  private var many: [JSONName: SourcePosition] = [:]

  private static let fewCount = 8

  package init() {}
}

extension JSONKeySet {
  /// Adds a key; returns the position of its first use if it is a duplicate.
  package mutating func insert(_ key: String, at position: SourcePosition) -> SourcePosition? {
    if let first = few.first(where: { isIdentical($0.key, key) }) { return first.position }
    guard few.count == Self.fewCount else {
      few.append((key, position))
      return nil
    }
    let name = JSONName(key)
    if let first = many[name] { return first }
    many[name] = position
    return nil
  }
}
