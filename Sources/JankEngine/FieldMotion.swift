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

/// The part of an animation in the field that is its own, and the names of what it shares.
struct FieldAddition {
  /// Animations of one block, property and begin have the same motion.
  let block: AnimationID
  let property: LayerProperty
  /// The begin, in seconds.
  let begin: Double
  /// What it adds at its begin.
  let values: SIMD4<Double>
}

extension FieldAddition {
  func isMoved(like other: FieldAddition) -> Bool {
    block == other.block && property == other.property && begin == other.begin
  }
}

extension LayerAnimation {
  /// What the animation adds at its begin in the field, or nil if it must be sampled individually.
  ///
  /// The field supports additions that decrease to zero along a curve. Any other animation uses
  /// ``addition(at:)``.
  var fieldAddition: FieldAddition? {
    // Inlined, here and below, because a call copies the whole animation.
    @inline(__always) get {
      guard isChange, isPlain, groups.isEmpty, let beginTime, timing.duration > 0,
        let property = fieldProperty,
        case .change(.numbers(let from), .numbers(let to), _) = course, from != to
      else { return nil }
      return FieldAddition(block: block, property: property, begin: beginTime, values: from - to)
    }
  }

  /// The motion of an animation that the field supports.
  @inline(__always)
  func fieldMotion(of addition: FieldAddition) -> FieldMotion {
    guard case .change(_, _, let curve) = course else {
      preconditionFailure("the field supports changes along a curve")
    }
    return FieldMotion(
      property: addition.property,
      timing: LayerTiming(curve, begin: addition.begin, duration: timing.duration)
    )
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
