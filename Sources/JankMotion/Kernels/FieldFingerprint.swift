/// The fingerprint of everything that a field showed.
///
/// The times are taken in one after the other. What lanes showed is summed, so that it makes no
/// difference in which lanes groups were and in what order they left them. The finish is that of
/// MurmurHash3, in the public domain [certain: its source].
struct FieldFingerprint {
  private var times: UInt64 = 0x243F_6A88_85A3_08D3
  private var sum: (first: UInt64, second: UInt64) = (0, 0)
  /// How many times were taken in.
  private(set) var timeCount: UInt32 = 0
}

extension FieldFingerprint {
  /// Takes in a time in seconds.
  mutating func combine(time: Double) {
    times = (times ^ time.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    times ^= times >> 29
    timeCount &+= 1
  }

  /// Takes in what a lane showed in the course of one motion.
  mutating func combine(print: UInt32) {
    let word = UInt64(print)
    sum.first &+= Self.finished(word ^ 0x1319_8A2E_0370_7344)
    sum.second &+= Self.finished(word ^ 0xA409_3822_299F_31D0)
  }

  /// Takes in what the sixteen lanes of a row showed.
  mutating func combine(printsAt address: UnsafeRawPointer) {
    for lane in 0..<16 {
      combine(print: unsafe address.load(fromByteOffset: 4 * lane, as: UInt32.self))
    }
  }

  func finish() -> (UInt64, UInt64) {
    let first = Self.finished(sum.first ^ times)
    return (first, Self.finished(sum.second ^ (first &+ UInt64(timeCount))))
  }

  /// What the fingerprint of a motion starts from: whose it is, and when it starts.
  ///
  /// - Parameter mark: What tells a layer from others.
  /// - Returns: The first word of its motion.
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
