/// The keys an object has named so far, compared byte for byte.
///
/// A few keys are compared one by one, which is faster than hashing them; most objects never have
/// more.
package struct JSONKeySet {
  private var few: [(key: String, position: SourcePosition)] = []
  private var many: [JSONName: SourcePosition] = [:]

  private static let fewCount = 8

  package init() {}
}

extension JSONKeySet {
  /// Adds a key, or returns where it was named before.
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
