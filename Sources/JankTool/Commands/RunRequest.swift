/// How `janklab run` writes its result.
package enum RunFormat: String, CaseIterable, Sendable {
  case table, json
}

/// What `janklab run` was asked to do.
package struct RunRequest: Sendable {
  /// The scenario files, in the order of the result; `-` is the standard input.
  package let paths: [String]
  package let format: RunFormat
  /// Replaces the seed of every scenario.
  package let seed: UInt64?
  /// Replaces the strategies of every scenario, if not empty.
  package let strategies: [String]
  /// How many simulations run at a time.
  package let jobs: Int

  package init(
    paths: [String],
    format: RunFormat,
    seed: UInt64?,
    strategies: [String],
    jobs: Int
  ) {
    self.paths = paths
    self.format = format
    self.seed = seed
    self.strategies = strategies
    self.jobs = jobs
  }
}
