/// Which layers of a tree differ from what was sent of them in their position alone.
///
/// Where an app moves thousands of layers by hand in every frame, copies of whole layers would take
/// most of the time of a run.
struct LayerMoves: Sendable {
  // By layer number.
  private var states: [State] = []

  private enum State: UInt8 {
    /// Nothing of it was ever sent.
    case unknown
    /// It was sent, and has not changed since or in its position alone.
    case sent
    /// It was sent, and more than its position has changed since.
    case changed
  }

  /// Whether a change of the position need not send the whole layer.
  func isKnown(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .sent
  }

  /// Notes that anything of a layer may have changed.
  mutating func changeWhole(_ id: LayerID) {
    if isKnown(id) { states[id.number] = .changed }
  }

  /// Notes that layers are sent whole.
  mutating func send(_ ids: [LayerID]) {
    for id in ids {
      while states.count <= id.number { states.append(.unknown) }
      states[id.number] = .sent
    }
  }

  /// Notes that the number of a layer will mean another.
  mutating func forget(_ id: LayerID) {
    if id.number < states.count { states[id.number] = .unknown }
  }
}

extension LayerTree {
  /// A layer of which nothing changed but its position.
  package struct Move: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
  }
}
