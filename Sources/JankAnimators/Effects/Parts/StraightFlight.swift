internal import HeadlessUIKit

/// Centres of views that go straight from one place to another, over the whole of a transition.
///
/// Some effects move thousands of tiles so, in each frame: here they lie one behind the other and
/// are set together.
struct StraightFlight {
  private let batch: ViewBatch
  private let starts: [CGPoint]
  private let ends: [CGPoint]

  /// Takes over those of the moves that are such ways; nil if there is none.
  init?(of moves: [Move]) {
    var views: [UIView] = []
    var (starts, ends): ([CGPoint], [CGPoint]) = ([], [])
    for move in moves where Self.takes(move) {
      guard case .center(let course) = move.change else { continue }
      views.append(move.view)
      starts.append(course.values[0])
      ends.append(course.values[1])
    }
    guard !views.isEmpty else { return nil }
    batch = ViewBatch(views)
    (self.starts, self.ends) = (starts, ends)
  }

  /// Whether a move is such a way.
  static func takes(_ move: Move) -> Bool {
    guard move.pace == nil, case .center(let course) = move.change else { return false }
    return course.values.count == 2
  }

  /// Shows the views as they are at a progress.
  func show(at progress: Double) {
    batch.setCenters(starts.indices.map { .mixed(starts[$0], ends[$0], progress) })
  }
}
