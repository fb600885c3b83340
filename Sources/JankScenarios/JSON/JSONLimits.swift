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
  package let duplicateKeys: DuplicateKeys

  package init(
    depth: Int = 64,
    byteCount: Int = 64 << 20,
    duplicateKeys: DuplicateKeys = .refused
  ) {
    precondition((1...256).contains(depth), "depth is \(depth), allowed are 1 to 256")
    precondition(byteCount >= 0, "the largest size is \(byteCount) bytes, allowed are 0 and more")
    self.depth = depth
    self.byteCount = byteCount
    self.duplicateKeys = duplicateKeys
  }
}
