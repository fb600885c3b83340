internal import JankText

/// A number axis with ticks at round numbers.
package struct ValueAxis: Equatable {
  /// A labelled number of the axis.
  package struct Tick: Equatable {
    package let value: Double
    package let label: String
    /// Whether the number has a meaning, such as the end of the motion.
    package let isMark: Bool
  }

  /// The number at the bottom.
  package let low: Double
  /// The number at the top, above `low`.
  package let high: Double
  /// The labelled numbers, from the bottom up.
  package let ticks: [Tick]

  /// The largest magnitude that is drawn; multiples of steps are exact up to it.
  package static let largestMagnitude = 1e12

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - numbers: the numbers to cover, none larger than `largestMagnitude`.
  ///   - marks: further numbers to cover, labelled where there is space.
  ///   - tickCount: the largest number of steps between the smallest and the largest number.
  package init(covering numbers: [Double], marks: [Double], tickCount: Int) {
    let all = numbers + marks
    let least = all.reduce(.infinity, Double.minimum)
    let largest = all.reduce(-.infinity, Double.maximum)
    let step = RoundStep(spanning: largest - least, count: tickCount)
    // The ends are round numbers of a finer kind, so that little of the plot stays empty.
    // Rounding at the end of a curve must not move them.
    let (parts, tolerance) = (5, 1e-6)
    let size = step.size / Double(parts)
    let first = Int((least / size + tolerance).rounded(.down))
    let last = max(Int((largest / size - tolerance).rounded(.up)), first + parts)
    low = step.multiple(first, parts: parts)
    high = step.multiple(last, parts: parts)
    let multiples = (first...last).filter { $0.isMultiple(of: parts) }.map { $0 / parts }
    var named: [Tick] = []
    for mark in marks
    where named.allSatisfy({ ($0.value - mark).magnitude > 0.4 * step.size }) {
      named.append(Tick(value: mark, label: step.label(mark), isMark: true))
    }
    for tick in multiples.map({ step.multiple($0) })
    where named.allSatisfy({ !$0.isMark || ($0.value - tick).magnitude > 0.6 * step.size }) {
      named.append(Tick(value: tick, label: step.label(tick), isMark: false))
    }
    ticks = named.sorted { $0.value < $1.value }
  }
}

extension ValueAxis {
  /// The position of a number, from 0 at the bottom to 1 at the top.
  package func share(of number: Double) -> Double {
    Double.minimum(Double.maximum((number - low) / (high - low), 0), 1)
  }
}

/// The distance of two ticks: 1, 2 or 5 times a power of ten.
private struct RoundStep {
  private let digit: Int
  private let exponent: Int
  private let power: Double

  /// The smallest such distance, from a millionth, of which a number of steps covers a span.
  init(spanning span: Double, count: Int) {
    for exponent in -6...12 {
      for digit in [1, 2, 5] {
        let step = RoundStep(digit: digit, exponent: exponent)
        guard step.size * Double(count) < span else {
          self = step
          return
        }
      }
    }
    self.init(digit: 1, exponent: 13)
  }

  private init(digit: Int, exponent: Int) {
    self.digit = digit
    self.exponent = exponent
    power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
  }

  var size: Double { multiple(1) }

  /// A multiple of a fraction of the step, rounded once: powers of ten up to 10²² are exact.
  func multiple(_ count: Int, parts: Int = 1) -> Double {
    let digits = Double(count * digit)
    return exponent < 0 ? digits / (power * Double(parts)) : digits * power / Double(parts)
  }

  func label(_ number: Double) -> String {
    Decimal.text(number, digits: max(0, -exponent))
  }
}
