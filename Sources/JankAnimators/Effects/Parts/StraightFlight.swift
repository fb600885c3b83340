internal import HeadlessUIKit

/// The centres of views that move in a straight line over the whole transition.
///
/// Some effects move thousands of tiles like that in each frame; contiguous storage makes this
/// fast.
struct StraightFlight {
  private let batch: ViewBatch
  private let starts: [CGPoint]
  private let ends: [CGPoint]

  /// Extracts such moves; nil if there are none.
  init?(of moves: [Move]) {
    var views: [UIView] = []
    var (starts, ends): ([CGPoint], [CGPoint]) = ([], [])
    // By index: a copy of a move takes longer than the rest.
    for index in moves.indices {
      guard moves[index].isFlown, case .center(let course) = moves[index].change else { continue }
      views.append(moves[index].view)
      starts.append(course.first)
      ends.append(course.last)
    }
    guard !views.isEmpty else { return nil }
    batch = ViewBatch(views)
    (self.starts, self.ends) = (starts, ends)
  }

  func show(at progress: Double) {
    batch.setCenters(starts.indices.map { .mixed(starts[$0], ends[$0], progress) })
  }
}

extension Move {
  /// Whether the move is a part of a flight.
  @inline(__always)
  var isFlown: Bool {
    guard isStraight, pace == nil, case .center = change else { return false }
    return true
  }
}
