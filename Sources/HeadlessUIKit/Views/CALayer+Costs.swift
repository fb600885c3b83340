package import JankEngine

extension CALayer {
  /// What about the layer costs and does not change where it is seen.
  package var effects: [LayerEffect] {
    get { state.effects }
    set { state.effects = newValue }
  }

  /// Sets the image that has to be decoded before the layer can be shown, nil for none.
  func setStoredImage(_ image: LayerImage?) {
    let others = effects.filter { if case .image = $0 { false } else { true } }
    let next = others + [image.map(LayerEffect.image)].compactMap(\.self)
    if next != effects { effects = next }
  }
}
