/// A fingerprint of 128 bits.
///
/// Equal digests mean equal runs: the tool compares nothing else when it asks whether two machines
/// saw the same thing. It guards against chance, not against an adversary.
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

/// Takes in words one after another and answers with their digest.
///
/// Two chained multiply-and-rotate lanes, each word entering both, closed by an avalanche step.
/// The order of the words matters and nothing about the machine does.
///
///     var hasher = DigestHasher()
///     hasher.combine(0.5)
///     hasher.finish().description  // 32 hexadecimal digits
public struct DigestHasher: Sendable {
  // Open to inlining in other modules: a call for each word of thousands of layers would take
  // longer than the arithmetic.
  @usableFromInline internal var left: UInt64 = 0x243F_6A88_85A3_08D3
  @usableFromInline internal var right: UInt64 = 0x1319_8A2E_0370_7344
  @usableFromInline internal var count: UInt64 = 0

  /// Creates a hasher that has taken in nothing.
  @inlinable
  public init() {}
}

extension DigestHasher {
  /// Takes in one word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    left = Self.rotate(left ^ (word &* 0x9E37_79B9_7F4A_7C15), by: 29) &* 0xBF58_476D_1CE4_E5B9
    left = left &+ right
    right = Self.rotate(right &+ word, by: 31) &* 0x94D0_49BB_1331_11EB
    right ^= left
    count &+= 1
  }

  /// Takes in a signed integer by its bit pattern.
  @inlinable
  public mutating func combine(_ value: Int64) {
    combine(UInt64(bitPattern: value))
  }

  /// Takes in a number by its bit pattern, so that even the sign of zero counts.
  @inlinable
  public mutating func combine(_ value: Double) {
    combine(value.bitPattern)
  }

  /// Takes in an instant.
  public mutating func combine(_ instant: Instant) {
    combine(instant.nanoseconds)
  }

  /// Takes in a text as UTF-8, closed by its length.
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

  /// The digest of everything taken in so far.
  @inlinable
  public func finish() -> Digest {
    let low = Self.avalanche(left ^ Self.rotate(right, by: 17) ^ count)
    let high = Self.avalanche(right &+ low)
    return Digest(high: high, low: low)
  }

  @inlinable
  internal static func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    // Shifts that take the bits modulo the width are one instruction each.
    word &<< bits | word &>> (64 &- bits)
  }

  // The finaliser of the 64-bit mixers: each input bit reaches each output bit.
  @inlinable
  internal static func avalanche(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
