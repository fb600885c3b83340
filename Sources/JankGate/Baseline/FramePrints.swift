package import JankTrace

/// A short fingerprint of each frame of a run, by which the frames that changed are found.
///
/// A print covers what was done for the frame, how long after its begin, how long after the picture
/// before it was due, and how late it came, not when: a frame that is the same one refresh later
/// has the same print. Prints have 16 bits, so
/// that one change in 65,536 goes unseen here; figures and digests are what decides whether
/// anything changed.
public struct FramePrints: Hashable, Sendable {
  private let prints: [UInt16]

  /// Takes the prints of a run.
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

  /// A length between refreshes, whose times are rounded: the same length elsewhere on the grid of
  /// the display may be another by a nanosecond.
  private static func microseconds(_ interval: Interval) -> Int64 {
    (interval.nanoseconds + (interval.nanoseconds < 0 ? -500 : 500)) / 1_000
  }

  /// Reads prints as they stand in a file, or nil if these are none.
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
  /// Four hexadecimal digits a frame.
  public var description: String {
    prints.map { print in
      let digits = String(print, radix: 16)
      return String(repeating: "0", count: Self.digitCount - digits.count) + digits
    }.joined()
  }
}

extension FramePrints {
  /// How many frames there are.
  var count: Int { prints.count }

  /// The frames that differ from those of another run.
  ///
  /// Of runs with as many frames each is compared with its counterpart. Otherwise what the runs
  /// have in common at both ends is left out; where frames were only taken away, the answer is the
  /// one behind the gap.
  ///
  /// - Parameter old: the other run.
  /// - Returns: Places among the frames of this run, in order.
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
  /// The frames that differ from those of another run, with their counterparts there.
  ///
  /// - Parameter old: the other run.
  /// - Returns: Places among the frames of both runs; nil where one of them has no counterpart.
  func pairs(since old: FramePrints) -> [(old: Int?, new: Int?)] {
    FrameAlignment(old.prints, prints).pairs.filter { pair in
      pair.old.map { old.prints[$0] } != pair.new.map { prints[$0] }
    }
  }
}
