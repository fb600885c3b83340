/// What a JSON text may be, beyond the grammar of RFC 8259.
package struct JSONLimits: Sendable {
  /// What happens when an object names the same key twice.
  package enum DuplicateKeys: Sendable {
    /// The text is refused.
    case refused
    /// The first member counts, and each of the others is told besides.
    case told
    /// Both members are kept, in the order of the text, as the grammar allows.
    case kept
  }

  /// How many arrays and objects may be open at once, 1 to 256.
  ///
  /// The parser calls itself once a level, so this also bounds the stack it needs.
  package let depth: Int
  /// The largest text, in bytes.
  package let byteCount: Int
  /// How many values are kept in memory at most; an object of two members is three.
  ///
  /// A value takes up to a hundred bytes however short its text is, so that the size of a file
  /// alone does not bound memory.
  package let valueCount: Int
  package let duplicateKeys: DuplicateKeys

  /// What holds for files unless their reader sets another limit.
  package static let standard = JSONLimits()

  package init(
    depth: Int = 64,
    byteCount: Int = 64 << 20,
    valueCount: Int = 6_000_000,
    duplicateKeys: DuplicateKeys = .refused
  ) {
    precondition((1...256).contains(depth), "depth is \(depth), allowed are 1 to 256")
    precondition(byteCount >= 0, "the largest size is \(byteCount) bytes, allowed are 0 and more")
    self.depth = depth
    precondition(valueCount > 0, "the most values are \(valueCount), allowed are 1 and more")
    self.byteCount = byteCount
    self.valueCount = valueCount
    self.duplicateKeys = duplicateKeys
  }
}
