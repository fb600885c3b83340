internal import JankMotion

/// The field's form of an animation: the property, the timing and the curve.
///
/// Animations with equal forms animate their layers as one group.
struct FieldMotion: Hashable {
  let property: LayerProperty
  let timing: LayerTiming
}

extension FieldMotion {
  // Curves take longer to hash than to compare, and few motions of one time and length differ.
  func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(timing.begin)
    hasher.combine(timing.duration)
  }
}

extension LayerAnimation {
  /// The field's form of the animation, or nil if it must be sampled individually.
  ///
  /// The field supports additions that decrease to zero along a curve. Any other animation uses
  /// ``addition(at:)``.
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

  /// Appends what the animation adds at its begin, as many numbers as its property has.
  func appendFieldValues(to values: inout [Float]) {
    guard case .change(let from, let to, _) = course, let property = fieldProperty else { return }
    let addition = from.numbers - to.numbers
    for lane in 0..<property.componentCount { values.append(Float(addition[lane])) }
  }

  /// Whether the field's form of this state is also valid for another state of the animation.
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
