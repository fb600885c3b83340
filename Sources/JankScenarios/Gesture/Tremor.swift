package import HeadlessUIKit

/// The tremor of a hand: a few oscillations of 8 to 12 Hz in each direction.
///
/// Source: physiological tremor lies at 8 to 12 Hz (inferred for touches on glass); the number of
/// three oscillations is chosen.
package struct Tremor {
  private struct Oscillation {
    let frequency: Double
    let phase: Double
  }

  private let x: [Oscillation]
  private let y: [Oscillation]
  private let amplitude: Double

  private static let oscillationCount = 3
  private static let turn = 2 * Double.pi

  /// Samples a tremor; `size` is the root mean square of the deviation in each direction, in
  /// points.
  package init(size: Double, from source: inout RandomSource) {
    amplitude = size * (2 / Double(Self.oscillationCount)).squareRoot()
    func draw() -> [Oscillation] {
      (0..<Self.oscillationCount).map { _ in
        let frequency = 8 + 4 * source.nextFraction()
        return Oscillation(frequency: frequency, phase: source.nextFraction())
      }
    }
    x = draw()
    y = draw()
  }

  /// Returns the deviation in points at a time in seconds.
  package func deviation(at seconds: Double) -> SIMD2<Double> {
    guard amplitude > 0 else { return .zero }
    return SIMD2(sum(x, seconds), sum(y, seconds)) * amplitude
  }

  private func sum(_ oscillations: [Oscillation], _ seconds: Double) -> Double {
    oscillations.reduce(0) {
      $0 + Maths.sin(Self.turn * ($1.frequency * seconds + $1.phase))
    }
  }
}
