/// Slots hanging one behind the other, the one put in last in front.
///
/// A chain names its first four slots, and every slot names the one four places behind it. So the
/// processor can fetch four slots at once, where in a plain list it would learn the place of each
/// only from the one before: of a million events hardly any is in the cache.
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

  /// What stands behind the last slot.
  package static let end: UInt32 = .max

  /// Creates a chain without slots.
  package init() {}
}

extension SlotChain {
  /// Whether there are no slots.
  package var isEmpty: Bool { first == Self.end }

  /// Puts a slot in front and returns the one it has to name, four places behind it.
  package mutating func prepend(_ slot: UInt32) -> UInt32 {
    let fifth = fourth
    (first, second, third, fourth) = (slot, first, second, third)
    return fifth
  }

  /// Takes the first slot away, which names the slot four places behind it.
  package mutating func removeFirst(naming fifth: UInt32) {
    (first, second, third, fourth) = (second, third, fourth, fifth)
  }
}
