/// One thing to be measured, under a name that tells it from all others.
///
///     suite.add("field/shared/4096", items: 4096, of: "layer-frames") { iterations in
///       for _ in 0..<iterations {
///         kernel(&frame)
///       }
///       keep(frame)
///     }
///
/// The body runs its loop itself, so what is timed stands where it is read. Names are paths with
/// `/`, from the general to the particular: dashboards group by them.
public struct Benchmark {
  /// The name, the same in every run.
  public let name: String
  /// How many items one iteration works through, above zero.
  public let items: Int
  /// What is counted, in the plural.
  public let unit: String
  /// What one iteration does besides and does not vary from run to run, each with its name.
  public let counters: [String: Double]
  /// Repeats what is measured as often as it is told.
  public let body: (_ iterations: Int) -> Void

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - name: The name, a path with `/`.
  ///   - items: How many items one iteration works through, above zero.
  ///   - unit: What is counted, in the plural.
  ///   - counters: What does not vary, for thresholds.
  ///   - body: Repeats what is measured as often as it is told.
  public init(
    _ name: String,
    items: Int,
    of unit: String,
    counters: [String: Double] = [:],
    body: @escaping (_ iterations: Int) -> Void
  ) {
    precondition(items > 0, "\(name) works through nothing")
    self.name = name
    self.items = items
    self.unit = unit
    self.counters = counters
    self.body = body
  }
}

/// Takes a result so that the compiler cannot leave out the work that led to it.
///
/// - Parameter value: Anything; it is not looked at.
@inline(never)
public func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
