package import JankEngine

extension CALayer {
  /// What about the layer costs and does not change where it is seen.
  package var effects: [LayerEffect] {
    get { state.effects }
    set { state.effects = newValue }
  }
}
