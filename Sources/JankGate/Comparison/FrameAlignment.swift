/// Which frame of a run stands for which of another.
///
/// Runs with as many frames go side by side. Otherwise what they have in common at both ends does,
/// and what lies between is paired from its beginning, so that one frame more or less does not make
/// all behind it look changed.
struct FrameAlignment {
  /// How many frames at the beginning are the same, and how many at the end.
  private let ends: (head: Int, tail: Int)
  private let counts: (old: Int, new: Int)

  init<Mark: Equatable>(_ old: [Mark], _ new: [Mark]) {
    counts = (old.count, new.count)
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    ends = (head, min(tail, shorter - head))
  }

  /// The pairs between the ends; nil where one of the runs has no counterpart.
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
}
