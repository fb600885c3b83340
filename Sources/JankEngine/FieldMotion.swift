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
    guard isChange, isPlain, groups.isEmpty, let beginTime, timing.duration > 0,
      let property = fieldProperty, case .change(let from, let to, let curve) = course,
      from != to
    else { return nil }
    return FieldMotion(
      property: property,
      timing: LayerTiming(curve, begin: beginTime, duration: timing.duration)
    )
  }

  /// What the animation adds at its begin, as many numbers as its property has.
  var fieldValues: [Float] {
    guard case .change(let from, let to, _) = course else { return [] }
    let addition = from.numbers - to.numbers
    return switch fieldProperty {
    case .position: [Float(addition.x), Float(addition.y)]
    case .rectangle: (0..<4).map { Float(addition[$0]) }
    case .opacity: [Float(addition.x)]
    default: []
    }
  }

  /// Whether the field, which follows one of two states of an animation, follows the other as well.
  func isFollowedAlike(_ other: LayerAnimation) -> Bool {
    guard timing == other.timing, beginTime == other.beginTime,
      case .change(let from, let to, _) = course,
      case .change(let otherFrom, let otherTo, _) = other.course
    else { return false }
    return from == otherFrom && to == otherTo
  }

  private var fieldProperty: LayerProperty? {
    switch property {
    case .position: .position
    case .bounds: .rectangle
    case .opacity: .opacity
    default: nil
    }
  }
}
