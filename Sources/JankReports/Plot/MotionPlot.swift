public import JankTrace

/// Motions to plot or to write together, as samples of value and velocity.
public struct MotionPlot: Equatable, Sendable {
  /// A motion at one time.
  public struct Sample: Equatable, Sendable {
    /// The time since the start of the motion.
    public let time: Interval
    /// The value, such as the progress; possibly not finite.
    public let value: Double
    /// The change of the value per second; possibly not finite.
    public let velocity: Double

    /// Creates a sample.
    public init(time: Interval, value: Double, velocity: Double) {
      self.time = time
      self.value = value
      self.velocity = velocity
    }
  }

  /// One motion.
  public struct Series: Equatable, Sendable {
    /// The name of the motion.
    public let name: String
    /// The samples, with times from zero that never decrease.
    public let samples: [Sample]
    /// Whether the others are compared with it; it is drawn as a broad pale line.
    public let isReference: Bool

    /// Creates a motion.
    public init(name: String, samples: [Sample], isReference: Bool = false) {
      self.name = name
      self.samples = samples
      self.isReference = isReference
    }

    /// The time of the last sample.
    public var duration: Interval { samples.last?.time ?? .zero }
  }

  /// The quantity that the motions measure.
  public struct Quantity: Equatable, Sendable {
    /// The name of the values, with their unit.
    public let value: String
    /// The name of the velocities, with their unit.
    public let velocity: String
    /// The values that are marked by a line across the plot.
    public let marks: [Double]
    /// The smallest range of values and of velocities on an axis, so that a constant looks
    /// constant.
    public let leastSpan: Double

    /// Creates a quantity.
    ///
    /// - Parameters:
    ///   - value: The name of the values, with their unit.
    ///   - velocity: The name of the velocities, with their unit.
    ///   - marks: The values that are marked by a line across the plot.
    ///   - leastSpan: The smallest range of values on an axis, 0 or more.
    public init(value: String, velocity: String, marks: [Double], leastSpan: Double = 0) {
      self.value = value
      self.velocity = velocity
      self.marks = marks
      self.leastSpan = leastSpan
    }

    /// The progress from 0, the start, to 1, the end.
    public static let progress = Quantity(
      value: "value (1 is the whole distance)",
      velocity: "velocity (distances per second)",
      marks: [0, 1]
    )
  }

  /// The motions, in the order of the legend.
  public let series: [Series]
  /// The quantity that they measure.
  public let quantity: Quantity

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - series: The motions, in the order of the legend.
  ///   - quantity: The quantity that they measure.
  public init(series: [Series], quantity: Quantity = .progress) {
    self.series = series
    self.quantity = quantity
  }

  /// The time of the last sample of all.
  public var duration: Interval { series.map(\.duration).max() ?? .zero }
}

/// One of the two numbers of a sample; each has a plot of its own.
enum PlottedNumber: CaseIterable {
  case value, velocity
}

extension PlottedNumber {
  /// The name of the numbers, with their unit.
  func title(in plot: MotionPlot) -> String {
    self == .value ? plot.quantity.value : plot.quantity.velocity
  }

  /// The numbers that are marked by a line across the plot.
  func marks(in plot: MotionPlot) -> [Double] {
    self == .value ? plot.quantity.marks : [0]
  }

  /// The number of a sample, or `nil` if it is not finite or too large to draw.
  func drawable(_ sample: MotionPlot.Sample) -> Double? {
    let number = self == .value ? sample.value : sample.velocity
    return number.magnitude <= ValueAxis.largestMagnitude ? number : nil
  }

  /// The axis that covers all numbers of a plot and its marks.
  func axis(of plot: MotionPlot, tickCount: Int) -> ValueAxis {
    let numbers = plot.series.flatMap(shown)
    let largest = numbers.map(\.magnitude).max() ?? 0
    let span = plot.quantity.leastSpan
    let least = largest < span ? [-span / 2, span / 2] : []
    return ValueAxis(covering: numbers + least, marks: marks(in: plot), tickCount: tickCount)
  }

  /// The numbers of a motion that the axis has to cover.
  ///
  /// Where a motion is infinitely fast, the samples next to that instant grow with their count and
  /// would flatten all others. So the largest fiftieth of them may leave the plot.
  private func shown(of series: MotionPlot.Series) -> [Double] {
    let numbers = series.samples.compactMap(drawable)
    guard numbers.count < series.samples.count else { return numbers }
    let sorted = numbers.sorted { $0.magnitude < $1.magnitude }
    return Array(sorted.prefix(numbers.count - (numbers.count + 49) / 50))
  }
}
