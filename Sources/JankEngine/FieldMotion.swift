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
  /// The field's form of the animation and what it adds at its begin, or nil if it must be sampled
  /// individually.
  ///
  /// The field supports additions that decrease to zero along a curve. Any other animation uses
  /// ``addition(at:)``.
  var fieldForm: (motion: FieldMotion, addition: SIMD4<Double>)? {
    // Inlined, here and below, because a call copies the whole animation.
    @inline(__always) get {
      guard isChange, isPlain, groups.isEmpty, let beginTime, timing.duration > 0,
        let property = fieldProperty, case .change(let from, let to, let curve) = course,
        from != to
      else { return nil }
      let timing = LayerTiming(curve, begin: beginTime, duration: timing.duration)
      return (FieldMotion(property: property, timing: timing), from.numbers - to.numbers)
    }
  }

  /// Whether the field's form of this state is also valid for another state of the animation.
  @inline(__always)
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
