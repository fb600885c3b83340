/// The matching of frames of two runs.
///
/// Runs of equal length are matched frame by frame. Otherwise the common frames at both ends are
/// matched, and those in between from the first on. So one frame more or less does not change all
/// frames after it.
package struct FrameAlignment {
  /// The number of equal frames at the beginning, and at the end.
  private let ends: (head: Int, tail: Int)
  private let counts: (old: Int, new: Int)

  package init<Mark: Equatable>(_ old: [Mark], _ new: [Mark]) {
    counts = (old.count, new.count)
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    ends = (head, min(tail, shorter - head))
  }

  /// The pairs between the ends; nil where a run has no counterpart.
  var pairs: [(old: Int?, new: Int?)] {
    let old = ends.head..<(counts.old - ends.tail)
    let new = ends.head..<(counts.new - ends.tail)
    return (0..<max(old.count, new.count)).map { place in
      (
        place < old.count ? old.lowerBound + place : nil,
        place < new.count ? new.lowerBound + place : nil
      )
    }
  }

  /// All pairs, the equal frames at both ends included, in order.
  package var allPairs: [(old: Int?, new: Int?)] {
    let head = (0..<ends.head).map { (old: Optional($0), new: Optional($0)) }
    let tail = (0..<ends.tail).map { place in
      (
        old: Optional(counts.old - ends.tail + place),
        new: Optional(counts.new - ends.tail + place)
      )
    }
    return head + pairs + tail
  }
}
