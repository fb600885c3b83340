import JankSweep
import Testing

struct ShardEnvironmentTests {
  @Test(arguments: [
    (
      ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "5"],
      "3/5"
    ),
    (["JOB_COMPLETION_INDEX": "0", "JANKLAB_SHARD_COUNT": "8"], "1/8"),
    (["TEST_SHARD_INDEX": "7", "TEST_TOTAL_SHARDS": "8"], "8/8"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "2/4"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "2", "JANKLAB_SHARD_COUNT": "4"], "3/4"),
  ])
  func `each engine's variables name a shard`(variables: [String: String], shard: String) throws {
    #expect(try ShardEnvironment.shard { variables[$0] }.shard.description == shard)
  }

  @Test(arguments: [
    ([:], "no variable of an engine is set"),
    (["JOB_COMPLETION_INDEX": "0"], "JANKLAB_SHARD_COUNT is not set"),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX names shard 0 of 4"),
    (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"], #"CI_NODE_INDEX is "x""#),
    (["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX names shard 5 of 4"),
  ])
  func `what is missing is named`(variables: [String: String], reason: String) {
    #expect {
      try ShardEnvironment.shard { variables[$0] }
    } throws: {
      ($0 as? ShardProblem)?.reason == reason
    }
  }
}
