import JankSweep
import JankTool
import Testing

// Also tests: ClusterMachine, ClusterWork, PlanText.

struct ClusterSimulationTests {
  /// An engine that costs nothing unless a test sets what it costs.
  private static let free = [
    "rate=1000", "size=10", "setup=0s", "start=0s", "task=0s", "tasks=1000000", "network=1000000",
    "merge=1000000",
  ]

  private func run(
    _ text: String,
    cases: Int = 64_000,
    times: [Double] = [1]
  ) throws -> ClusterSimulation {
    let words = text.split(separator: " ").map(String.init)
    let keys = Set(words.map { $0.prefix { $0 != "=" } })
    let free = Self.free.filter { word in !keys.contains(word.prefix { $0 != "=" }) }
    let plan = try ClusterPlan((free + words).joined(separator: " "), coresHere: 1)
    return ClusterSimulation(plan, ClusterWork(try space(cases), times: times))
  }

  private func space(_ cases: Int) throws -> CaseSpace {
    let entry = CaseSpace.Entry(scenario: "a", strategies: ["b"], devices: ["c"])
    return try #require(CaseSpace([entry], pointCount: cases, stallCount: 1, seedCount: 1))
  }

  @Test(arguments: [2, 3, 7, 16, 64, 1_000], [64, 1_003, 64_001])
  func `the shards are the whole sweep`(parts: Int, cases: Int) throws {
    let shards = ClusterWork(try space(cases), times: [1]).shards(parts: parts)
    #expect(shards.reduce(0, +) == cases)
    #expect(shards.allSatisfy { $0 >= 0 })
    let half = min(parts, try space(cases).blockCount) / 2
    #expect(shards.prefix(half).min() ?? 0 >= shards.suffix(half).max() ?? 0)
  }

  @Test func `one worker takes the sum of all times`() throws {
    let run = try run("nodes=1 setup=2s start=3s task=100ms parts=8")
    // 8 first shards become 20.
    #expect(run.shardCount == 20)
    #expect(abs(run.seconds - (2 + 3 + 20 * 0.1 + 64)) < 0.01, "\(run.seconds)")
    #expect(run.mergeLevels == 1 && run.lostCount == 0)
  }

  @Test(arguments: [(1, 2), (2, 8), (50, 16), (400, 1)])
  func `workers that share processors are no faster than these`(nodes: Int, cores: Int) throws {
    let cases = 64_000 * nodes * cores
    for workers in [cores, 2 * cores, 5 * cores] {
      let run = try run("nodes=\(nodes) cores=\(cores) workers=\(workers)", cases: cases)
      #expect(run.seconds >= 64 - 0.001, "\(workers): \(run.seconds)")
      #expect(run.seconds <= 64 * 1.05, "\(workers): \(run.seconds)")
      #expect(abs(run.least - 64) < 0.001)
    }
  }

  @Test(arguments: [
    "tasks=10", "slow=10 factor=3", "lost=5", "start=20s", "setup=5s", "task=1s", "network=0.5",
    "merge=1", "workers=1",
  ])
  func `whatever is slow costs time`(more: String) throws {
    let even = try run("nodes=20 cores=5", cases: 6_400_000)
    let slow = try run("nodes=20 cores=5 \(more)", cases: 6_400_000)
    #expect(slow.seconds > 1.01 * even.seconds)
  }

  @Test func `lost shards are played again, the same in each run`() throws {
    let plan = "nodes=100 lost=5 seed=7"
    let (first, second) = (try run(plan, cases: 640_000), try run(plan, cases: 640_000))
    #expect((50...200).contains(first.lostCount), "\(first.lostCount)")
    #expect(first.seconds == second.seconds && first.lostCount == second.lostCount)
    // The cases that count are all cases, whatever was lost.
    #expect(abs(first.times.cases - 640) < 0.001)
    #expect(first.times.lost > 0)
    let other = try run("nodes=100 lost=5 seed=8", cases: 640_000)
    #expect(other.seconds != first.seconds)
  }

  @Test func `blocks of different length delay the end, less with many blocks`() throws {
    let times = [0.2, 0.4, 0.4, 1, 3]
    let even = try run("nodes=8 parts=2", cases: 1_000)
    let uneven = try run("nodes=8 parts=2", cases: 1_000, times: times)
    #expect(uneven.seconds > even.seconds)
    let large = try run("nodes=8 parts=2", cases: 6_400_000, times: times)
    let largeEven = try run("nodes=8 parts=2", cases: 6_400_000)
    let (few, many) = (uneven.seconds / even.seconds, large.seconds / largeEven.seconds)
    #expect(many < few && many < 1.1, "\(few), \(many)")
  }

  @Test(arguments: [
    (
      "nodes=1000 cores=200 parts=1 rate=9",
      "the plan begins with 200000 shards; expected at most 125000"
    ),
    ("nodes=1 rate=0.001", "the plan takes more than three years; expected less"),
  ])
  func `a plan beyond the limits is an error`(text: String, reason: String) throws {
    let plan = try ClusterPlan(text, coresHere: 1)
    let work = ClusterWork(try space(12_800_000), times: [1])
    let problem = #expect(throws: PlanProblem.self) { try work.check(plan) }
    #expect(problem?.reason == reason)
  }

  @Test func `a merge of few files has levels`() throws {
    let plan = "nodes=8 parts=8 fan=10"
    let run = try run(plan)
    // 64 first shards become 160: 16 files, then 2, then the result.
    #expect(run.shardCount == 160 && run.mergeLevels == 3)
  }

  @Test func `a plan is printed, and nothing is run`() async throws {
    try await SweepDesk.with { desk in
      let words = ["--plan", "nodes=2,cores=2,rate=10,setup=1s"]
      let run = try await desk.sweep(words)
      #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains(" on 2 nodes with 2 processors, 4 workers\n"))
      #expect(run.output.contains("1.8 s if every processor did nothing but play cases, 10 a"))
      #expect(try desk.names() == ["small.sweep.json", "tapped.scenario.json"])
      let json = try await desk.sweep(words + ["--format", "json"])
      #expect(json.output.contains(#""rate": 10"#) && json.output.contains(#""nodes": 2"#))
      // What the plan does not set was measured.
      let spread = try #require(json.output.firstMatch(of: /"spread": ([0-9.e-]+)/))
      #expect(try #require(Double(spread.1)) >= 0)
      let line = try #require(run.output.firstMatch(of: /\nprocessors: (.*)\n/)).1
      let shares = line.matches(of: /([0-9.]+) %/).compactMap { Double($0.1) }
      #expect(shares.count == 5 && abs(shares.reduce(0, +) - 100) < 0.001, "\(line)")
      let wrong = try await desk.sweep(["--plan", "nodes=4 cpus=1"])
      #expect(wrong.code == .wrongUsage)
      #expect(wrong.errors.contains("--plan: a plan has no key \"cpus\""), "\(wrong.errors)")
    }
  }
}
