internal import JankText

/// The machines on which a sweep is planned, and how fast they are.
///
/// The defaults of the engine were measured with Dask and its driver; the page `PlanSweeps.md`
/// of the manual has the commands and the values.
package struct ClusterPlan: Equatable, Sendable {
  /// What the engine and its driver cost.
  package struct Engine: Equatable, Sendable {
    /// The time until the driver can start workers, in seconds.
    package var setup = 0.9
    /// The processor time that the start of a worker takes, in seconds.
    package var start = 0.4
    /// The processor time of a shard besides its cases, in seconds.
    package var task = 0.1
    /// The shards per second that the scheduler hands out.
    package var tasks = 500.0
    /// The megabytes per second at which results reach the driver.
    package var network = 290.0
    /// The megabytes per second at which one process merges.
    package var merge = 75.0
    /// The files that a merge puts together at most; 0 for all.
    package var fan = 0.0
  }

  /// What goes wrong.
  package struct Trouble: Equatable, Sendable {
    /// The percentage of machines that are slow.
    package var slow = 0.0
    /// How many times as long they take.
    package var factor = 2.0
    /// The percentage of shards that are lost with their worker.
    package var lost = 0.0
  }

  /// The number of machines.
  package var nodes = 0.0
  /// The processors of a machine.
  package var cores = 0.0
  /// The workers of a machine, each of which plays one shard at a time; 0 for one a processor.
  package var workers = 0.0
  /// The shards per worker into which the driver divides the sweep at first.
  package var parts = 8.0
  /// The cases per second of one processor; 0 for those measured on the sweep.
  package var rate = 0.0
  /// The bytes per case of the result; 0 for those measured on the sweep.
  package var size = 0.0
  /// The standard deviation of the times of cases between blocks, in percent; below 0 for the times
  /// measured on the sweep.
  package var spread = -1.0
  package var engine = Engine()
  package var trouble = Trouble()
  /// Decides which machines are slow, which shards are lost and how long each takes.
  package var seed = 1.0
}

/// Why a text is no plan.
package struct PlanProblem: Error, Equatable {
  package let reason: String
  package let hint: String
}

extension ClusterPlan {
  /// A key of a plan.
  package struct Key: Sendable {
    /// What the value is.
    enum Kind {
      case whole, real, time
    }

    package let name: String
    package let about: String
    let kind: Kind
    let range: ClosedRange<Double>
    let property: any WritableKeyPath<ClusterPlan, Double> & Sendable
  }

  /// The largest number of workers.
  package static let workerLimit = 1_000_000.0

  package static let keys = [
    Key("nodes", "Number of machines.", .whole, 1...100_000, \.nodes),
    Key("cores", "Processors of a machine; default: as here.", .whole, 1...1_000, \.cores),
    Key("workers", "Workers of a machine; default: one a processor.", .whole, 1...1_000, \.workers),
    Key("parts", "First shards of a worker.", .whole, 1...1_000, \.parts),
    Key("rate", "Cases per second of a processor; default: measured.", .real, 1e-6...1e9, \.rate),
    Key("size", "Bytes of a case in the result; default: measured.", .real, 0.001...1e6, \.size),
    Key(
      "spread",
      "Percentage by which blocks differ; default: measured.",
      .real,
      0...100,
      \.spread
    ),
    Key("setup", "Time until the driver can start workers.", .time, 0...86_400, \.engine.setup),
    Key("start", "Processor time to start a worker.", .time, 0...86_400, \.engine.start),
    Key("task", "Processor time of a shard besides its cases.", .time, 0...86_400, \.engine.task),
    Key("tasks", "Shards per second from the scheduler.", .real, 0.001...1e6, \.engine.tasks),
    Key("network", "Megabytes per second to the driver.", .real, 0.001...1e6, \.engine.network),
    Key("merge", "Megabytes per second that a process merges.", .real, 0.001...1e6, \.engine.merge),
    Key("fan", "Most files of one merge; default: all.", .whole, 2...1_000_000, \.engine.fan),
    Key("slow", "Percentage of slow machines.", .real, 0...100, \.trouble.slow),
    Key("factor", "How many times as long slow machines take.", .real, 1...1_000, \.trouble.factor),
    Key("lost", "Percentage of shards lost with their worker.", .real, 0...50, \.trouble.lost),
    Key("seed", "Decides which are slow or lost.", .whole, 0...1e15, \.seed),
  ]

  /// Reads `nodes=1000 cores=16`, with spaces or commas between the pairs.
  ///
  /// - Parameters:
  ///   - text: the plan.
  ///   - cores: the processors of a machine if the plan has no number of them.
  /// - Throws: What is wrong with the text.
  package init(_ text: String, coresHere cores: Int) throws(PlanProblem) {
    var known: Set<String> = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = Self.keys.first(where: { $0.name == parts[0] }) else {
        throw Self.unknown(String(parts[0]))
      }
      guard known.insert(key.name).inserted else {
        throw PlanProblem(reason: "\(quoted(key.name)) is set twice", hint: "remove one of them")
      }
      self[keyPath: key.property] = try key.value(of: parts.count == 2 ? String(parts[1]) : "")
    }
    guard nodes > 0 else {
      let hint = #"write for example --plan "nodes=1000 cores=16""#
      throw PlanProblem(reason: "a plan needs \"nodes\", the number of machines", hint: hint)
    }
    if self.cores == 0 { self.cores = Double(cores) }
    if workers == 0 { workers = self.cores }
    guard workerCount <= Int(Self.workerLimit) else {
      throw PlanProblem(
        reason: "the plan has \(workerCount) workers; expected at most \(Int(Self.workerLimit))",
        hint: "lower \"nodes\" or \"workers\""
      )
    }
  }

  private static func unknown(_ name: String) -> PlanProblem {
    PlanProblem(
      reason: "a plan has no key \(quoted(name))",
      hint: nameSuggestion(for: name, among: keys.map(\.name))
        ?? "the keys are \(keys.map(\.name).listed)"
    )
  }

  /// The workers of all machines.
  package var workerCount: Int { Int(nodes * workers) }
}

extension ClusterPlan.Key {
  fileprivate init(
    _ name: String,
    _ about: String,
    _ kind: Kind,
    _ range: ClosedRange<Double>,
    _ property: any WritableKeyPath<ClusterPlan, Double> & Sendable
  ) {
    self.name = name
    self.about = about
    self.kind = kind
    self.range = range
    self.property = property
  }

  /// Reads a value.
  ///
  /// - Throws: What was found and what was expected.
  fileprivate func value(of text: String) throws(PlanProblem) -> Double {
    let value: Double? =
      switch kind {
      case .whole: OptionValue.number(text).flatMap { $0 == $0.rounded() ? $0 : nil }
      case .real: OptionValue.number(text)
      case .time: OptionValue.duration(text)?.seconds
      }
    guard let value, range.contains(value) else {
      throw PlanProblem(
        reason: "\(quoted(name)) expects \(expectation), found \(quoted(text))",
        hint: "for example \(name)=\(example)"
      )
    }
    return value
  }

  private var expectation: String {
    let ends = [range.lowerBound, range.upperBound]
    switch kind {
    case .whole: return "a whole number from \(Int(ends[0])) to \(Int(ends[1]))"
    case .real: return "a number from \(Self.text(ends[0])) to \(Self.text(ends[1]))"
    case .time: return "a duration of at most a day"
    }
  }

  private var example: String {
    let standard = ClusterPlan()[keyPath: property]
    switch kind {
    case .time: return DurationText.text(Int64(standard * 1e9)).replacing(" ", with: "")
    case .whole, .real: return Self.text(max(standard, 10))
    }
  }

  /// The default in words; empty for none.
  package var standard: String {
    let standard = ClusterPlan()[keyPath: property]
    guard standard > 0 || name == "slow" || name == "lost" else { return "" }
    return kind == .time ? DurationText.text(Int64(standard * 1e9)) : Self.text(standard)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
