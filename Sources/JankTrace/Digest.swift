/// A 128-bit fingerprint.
///
/// Equal digests mean equal runs; the tool compares nothing else to decide whether two machines
/// produced the same result. A digest protects against chance, not against an adversary.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// Creates a digest from its two halves.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest as 32 hexadecimal digits.
  public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A hasher that combines words to a digest.
///
/// Two chained multiply-and-rotate lanes, each word entering both, followed by an avalanche step.
/// The result depends on the order of the words and not on the machine.
///
///     var hasher = DigestHasher()
///     hasher.combine(0.5)
///     hasher.finish().description  // 32 hexadecimal digits
public struct DigestHasher: Sendable {
  // Inlinable in other modules: a call for each word of thousands of layers would take longer than
  // the arithmetic.
  @usableFromInline internal var left: UInt64 = 0x243F_6A88_85A3_08D3
  @usableFromInline internal var right: UInt64 = 0x1319_8A2E_0370_7344
  @usableFromInline internal var count: UInt64 = 0

  /// Creates an empty hasher.
  @inlinable
  public init() {}
}

extension DigestHasher {
  /// Combines one word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    left = Self.rotate(left ^ (word &* 0x9E37_79B9_7F4A_7C15), by: 29) &* 0xBF58_476D_1CE4_E5B9
    left = left &+ right
    right = Self.rotate(right &+ word, by: 31) &* 0x94D0_49BB_1331_11EB
    right ^= left
    count &+= 1
  }

  /// Combines a signed integer by its bit pattern.
  @inlinable
  public mutating func combine(_ value: Int64) {
    combine(UInt64(bitPattern: value))
  }

  /// Combines a number by its bit pattern, including the sign of zero.
  @inlinable
  public mutating func combine(_ value: Double) {
    combine(value.bitPattern)
  }

  /// Combines an instant.
  public mutating func combine(_ instant: Instant) {
    combine(instant.nanoseconds)
  }

  /// Combines a text as UTF-8, followed by its length.
  public mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var length: UInt64 = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      length &+= 1
      if length % 8 == 0 {
        combine(word)
        word = 0
      }
    }
    combine(word)
    combine(length)
  }

  /// The digest of all combined words.
  @inlinable
  public func finish() -> Digest {
    let low = Self.avalanche(left ^ Self.rotate(right, by: 17) ^ count)
    let high = Self.avalanche(right &+ low)
    return Digest(high: high, low: low)
  }

  @inlinable
  internal static func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    // Shifts modulo the width are one instruction each.
    word &<< bits | word &>> (64 &- bits)
  }

  // The finaliser of 64-bit mixers: each input bit affects each output bit.
  @inlinable
  internal static func avalanche(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
