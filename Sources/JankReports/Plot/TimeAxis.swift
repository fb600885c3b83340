internal import JankText
package import JankTrace

/// A time axis from zero, with ticks at round numbers of a unit.
package struct TimeAxis: Equatable {
  /// A labelled time of the axis.
  package struct Tick: Equatable {
    package let time: Interval
    /// The time in the unit of the axis.
    package let label: String
  }

  /// The time at the right end.
  package let end: Interval
  /// The unit of the labels.
  package let unit: String
  /// The labelled times, from zero.
  package let ticks: [Tick]

  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000),
  ]

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - end: the time at the right end, from zero to a year.
  ///   - tickCount: the largest number of steps.
  package init(to end: Interval, tickCount: Int) {
    self.end = max(end, Interval(nanoseconds: 1))
    let length = self.end.nanoseconds
    // Motion is spoken of in milliseconds even beyond a second.
    let unit = Self.units.last { length >= ($0.name == "s" ? 10 : 1) * $0.nanoseconds }
    let (name, size) = unit ?? Self.units[0]
    self.unit = name
    var step = (digit: Int64(1), power: Int64(1))
    while step.digit * step.power * Int64(tickCount) < length {
      step =
        switch step.digit {
        case 1: (2, step.power)
        case 2: (5, step.power)
        default: (1, step.power * 10)
        }
    }
    let distance = step.digit * step.power
    var digits = 0
    var fraction = size
    while fraction > distance, fraction > 1 {
      fraction /= 10
      digits += 1
    }
    ticks = (0...length / distance).map { index in
      let time = Interval(nanoseconds: index * distance)
      let number = Double(time.nanoseconds) / Double(size)
      return Tick(time: time, label: Decimal.text(number, digits: digits))
    }
  }
}

extension TimeAxis {
  /// The position of a time, from 0 at the left end to 1 at the right.
  package func share(of time: Interval) -> Double {
    Double(time.nanoseconds) / Double(end.nanoseconds)
  }

  /// A duration in a suitable unit, to a thousandth of the unit.
  package static func text(_ interval: Interval) -> String {
    let unit = units.last { interval.nanoseconds >= $0.nanoseconds } ?? units[0]
    var text = Decimal.text(
      Double(interval.nanoseconds) / Double(unit.nanoseconds),
      digits: 3
    )
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return "\(text) \(unit.name)"
  }
}
