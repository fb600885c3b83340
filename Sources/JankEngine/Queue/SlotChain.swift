/// A linked list of slots, the last added in front.
///
/// A chain stores its first four slots, and every slot stores the one four positions after it. So
/// the processor can fetch four slots at once. In a plain list it would learn the address of each
/// only from the previous one: of a million events hardly any is in the cache.
///
///     chain: d c b a     slots: d → end, c → end, b → end, a → end
///     prepend e, which is to name what falls out, a
///     chain: e d c b     slots: e → a, d → end, …
package struct SlotChain: BitwiseCopyable {
  /// The first slot, or ``end``.
  package private(set) var first = end
  private var second = end
  private var third = end
  private var fourth = end

  /// The value after the last slot.
  package static let end: UInt32 = .max

  /// Creates an empty chain.
  package init() {}
}

extension SlotChain {
  package var isEmpty: Bool { first == Self.end }

  /// Prepends a slot and returns the one that it must store, four positions after it.
  package mutating func prepend(_ slot: UInt32) -> UInt32 {
    let fifth = fourth
    (first, second, third, fourth) = (slot, first, second, third)
    return fifth
  }

  /// Removes the first slot, which stores the slot four positions after it.
  package mutating func removeFirst(naming fifth: UInt32) {
    (first, second, third, fourth) = (second, third, fourth, fifth)
  }
}
