package import JankTrace

/// Short fingerprints of the frames of a run, used to find the frames that changed.
///
/// A fingerprint covers the work on the frame, its delay after the begin and its time since the
/// frame before, and its lateness, but not the absolute time. So an identical frame one refresh
/// later has the same fingerprint. Fingerprints have 16 bits, so one change in 65,536 is missed
/// here. Values and digests decide whether anything changed.
public struct FramePrints: Hashable, Sendable {
  private let prints: [UInt16]

  package init(_ trace: Trace) {
    var last: Instant?
    prints = trace.frames.map { frame in
      var hasher = DigestHasher()
      hasher.combine(last.map { Self.microseconds(frame.expected.time - $0) } ?? 0)
      last = frame.actual.time
      hasher.combine(Self.microseconds(frame.hitch))
      let start = frame.mainThread?.start ?? frame.begin.time
      hasher.combine(Self.microseconds(start - frame.begin.time))
      hasher.combine((frame.mainThread.map { $0.end - $0.start } ?? .zero).nanoseconds)
      hasher.combine((frame.prepare.end - frame.prepare.start).nanoseconds)
      hasher.combine((frame.execute.end - frame.execute.start).nanoseconds)
      hasher.combine(Self.microseconds(frame.expected.time - frame.contentTime))
      hasher.combine(Int64(frame.changedLayers))
      return UInt16(truncatingIfNeeded: hasher.finish().low)
    }
  }

  /// Rounds a length between refreshes to microseconds, because the same length elsewhere on the
  /// refresh grid may differ by a nanosecond.
  private static func microseconds(_ interval: Interval) -> Int64 {
    (interval.nanoseconds + (interval.nanoseconds < 0 ? -500 : 500)) / 1_000
  }

  /// Parses the fingerprints from a file; nil if malformed.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count.isMultiple(of: Self.digitCount) else { return nil }
    let parts = stride(from: 0, to: bytes.count, by: Self.digitCount).map { start in
      UInt16(String(decoding: bytes[start..<start + Self.digitCount], as: UTF8.self), radix: 16)
    }
    let prints = parts.compactMap(\.self)
    guard prints.count == parts.count else { return nil }
    self.prints = prints
    guard description == text else { return nil }
  }

  private static let digitCount = 4
}

extension FramePrints: CustomStringConvertible {
  /// Four hexadecimal digits per frame.
  public var description: String {
    prints.map { print in
      let digits = String(print, radix: 16)
      return String(repeating: "0", count: Self.digitCount - digits.count) + digits
    }.joined()
  }
}

extension FramePrints {
  var count: Int { prints.count }

  /// Returns the indices of the frames that differ from another run, in order.
  ///
  /// Runs of equal length are compared frame by frame. Otherwise the common frames at both ends are
  /// excluded. If frames were only removed, the result is the first frame after the gap.
  package func changed(since old: FramePrints) -> [Int] {
    if prints.count == old.prints.count {
      return prints.indices.filter { prints[$0] != old.prints[$0] }
    }
    let shorter = min(prints.count, old.prints.count)
    let head = zip(prints, old.prints).prefix { $0 == $1 }.count
    let tail = min(
      zip(prints.reversed(), old.prints.reversed()).prefix { $0 == $1 }.count,
      shorter - head
    )
    let middle = Array(head..<prints.count - tail)
    guard middle.isEmpty, !prints.isEmpty else { return middle }
    return [min(head, prints.count - 1)]
  }
}

extension FramePrints {
  /// Frames that differ between two runs, as pairs of indices; nil where a run has no counterpart.
  func pairs(since old: FramePrints) -> [(old: Int?, new: Int?)] {
    FrameAlignment(old.prints, prints).pairs.filter { pair in
      pair.old.map { old.prints[$0] } != pair.new.map { prints[$0] }
    }
  }
}
