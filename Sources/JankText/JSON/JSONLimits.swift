/// The limits of a JSON text, in addition to the grammar of RFC 8259.
package struct JSONLimits: Sendable {
  /// The treatment of duplicate keys in an object.
  package enum DuplicateKeys: Sendable {
    /// The text is rejected.
    case refused
    /// The first member counts, and each duplicate is also reported.
    case told
    /// All members are kept in the order of the text, as the grammar allows.
    case kept
  }

  /// The maximum nesting of arrays and objects, 1 to 256.
  ///
  /// The parser calls itself once per level, so this also limits the stack.
  package let depth: Int
  /// The maximum size of the text, in bytes.
  package let byteCount: Int
  /// The maximum number of values in memory; an object with two members is three values.
  ///
  /// A value needs up to a hundred bytes however short its text is, so the size of a file alone
  /// does not limit memory.
  package let valueCount: Int
  package let duplicateKeys: DuplicateKeys

  /// The limits of files whose reader sets no others.
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
