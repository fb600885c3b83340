/// A timing curve along a spline, as Flutter evaluates it.
///
/// The spline runs from (0, 0) through the points to (1, 1). Flutter evaluates straight lines
/// between samples of the spline. It subdivides at points from a generator seeded by the spline,
/// until the lines look flat. The value is that of these lines, up to 10⁻⁴ off the spline [certain:
/// published code and tests of Flutter, which this matches to 10⁻¹⁵].
public struct CatmullRomCurve: Hashable, Sendable {
  /// The samples, from (0, 0) to (1, 1).
  private let samples: [CurvePoint]

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - points: The points between (0, 0) and (1, 1), with increasing times between 0 and 1.
  ///   - tension: 0 for the full tangents of the spline, 1 for straight lines.
  /// - Throws: `MotionError.outOfRange` for a time that does not increase, or an error of the
  ///   spline.
  public init(through points: [CurvePoint], tension: Double = 0) throws(MotionError) {
    var last = 0.0
    for point in points {
      last = try ParameterRange.open(last, 1).checked(point.x, "point.x")
    }
    let ends = (CurvePoint(x: 0, y: 0), CurvePoint(x: 1, y: 1))
    let spline = try CatmullRomSpline(through: [ends.0] + points + [ends.1], tension: tension)
    samples = SplineSampler.samples(of: spline)
  }
}

extension CatmullRomCurve {
  /// The value of the curve at a time.
  ///
  /// - Parameter x: Progress in time from 0 to 1. Outside, the first and last lines continue.
  /// - Returns: Progress in value, without dimension.
  public func value(at x: Double) -> Double {
    // Flutter's curves are exact at their ends, even if the last sample is rounded.
    if x == 0 || x == 1 { return x }
    let (from, to) = line(at: x)
    let share = (x - from.x) / (to.x - from.x)
    return from.y * (1 - share) + to.y * share
  }

  /// The slope of the line at a time, in progress in value per progress in time.
  public func slope(at x: Double) -> Double {
    let (from, to) = line(at: x)
    return (to.y - from.y) / (to.x - from.x)
  }

  private func line(at x: Double) -> (from: CurvePoint, to: CurvePoint) {
    var (start, end) = (0, samples.count - 1)
    while end - start > 1 {
      let middle = (start + end) / 2
      if x >= samples[middle].x { start = middle } else { end = middle }
    }
    return (samples[start], samples[end])
  }
}

/// Flutter's sampling of a curve in the plane.
private struct SplineSampler {
  private let spline: CatmullRomSpline
  private var generator: DartGenerator
  private var samples: [CurvePoint]

  /// Below this, the squared area between two samples and a third counts as flat.
  private static let flatness = 1e-12
  /// The limit of subdivisions: a segment of 2⁻⁴⁰ of the curve.
  private static let deepest = 40

  private init(_ spline: CatmullRomSpline) {
    self.spline = spline
    let seed = (spline.seedPoint.x + spline.seedPoint.y) * 10_000
    // Dart rounds halves away from zero.
    let magnitude = Int64((abs(seed) + 0.5).roundedDown)
    generator = DartGenerator(seed: seed < 0 ? -magnitude : magnitude)
    samples = [spline.point(at: 0)]
  }

  static func samples(of spline: CatmullRomSpline) -> [CurvePoint] {
    var sampler = SplineSampler(spline)
    sampler.divide((0, spline.point(at: 0)), (1, spline.point(at: 1)), depth: 0)
    return sampler.samples
  }

  private mutating func divide(
    _ start: (t: Double, at: CurvePoint),
    _ end: (t: Double, at: CurvePoint),
    depth: Int
  ) {
    let t = start.t + (0.45 + 0.1 * generator.next()) * (end.t - start.t)
    let middle = (t, spline.point(at: t))
    if depth == Self.deepest || isFlat(start.at, end.at, middle.1) {
      samples.append(end.at)
    } else {
      divide(start, middle, depth: depth + 1)
      divide(middle, end, depth: depth + 1)
    }
  }

  private func isFlat(_ p: CurvePoint, _ q: CurvePoint, _ r: CurvePoint) -> Bool {
    let area = (p.x - r.x) * (q.y - r.y) - (q.x - r.x) * (p.y - r.y)
    return area * area < Self.flatness
  }
}

/// Dart's seeded generator: multiply with carry, in 32 bits.
private struct DartGenerator {
  private var state: UInt64

  init(seed: Int64) {
    // Wang's mixing of 64 bits.
    var mixed = UInt64(bitPattern: seed)
    mixed = ~mixed &+ mixed << 21
    mixed ^= mixed >> 24
    mixed = mixed &* 265
    mixed ^= mixed >> 14
    mixed = mixed &* 21
    mixed ^= mixed >> 28
    mixed = mixed &+ mixed << 31
    state = mixed == 0 ? 0x5a17 : mixed
    for _ in 0..<4 { step() }
  }

  private mutating func step() {
    state = 0xffff_da61 &* (state & 0xffff_ffff) &+ state >> 32
  }

  /// A number from 0 to 1, excluding 1.
  mutating func next() -> Double {
    step()
    let high = state & (1 << 26 - 1)
    step()
    let low = state & (1 << 27 - 1)
    return Double(high << 27 + low) * 0x1p-53
  }
}
