import JankReports
import JankTrace

/// Motions to draw in tests.
enum SamplePlot {
  /// Motions with the values given, a millisecond apart, and their differences as velocities.
  static func plot(_ series: [(name: String, values: [Double])]) -> MotionPlot {
    MotionPlot(
      series: series.map { name, values in
        let samples = values.indices.map { index in
          MotionPlot.Sample(
            time: .milliseconds(Int64(index)),
            value: values[index],
            velocity: index == 0 ? 0 : (values[index] - values[index - 1]) * 1000
          )
        }
        return MotionPlot.Series(name: name, samples: samples)
      }
    )
  }

  /// Any motions: one to four, of any length, some with numbers that cannot be drawn.
  static func random(seed: UInt64) -> MotionPlot {
    var numbers = SeededGenerator(seed: seed)
    let scale = [1e-9, 0.01, 1, 30, 1e6][Int(numbers.next() % 5)]
    return plot(
      (0...(numbers.next() % 4)).map { index in
        let values = (0...(numbers.next() % 200)).map { _ in
          switch numbers.next() % 40 {
          case 0: [.nan, .infinity, -.infinity, 1e300][Int(numbers.next() % 4)]
          default: Double.random(in: -scale...scale, using: &numbers)
          }
        }
        return ("curve \(index)", values)
      }
    )
  }
}
