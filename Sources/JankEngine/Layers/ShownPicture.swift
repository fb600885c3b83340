internal import JankTrace

/// The name of the picture that was asked for last: thousands of tiles are cut from one.
struct ShownPicture {
  private var moment: Moment?
  private var name: SIMD2<Double>?

  private struct Moment: Equatable {
    let layer: LayerID
    let time: Instant
    let frameCount: Int
  }

  /// The name of a layer's picture, looked up unless it was asked for at this very moment before.
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
