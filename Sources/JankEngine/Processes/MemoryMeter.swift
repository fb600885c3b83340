/// The memory that a process uses, in bytes.
///
/// It counts what the app allocates by its own account, and the images that are decoded for it.
/// Decoded images have four bytes a pixel (certain) and stay until the process ends, our choice.
package struct MemoryMeter: Sendable {
  /// The bytes in use.
  package private(set) var used = 0
  /// The largest number of bytes in use so far.
  package private(set) var peak = 0
  /// The number of bytes at which the system ends the process; nil without a limit.
  package var limit: Int?

  package init() {}
}

extension MemoryMeter {
  /// The bytes of decoded pixels.
  package static func bytes(pixels: Double) -> Int {
    pixels < 1e15 ? Int(pixels) * 4 : .max / 4
  }

  /// Whether the process uses more than it may.
  package var isOverLimit: Bool { limit.map { used > $0 } ?? false }

  /// Counts allocated bytes.
  package mutating func take(_ bytes: Int) {
    let (sum, isBeyond) = used.addingReportingOverflow(max(0, bytes))
    used = isBeyond ? .max : sum
    peak = max(peak, used)
  }

  /// Counts released bytes; never below zero.
  package mutating func release(_ bytes: Int) {
    used -= min(used, max(0, bytes))
  }
}
