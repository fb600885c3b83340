internal import JankTrace

/// A digest of a file's bytes that reveals a change.
package struct FileFingerprint: Equatable, Sendable {
  private let digest: Digest

  /// Computes the digest of bytes that were read.
  package init(_ bytes: [UInt8]) {
    var tally = Tally()
    tally.combine(bytes)
    digest = tally.finish()
  }

  /// Reads an open file to its end.
  init(reading descriptor: Int32, of path: String) throws(ToolFailure) {
    var tally = Tally()
    do throws(SystemError) {
      while true {
        let chunk = try SystemCall.readBytes(descriptor, count: Self.chunkByteCount)
        if chunk.isEmpty { break }
        tally.combine(chunk)
      }
    } catch {
      throw .file(path, .inputOutputFailed, "cannot read: \(error)")
    }
    digest = tally.finish()
  }

  private static let chunkByteCount = 1 << 16

  /// Combines bytes, in pieces of any length, eight at a time.
  private struct Tally {
    private var hasher = DigestHasher()
    private var word: UInt64 = 0
    private var count: UInt64 = 0

    mutating func combine(_ bytes: [UInt8]) {
      for byte in bytes {
        word = word << 8 | UInt64(byte)
        count &+= 1
        guard count.isMultiple(of: 8) else { continue }
        hasher.combine(word)
        word = 0
      }
    }

    mutating func finish() -> Digest {
      hasher.combine(word)
      hasher.combine(count)
      return hasher.finish()
    }
  }
}
