internal import JankTrace

/// The fingerprint of the layer contents requested last: thousands of tiles show one page.
struct ShownFrame {
  private var moment: Moment?
  private var name: SIMD2<Double>?

  private struct Moment: Equatable {
    let layer: LayerID
    let time: Instant
    let frameCount: Int
  }

  /// The fingerprint of a layer's contents, cached for requests at the same time.
  mutating func name(
    of layer: LayerID,
    at time: Instant,
    frameCount: Int,
    lookUp: () -> SIMD2<Double>?
  ) -> SIMD2<Double>? {
    let moment = Moment(layer: layer, time: time, frameCount: frameCount)
    if self.moment != moment {
      name = lookUp()
      self.moment = moment
    }
    return name
  }
}
