/// The samples of one benchmark, all taken with the same number of iterations.
public struct Measurement {
  /// What was measured.
  public let benchmark: Benchmark
  /// How many iterations a sample takes.
  public let iterations: Int
  /// The time that one iteration took in each sample, in nanoseconds.
  public private(set) var wall: [Double] = []
  /// The time that one iteration computed in each sample, in nanoseconds.
  public private(set) var processor: [Double] = []

  /// Warms a benchmark up and finds how many iterations fill a sample.
  ///
  /// - Parameters:
  ///   - benchmark: What is to be measured.
  ///   - nanoseconds: How long a sample takes at least.
  init(warmingUp benchmark: Benchmark, sampleOf nanoseconds: Double) {
    self.benchmark = benchmark
    var iterations = 1
    while true {
      let stopwatch = Stopwatch()
      benchmark.body(iterations)
      let elapsed = stopwatch.elapsed.wall
      if elapsed >= nanoseconds { break }
      // Twice as many at least, and no more than a hundred times: the first calls run cold.
      let wanted = nanoseconds / Double.maximum(elapsed, 1) * 1.1
      iterations *= Int(Double.minimum(Double.maximum(wanted, 2), 100))
    }
    self.iterations = iterations
  }

  /// Takes one sample.
  mutating func sample() {
    let stopwatch = Stopwatch()
    benchmark.body(iterations)
    let elapsed = stopwatch.elapsed
    wall.append(elapsed.wall / Double(iterations))
    processor.append(elapsed.processor / Double(iterations))
  }

  /// The time for one item, in nanoseconds.
  public var perItem: Statistics {
    Statistics(wall.map { $0 / Double(benchmark.items) })
  }
}
