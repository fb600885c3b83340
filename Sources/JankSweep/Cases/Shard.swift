/// A part of a sweep: every *count*-th block of cases, from block `number` − 1.
///
/// Shards of different counts overlap in whole blocks, so their results can be merged too.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// The largest number of shards.
  package static let countLimit = 1_000_000

  /// The whole sweep.
  package static let all = Shard(1, of: 1)

  package init(_ number: Int, of count: Int) {
    precondition((1...Self.countLimit).contains(count), "a sweep has 1 to a million shards")
    precondition((1...count).contains(number), "shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Reads `3/64`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]),
      (1...Self.countLimit).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number, of: count)
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }
}

extension Shard {
  /// The shard's blocks among those of a sweep, in order.
  package func blocks(of total: Int) -> StrideTo<Int> {
    stride(from: number - 1, to: total, by: count)
  }

  /// The number of the shard's blocks.
  package func blockCount(of total: Int) -> Int {
    total >= number ? (total - number) / count + 1 : 0
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}

extension Shard: Comparable {
  /// Whether a shard comes first in lists: by count, then by number.
  package static func < (first: Shard, second: Shard) -> Bool {
    (first.count, first.number) < (second.count, second.number)
  }
}
