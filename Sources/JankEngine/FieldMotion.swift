internal import JankMotion

/// How the layer field follows an animation: what moves, when and along which curve.
///
/// Animations that are alike in all of this move their layers as one group.
struct FieldMotion: Hashable {
  let property: LayerProperty
  let timing: LayerTiming
}

extension LayerAnimation {
  /// How the field follows the animation, or nil if it has to be sampled by itself.
  ///
  /// The field knows additions that go to zero along a curve. Whatever else an animation may be
  /// goes through ``addition(at:)`` alone.
  var fieldMotion: FieldMotion? {
    guard let beginTime, duration > 0, from != to else { return nil }
    let property: LayerProperty =
      switch property {
      case .position: .position
      case .bounds: .rectangle
      case .opacity: .opacity
      }
    return FieldMotion(
      property: property,
      timing: LayerTiming(curve, begin: beginTime, duration: duration)
    )
  }

  /// What the animation adds at its begin, as many numbers as its property has.
  var fieldValues: [Float] {
    let addition = from - to
    return switch property {
    case .position: [Float(addition.x), Float(addition.y)]
    case .bounds: (0..<4).map { Float(addition[$0]) }
    case .opacity: [Float(addition.x)]
    }
  }
}
