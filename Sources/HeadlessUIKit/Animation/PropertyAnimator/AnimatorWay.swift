/// How an animator moves, or where it stands.
///
/// Progress is 0 at the start and 1 at the end of the whole way, whatever the direction.
enum AnimatorWay {
  /// Along its timing from a time on, in own seconds; backwards if the animator goes back.
  case clock(from: Double)
  /// From one progress to another in its own seconds, along curves.
  case rest(from: Double, to: Double, duration: Double, AnimatorCurves)
  /// At a progress; the clock is where it goes on if it was not scrubbed.
  case held(at: Double, clock: Double?)
}

/// The motion of positions along x and along y, and of everything else.
struct AnimatorCurves {
  /// Which of the curves a member follows.
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

  /// Whether positions move differently along the two axes.
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
  /// Progress that stays at 0 until a share of the time has passed and then rises evenly to 1.
  static func ramp(after start: Double) -> TimingCurve {
    guard start > 0 else { return .linear }
    guard start < 1 else { return .threshold(at: 1) }
    let line = TimingCurve.part(of: .linear, from: -start / (1 - start), to: 1)
    return .composed(outer: .unitCurve(.linear), inner: line)
  }

  /// This curve over what remains after a share of the time.
  func begun(after start: Double) -> TimingCurve {
    start > 0 ? .composed(outer: self, inner: .ramp(after: start)) : self
  }

  /// The curve that stands still at a value.
  static func standing(at value: Double) -> TimingCurve {
    .part(of: .linear, from: value, to: value)
  }
}
