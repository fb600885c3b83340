/// The layers whose position alone differs from their last commit.
///
/// If an app moves thousands of layers by hand in every frame, copies of whole layers would take
/// most of the time of a run.
struct LayerMoves: Sendable {
  // By layer number.
  private var states: [State] = []

  private enum State: UInt8 {
    /// Never committed.
    case unknown
    /// Committed; at most its position has changed since.
    case sent
    /// Committed; more than its position has changed since.
    case changed
  }

  /// Whether a change of the position does not need to commit the whole layer.
  func isKnown(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .sent
  }

  /// Records a change of more than the position.
  mutating func changeWhole(_ id: LayerID) {
    if isKnown(id) { states[id.number] = .changed }
  }

  /// Records a commit of whole layers.
  mutating func send(_ ids: [LayerID]) {
    for id in ids {
      while states.count <= id.number { states.append(.unknown) }
      states[id.number] = .sent
    }
  }

  /// Records that the number of a layer will be reused.
  mutating func forget(_ id: LayerID) {
    if id.number < states.count { states[id.number] = .unknown }
  }
}

extension LayerTree {
  /// A layer whose position is the only change.
  package struct Move: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
  }
}
