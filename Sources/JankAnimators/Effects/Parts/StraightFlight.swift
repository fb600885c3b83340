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
      guard moves[index].pace == nil, case .center(let course) = moves[index].change,
        course.values.count == 2
      else { continue }
      views.append(moves[index].view)
      starts.append(course.values[0])
      ends.append(course.values[1])
    }
    guard !views.isEmpty else { return nil }
    batch = ViewBatch(views)
    (self.starts, self.ends) = (starts, ends)
  }

  static func takes(_ move: Move) -> Bool {
    guard move.pace == nil, case .center(let course) = move.change else { return false }
    return course.values.count == 2
  }

  func show(at progress: Double) {
    batch.setCenters(starts.indices.map { .mixed(starts[$0], ends[$0], progress) })
  }
}
