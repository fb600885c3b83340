package import JankMotion

/// One property over time: numbers or pairs of numbers with keyframes.
///
/// A number is the x of its pairs. Before the first keyframe its value holds, after the last one
/// the last value.
package struct LottieTrack: Sendable {
  /// A keyframe and the way to the next one.
  package struct Keyframe: Sendable {
    /// The frame of the composition.
    package var frame: Double
    package var value: SIMD2<Double>
    /// The value at the end of the segment that starts here.
    package var endValue: SIMD2<Double>
    /// The easing of each component towards the next keyframe.
    package var easings: (x: CubicBezier, y: CubicBezier)
    /// Whether the value holds up to the next keyframe.
    package var isHold = false
    /// The curved way of a position, if it is curved.
    package var path: LottiePath?
  }

  /// The keyframes by time; one for a constant.
  package let keyframes: [Keyframe]

  /// Creates a track from keyframes in the order of time, of which there is at least one.
  package init(keyframes: [Keyframe]) {
    precondition(!keyframes.isEmpty, "a track has no keyframes, expected one or more")
    self.keyframes = keyframes
  }

  /// Creates a track with a constant value.
  package init(_ value: SIMD2<Double>) {
    let linear = CubicBezier.linear
    keyframes = [
      Keyframe(frame: 0, value: value, endValue: value, easings: (linear, linear))
    ]
  }

  /// Creates a track with a constant number.
  package init(_ number: Double) {
    self.init(SIMD2(number, 0))
  }
}

extension LottieTrack {
  package var isConstant: Bool { keyframes.count == 1 }

  /// The value at a frame of the composition.
  package func value(at frame: Double) -> SIMD2<Double> {
    guard let (place, share) = segment(at: frame) else { return heldValue(at: frame) }
    // By index, here and below: a copy of a keyframe takes longer than most of the arithmetic.
    if keyframes[place].isHold { return keyframes[place].value }
    let x = keyframes[place].easings.x.value(at: share)
    if let path = keyframes[place].path { return path.position(at: x) }
    let (start, end) = (keyframes[place].value, keyframes[place].endValue)
    return start + (end - start) * SIMD2(x, keyframes[place].easings.y.value(at: share))
  }

  /// The direction in which the value moves at a frame, or zero where it never moves.
  ///
  /// At the ends the direction of the nearest segment is kept, as After Effects does (inferred).
  package func direction(at frame: Double) -> SIMD2<Double> {
    guard keyframes.count > 1 else { return .zero }
    let last = keyframes.count - 2
    let found = segment(at: frame) ?? (frame < keyframes[0].frame ? (0, 0) : (last, 1))
    let (place, share) = found
    guard !keyframes[place].isHold else { return .zero }
    guard let path = keyframes[place].path else {
      return keyframes[place].endValue - keyframes[place].value
    }
    return path.direction(at: keyframes[place].easings.x.value(at: share))
  }

  /// The index of the keyframe before a frame between two keyframes, and the progress towards the
  /// next.
  private func segment(at frame: Double) -> (place: Int, share: Double)? {
    guard keyframes.count > 1, frame >= keyframes[0].frame,
      frame < keyframes[keyframes.count - 1].frame
    else { return nil }
    var (low, high) = (0, keyframes.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyframes[middle].frame <= frame { low = middle } else { high = middle }
    }
    let start = keyframes[low].frame
    return (low, (frame - start) / (keyframes[high].frame - start))
  }

  private func heldValue(at frame: Double) -> SIMD2<Double> {
    frame < keyframes[0].frame ? keyframes[0].value : keyframes[keyframes.count - 1].value
  }
}

/// The curve of a position between two keyframes, along which progress is by arc length.
package struct LottiePath: Sendable {
  private let segment: CubicSegment<SIMD2<Double>>
  private let length: Double

  /// Creates a curve from its ends and its tangents, which are relative to the ends.
  package init(
    from start: SIMD2<Double>,
    out: SIMD2<Double>,
    into: SIMD2<Double>,
    to end: SIMD2<Double>
  ) {
    segment = CubicSegment(from: start, control1: start + out, control2: end + into, to: end)
    length = segment.length()
  }

  /// The position at a share of the length; beyond 0 and 1 on the tangents at the ends.
  package func position(at share: Double) -> SIMD2<Double> {
    guard length > 0, length.isFinite else { return segment.value(at: share) }
    if share < 0 { return segment.start + unit(direction(at: 0)) * (share * length) }
    if share > 1 { return segment.end + unit(direction(at: 1)) * ((share - 1) * length) }
    return segment.value(at: segment.parameter(atLength: share * length, of: length))
  }

  /// The direction at a share of the length, of any size.
  package func direction(at share: Double) -> SIMD2<Double> {
    let clamped = Double.minimum(1, Double.maximum(0, share))
    let parameter =
      length > 0 && length.isFinite
      ? segment.parameter(atLength: clamped * length, of: length) : clamped
    let direction = segment.derivative(at: parameter)
    guard direction == .zero else { return direction }
    // A tangent of no length: the curve leaves or arrives along the line to its next point.
    return segment.value(at: Double.minimum(1, parameter + 0x1p-10))
      - segment.value(at: Double.maximum(0, parameter - 0x1p-10))
  }

  private func unit(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    let size = direction.vectorLength
    return size > 0 ? direction * (1 / size) : .zero
  }
}
