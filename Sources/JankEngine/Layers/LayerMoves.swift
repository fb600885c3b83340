/// Which layers of a tree differ from what was sent of them in their position and animations alone.
///
/// Where an app moves or animates thousands of layers, copies of whole layers would take most of
/// the time of a run.
struct LayerMoves: Sendable {
  // By layer number.
  private var states: [State] = []

  private enum State: UInt8 {
    /// Never committed.
    case unknown
    /// Committed; at most its position has changed since.
    case sent
    /// It was sent, and its animations have changed since.
    case animated
    /// It was sent, and more than that has changed since.
    case changed
  }

  /// Whether a change of the position does not need to commit the whole layer.
  func isKnown(_ id: LayerID) -> Bool {
    id.number < states.count && (states[id.number] == .sent || states[id.number] == .animated)
  }

  /// Whether nothing but the position of a layer can have changed.
  func isAtMostMoved(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .sent
  }

  /// Whether the animations of a layer have to be sent, though not the whole layer.
  func hasOtherAnimations(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .animated
  }

  /// Notes that the animations of a layer have changed.
  mutating func changeAnimations(_ id: LayerID) {
    if isKnown(id) { states[id.number] = .animated }
  }

  /// Notes that the animations of a layer are sent.
  mutating func sendAnimations(_ id: LayerID) {
    if hasOtherAnimations(id) { states[id.number] = .sent }
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
  /// A layer of which nothing changed but its position.
  package struct Move: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
  }

  /// A layer of which nothing changed but its animations and perhaps its position.
  package struct Reanimation: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
    package let animations: [LayerAnimation]
  }
}
