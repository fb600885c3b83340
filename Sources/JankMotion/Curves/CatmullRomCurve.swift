/// A timing curve along a spline, as Flutter evaluates it.
///
/// The spline leads from (0, 0) through given points to (1, 1). Flutter draws straight lines
/// between samples of it, which it divides at places taken from a generator seeded by the spline
/// until they look flat. The value is that of these lines, up to 10⁻⁴ off the spline itself
/// [certain: published code and tests of Flutter, which this meets to 10⁻¹⁵].
public struct CatmullRomCurve: Hashable, Sendable {
  /// The samples, of which the first is (0, 0) and the last (1, 1).
  private let samples: [CurvePoint]

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - points: The points between (0, 0) and (1, 1), their times rising from 0 to 1.
  ///   - tension: 0 for the full tangents of the spline, 1 for straight lines.
  /// - Throws: `MotionError.outOfRange` naming a time that does not rise, or what the spline
  ///   refuses.
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
  /// The value of the curve.
  ///
  /// - Parameter x: Progress in time, where 0 is the start and 1 the end. Outside 0…1 the first
  ///   and the last line are continued.
  /// - Returns: Progress in value, without dimension.
  public func value(at x: Double) -> Double {
    // Flutter's curves are exact at their ends, whatever rounding makes of the last sample.
    if x == 0 || x == 1 { return x }
    let (from, to) = line(at: x)
    let share = (x - from.x) / (to.x - from.x)
    return from.y * (1 - share) + to.y * share
  }

  /// The slope of the line at a time.
  ///
  /// - Parameter x: Progress in time, where 0 is the start and 1 the end. Any number.
  /// - Returns: Progress in value for progress in time, without dimension.
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

/// Flutter's way of sampling a curve of the plane.
private struct SplineSampler {
  private let spline: CatmullRomSpline
  private var generator: DartGenerator
  private var samples: [CurvePoint]

  /// Below this, the square of the area between two samples and a third counts as flat.
  private static let flatness = 1e-12
  /// No part is divided more often; such a part is 2⁻⁴⁰ of the curve.
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

/// The seeded generator of the Dart machine: multiply with carry, in 32 bits.
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

  /// A number from 0 up to but not including 1.
  mutating func next() -> Double {
    step()
    let high = state & (1 << 26 - 1)
    step()
    let low = state & (1 << 27 - 1)
    return Double(high << 27 + low) * 0x1p-53
  }
}
