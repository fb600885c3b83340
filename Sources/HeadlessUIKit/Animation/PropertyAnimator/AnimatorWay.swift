/// How an animator runs, or where it is held.
///
/// Progress is 0 at the start and 1 at the end, in either direction.
enum AnimatorWay {
  /// Along its timing from a time in own seconds; backwards if the animator is reversed.
  case clock(from: Double)
  /// From one progress to another along curves, for a duration in own seconds.
  case rest(from: Double, to: Double, duration: Double, AnimatorCurves)
  /// Held at a progress; it continues from the clock unless it was scrubbed.
  case held(at: Double, clock: Double?)
}

/// The curves of positions along x and along y, and of all other properties.
struct AnimatorCurves {
  enum Axis {
    case x, y, other
  }

  let x: TimingCurve
  let y: TimingCurve
  let other: TimingCurve

  init(_ parameters: (any UITimingCurveProvider)?, duration: Double) {
    if let spring = parameters?.springTimingParameters {
      (x, y, other) = spring.curves(in: duration)
    } else {
      let bezier = parameters?.cubicTimingParameters?.bezier ?? .easeInEaseOut
      let curve = TimingCurve.cubicBezier(bezier)
      (x, y, other) = (curve, curve, curve)
    }
  }

  /// Whether x and y of a position have different curves.
  var areSplit: Bool { x != y || x != other }

  subscript(axis: Axis) -> TimingCurve {
    switch axis {
    case .x: x
    case .y: y
    case .other: other
    }
  }
}

extension TimingCurve {
  /// Progress that stays at 0 for a fraction of the time and then rises linearly to 1.
  static func ramp(after start: Double) -> TimingCurve {
    guard start > 0 else { return .linear }
    guard start < 1 else { return .threshold(at: 1) }
    let line = TimingCurve.part(of: .linear, from: -start / (1 - start), to: 1)
    return .composed(outer: .unitCurve(.linear), inner: line)
  }

  /// Returns this curve, starting after a fraction of the time.
  func begun(after start: Double) -> TimingCurve {
    start > 0 ? .composed(outer: self, inner: .ramp(after: start)) : self
  }

  static func standing(at value: Double) -> TimingCurve {
    .part(of: .linear, from: value, to: value)
  }
}
