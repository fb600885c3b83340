/// The layers of a tree that differ from the last commit only in position and animations.
///
/// If an app moves or animates thousands of layers, copying whole layers would take most of the
/// time of a run.
struct LayerMoves: Sendable {
  // By layer number.
  private var states: [State] = []

  private enum State: UInt8 {
    /// Never committed.
    case unknown
    /// Committed; at most its position has changed since.
    case sent
    /// Committed; its animations have changed since.
    case animated
    /// Committed; more than that has changed since.
    case changed
  }

  /// Whether a change of the position does not need to commit the whole layer.
  func isKnown(_ id: LayerID) -> Bool {
    id.number < states.count && (states[id.number] == .sent || states[id.number] == .animated)
  }

  /// Whether at most the position of a layer can have changed.
  func isAtMostMoved(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .sent
  }

  /// Whether the animations of a layer must be committed, but not the whole layer.
  func hasOtherAnimations(_ id: LayerID) -> Bool {
    id.number < states.count && states[id.number] == .animated
  }

  /// Records a change of a layer's animations.
  mutating func changeAnimations(_ id: LayerID) {
    if isKnown(id) { states[id.number] = .animated }
  }

  /// Records a commit of a layer's animations.
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
  /// A layer that changed only its position.
  package struct Move: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
  }

  /// A layer that changed only its animations and possibly its position.
  package struct Reanimation: Sendable {
    package let id: LayerID
    package let position: SIMD2<Double>
    package internal(set) var animations: [LayerAnimation]
  }
}
