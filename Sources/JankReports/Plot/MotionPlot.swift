public import JankTrace

/// Motions to be drawn or written out together, as samples of value and velocity.
public struct MotionPlot: Equatable, Sendable {
  /// What a motion is at one time.
  public struct Sample: Equatable, Sendable {
    /// The time since the motion began.
    public let time: Interval
    /// The value, such as the part of the way that is done; possibly not finite.
    public let value: Double
    /// How much the value changes in a second; possibly not finite.
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

  /// What the numbers of the motions are.
  public struct Quantity: Equatable, Sendable {
    /// What the values are, with their unit.
    public let value: String
    /// What the velocities are, with their unit.
    public let velocity: String
    /// The values that get a line across the plot.
    public let marks: [Double]
    /// The least stretch of values and of velocities that is shown, so that what stays where it is
    /// is seen to do so.
    public let leastSpan: Double

    /// States what numbers are.
    ///
    /// - Parameters:
    ///   - value: What the values are, with their unit.
    ///   - velocity: What the velocities are, with their unit.
    ///   - marks: The values that get a line across the plot.
    ///   - leastSpan: The least stretch of values that is shown, 0 or more.
    public init(value: String, velocity: String, marks: [Double], leastSpan: Double = 0) {
      self.value = value
      self.velocity = velocity
      self.marks = marks
      self.leastSpan = leastSpan
    }

    /// The way from 0, the beginning, to 1, the end.
    public static let progress = Quantity(
      value: "value (1 is the whole distance)",
      velocity: "velocity (distances per second)",
      marks: [0, 1]
    )
  }

  /// The motions in the order of the legend.
  public let series: [Series]
  /// What their numbers are.
  public let quantity: Quantity

  /// Puts motions together.
  ///
  /// - Parameters:
  ///   - series: The motions in the order of the legend.
  ///   - quantity: What their numbers are.
  public init(series: [Series], quantity: Quantity = .progress) {
    self.series = series
    self.quantity = quantity
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
  func title(in plot: MotionPlot) -> String {
    self == .value ? plot.quantity.value : plot.quantity.velocity
  }

  /// The numbers that get a line across the plot.
  func marks(in plot: MotionPlot) -> [Double] {
    self == .value ? plot.quantity.marks : [0]
  }

  /// The number of a sample, or `nil` if it is too large to be drawn or no number.
  func drawable(_ sample: MotionPlot.Sample) -> Double? {
    let number = self == .value ? sample.value : sample.velocity
    return number.magnitude <= ValueAxis.largestMagnitude ? number : nil
  }

  /// The axis that shows all numbers of a plot and its marks.
  func axis(of plot: MotionPlot, tickCount: Int) -> ValueAxis {
    let numbers = plot.series.flatMap(shown)
    let largest = numbers.map(\.magnitude).max() ?? 0
    let span = plot.quantity.leastSpan
    let least = largest < span ? [-span / 2, span / 2] : []
    return ValueAxis(covering: numbers + least, marks: marks(in: plot), tickCount: tickCount)
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
