package import JankEngine

extension CALayer {
  /// The costs of the layer that do not change its geometry.
  package var effects: [LayerEffect] {
    get { state.effects }
    set { state.effects = newValue }
  }

  /// Sets the image to decode before the layer's first commit; nil for none.
  func setStoredImage(_ image: LayerImage?) {
    let others = effects.filter { if case .image = $0 { false } else { true } }
    let next = others + [image.map(LayerEffect.image)].compactMap(\.self)
    if next != effects { effects = next }
  }
}
