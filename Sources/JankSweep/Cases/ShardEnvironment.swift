/// The engines whose environment variables `--shard auto` reads.
package struct ShardEnvironment: Sendable {
  /// The engine that sets the variables.
  package let engine: String
  /// The variable with the index.
  package let index: String
  /// The variable with the lowest index; if nil, ``base`` is the lowest.
  package let lowest: String?
  /// The lowest index.
  package let base: Int
  /// The variable with the number of shards.
  package let count: String

  /// The variable that states the number of shards for engines that do not.
  package static let countVariable = "JANKLAB_SHARD_COUNT"

  private init(
    _ engine: String,
    _ index: String,
    from base: Int = 0,
    lowest: String? = nil,
    of count: String = countVariable
  ) {
    self.engine = engine
    self.index = index
    self.lowest = lowest
    self.base = base
    self.count = count
  }

  /// The engines, of which the first whose index is set is used.
  package static let all = [
    ShardEnvironment(
      "Slurm array",
      "SLURM_ARRAY_TASK_ID",
      lowest: "SLURM_ARRAY_TASK_MIN",
      of: "SLURM_ARRAY_TASK_COUNT"
    ),
    ShardEnvironment("Kubernetes Indexed Job", "JOB_COMPLETION_INDEX"),
    ShardEnvironment("Bazel test", "TEST_SHARD_INDEX", of: "TEST_TOTAL_SHARDS"),
    ShardEnvironment("GitLab", "CI_NODE_INDEX", from: 1, of: "CI_NODE_TOTAL"),
    ShardEnvironment("CircleCI", "CIRCLE_NODE_INDEX", of: "CIRCLE_NODE_TOTAL"),
    ShardEnvironment("Buildkite", "BUILDKITE_PARALLEL_JOB", of: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShardEnvironment("AWS Batch array", "AWS_BATCH_JOB_ARRAY_INDEX"),
  ]
}

/// Why the environment names no shard.
package struct ShardProblem: Error, Equatable {
  package let reason: String
  package let hint: String
}

extension ShardEnvironment {
  /// Returns the shard that the environment names.
  ///
  /// - Parameter value: returns the value of a variable, or nil.
  /// - Returns: The shard, and the engine that named it.
  /// - Throws: What is missing or wrong.
  package static func shard(
    _ value: (String) -> String?
  ) throws(ShardProblem) -> (shard: Shard, environment: ShardEnvironment) {
    guard let found = all.first(where: { value($0.index) != nil }) else {
      throw ShardProblem(
        reason: "no variable of an engine is set",
        hint: "write --shard K/N, or set one of \(all.map(\.index).joined(separator: ", "))"
      )
    }
    let lowest = try found.lowest.map { name throws(ShardProblem) in try number(name, value) }
    let place = try number(found.index, value) - (lowest ?? found.base)
    let count = try number(found.count, value)
    guard (1...Shard.countLimit).contains(count), (0..<count).contains(place) else {
      throw ShardProblem(
        reason: "\(found.index) names shard \(place + 1) of \(count)",
        hint: "\(found.count) is the number of shards"
      )
    }
    return (Shard(place + 1, of: count), found)
  }

  private static func number(
    _ name: String,
    _ value: (String) -> String?
  ) throws(ShardProblem) -> Int {
    guard let text = value(name) else {
      throw ShardProblem(reason: "\(name) is not set", hint: "set it to a whole number")
    }
    guard let number = Int(text), number.magnitude < 1 << 40 else {
      throw ShardProblem(
        reason: "\(name) is \"\(text)\"",
        hint: "set it to a whole number"
      )
    }
    return number
  }
}
