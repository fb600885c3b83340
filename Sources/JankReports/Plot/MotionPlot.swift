public import JankTrace

/// Motions to be drawn or written out together, as samples of value and velocity.
public struct MotionPlot: Equatable, Sendable {
  /// What a motion is at one time.
  public struct Sample: Equatable, Sendable {
    /// The time since the motion began.
    public let time: Interval
    /// The part of the way that is done, where 1 is all of it; possibly not finite.
    public let value: Double
    /// The velocity in whole distances per second; possibly not finite.
    public let velocity: Double

    /// States value and velocity of a time.
    public init(time: Interval, value: Double, velocity: Double) {
      self.time = time
      self.value = value
      self.velocity = velocity
    }
  }

  /// One motion.
  public struct Series: Equatable, Sendable {
    /// What the motion is called.
    public let name: String
    /// The samples, their times from zero on and never falling.
    public let samples: [Sample]

    /// Names a motion and its samples.
    public init(name: String, samples: [Sample]) {
      self.name = name
      self.samples = samples
    }

    /// The time of the last sample.
    public var duration: Interval { samples.last?.time ?? .zero }
  }

  /// The motions in the order of the legend.
  public let series: [Series]

  /// Puts motions together.
  public init(series: [Series]) {
    self.series = series
  }

  /// The time of the last sample of all.
  public var duration: Interval { series.map(\.duration).max() ?? .zero }
}

/// One of the two numbers of a sample, each of which gets a plot of its own.
enum PlottedNumber: CaseIterable {
  case value, velocity
}

extension PlottedNumber {
  /// What the numbers are, with their unit.
  var title: String {
    switch self {
    case .value: "value (1 is the whole distance)"
    case .velocity: "velocity (distances per second)"
    }
  }

  /// The numbers that get a line across the plot.
  var marks: [Double] {
    switch self {
    case .value: [0, 1]
    case .velocity: [0]
    }
  }

  /// The number of a sample, or `nil` if it is too large to be drawn or no number.
  func drawable(_ sample: MotionPlot.Sample) -> Double? {
    let number = self == .value ? sample.value : sample.velocity
    return number.magnitude <= ValueAxis.largestMagnitude ? number : nil
  }

  /// The axis that shows all numbers of a plot and its marks.
  func axis(of plot: MotionPlot, tickCount: Int) -> ValueAxis {
    ValueAxis(covering: plot.series.flatMap(shown), marks: marks, tickCount: tickCount)
  }

  /// The numbers of a motion that have to be on the axis.
  ///
  /// Where a motion is infinitely fast, the samples beside that instant grow with their count and
  /// would press all others flat, so the largest fiftieth may leave the plot.
  private func shown(of series: MotionPlot.Series) -> [Double] {
    let numbers = series.samples.compactMap(drawable)
    guard numbers.count < series.samples.count else { return numbers }
    let sorted = numbers.sorted { $0.magnitude < $1.magnitude }
    return Array(sorted.prefix(numbers.count - (numbers.count + 49) / 50))
  }
}
