/// The fingerprint of all values of a field.
///
/// Times are combined in order. The words of lanes are summed, so the assignment of groups to lanes
/// and the order in which they leave them do not matter. The finish is that of MurmurHash3, in the
/// public domain [certain: its source].
struct FieldFingerprint {
  private var times: UInt64 = 0x243F_6A88_85A3_08D3
  private var sum: (first: UInt64, second: UInt64) = (0, 0)
  /// The number of combined times.
  private(set) var timeCount: UInt32 = 0
}

extension FieldFingerprint {
  /// Combines a time in seconds.
  mutating func combine(time: Double) {
    times = (times ^ time.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    times ^= times >> 29
    timeCount &+= 1
  }

  /// Combines the fingerprint of a lane over one animation.
  mutating func combine(print: UInt32) {
    let word = UInt64(print)
    sum.first &+= Self.finished(word ^ 0x1319_8A2E_0370_7344)
    sum.second &+= Self.finished(word ^ 0xA409_3822_299F_31D0)
  }

  /// Combines the fingerprints of the sixteen lanes of a row.
  mutating func combine(printsAt address: UnsafeRawPointer) {
    for lane in 0..<16 {
      combine(print: unsafe address.load(fromByteOffset: 4 * lane, as: UInt32.self))
    }
  }

  func finish() -> (UInt64, UInt64) {
    let first = Self.finished(sum.first ^ times)
    return (first, Self.finished(sum.second ^ (first &+ UInt64(timeCount))))
  }

  /// The initial word of an animation's fingerprint, from its start and the layer's `mark`.
  func start(mark: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: Self.finished(UInt64(timeCount) << 32 | UInt64(mark)))
  }

  private static func finished(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ (word >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ (word >> 33)
  }
}
