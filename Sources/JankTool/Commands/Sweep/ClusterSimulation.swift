internal import JankEngine
internal import JankTrace

/// A sweep on many machines, played in virtual time on the event queue of the virtual device.
///
/// 1. The driver sets up; then all workers start. The workers of a machine share its processors
///    evenly whenever more of them are busy than there are processors.
/// 2. The scheduler hands out one shard after the other, in their order, each to the first worker
///    that is free. Lost shards come first.
/// 3. A worker plays its shard. How long a case takes differs between blocks as it was measured.
/// 4. Results reach the driver one after the other, while the worker gets its next shard.
/// 5. The driver merges all results, after partial merges on the workers if a merge is limited.
package struct ClusterSimulation: Sendable {
  /// Where the time went, in seconds, summed over all workers.
  package struct Times: Sendable {
    /// The processor time of cases that count.
    package var cases = 0.0
    /// The processor time of starts of workers.
    package var starts = 0.0
    /// The processor time of shards besides their cases.
    package var overhead = 0.0
    /// The processor time of lost shards.
    package var lost = 0.0
    /// The time that workers waited for the scheduler.
    package var waiting = 0.0
    /// The time that results waited for the driver.
    package var queued = 0.0
  }

  /// The time from the start of the driver to the last result, in seconds.
  package private(set) var played = 0.0
  /// The time that the merge takes after it, in seconds.
  package private(set) var merging = 0.0
  package private(set) var times = Times()
  package let shardCount: Int
  package private(set) var lostCount = 0
  package let mergeLevels: Int

  private let plan: ClusterPlan
  private let work: ClusterWork
  private let isSlow: [Bool]
  private var dice: RandomSource
  private var machines: [ClusterMachine]
  private var shards: [Int]
  private var again: [Int] = []
  private var next = 0
  private var (schedulerFree, driverFree) = (0.0, 0.0)

  /// Plays a plan.
  ///
  /// - Parameters:
  ///   - plan: the machines, with a rate and a size.
  ///   - work: the cases.
  package init(_ plan: ClusterPlan, _ work: ClusterWork) {
    self.plan = plan
    self.work = work
    dice = RandomSource(seed: UInt64(plan.seed), purpose: "cluster")
    shards = work.shards(parts: Int(plan.parts) * plan.workerCount)
    shardCount = shards.count
    let nodes = Int(plan.nodes)
    let slowCount = Int((plan.nodes * plan.trouble.slow / 100).rounded())
    // Which machines are slow makes no difference: the scheduler knows none of them.
    isSlow = (0..<nodes).map { $0 < slowCount }
    machines = Array(repeating: ClusterMachine(cores: plan.cores), count: nodes)
    mergeLevels = Self.levels(plan, shardCount)
    play()
    merging = mergeTime()
  }
}

extension ClusterSimulation {
  /// The time from the start of the driver to the whole result, in seconds.
  package var seconds: Double { played + merging }

  /// The time in which all processors together would play the cases, in seconds.
  package var least: Double {
    Double(work.caseCount) / plan.rate / (plan.nodes * plan.cores)
  }

  /// The bytes of the result.
  package var bytes: Double { plan.size * Double(work.caseCount) }
}

// MARK: Shards

extension ClusterSimulation {
  /// What a worker does.
  private enum Job {
    case start
    /// Plays a shard with a number of cases.
    case shard(cases: Int, seconds: Double)
    /// Plays a part of a shard, and is lost.
    case lost(cases: Int, seconds: Double)
  }

  private static func due(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private mutating func play() {
    var queue = EventQueue()
    var jobs = Array(repeating: Job.start, count: plan.workerCount)
    for worker in jobs.indices { queue.schedule(.command(worker), at: Self.due(plan.engine.setup)) }
    while let (due, event) = queue.popFirst(until: Instant(nanoseconds: .max)) {
      let now = Double(due.nanoseconds) / 1e9
      switch event {
      case .command(let worker):
        begin(jobs[worker], of: worker, now, &queue)
      case .timer(let node):
        for worker in machines[node].finished(at: now) {
          end(&jobs[worker], of: worker, now, &queue)
        }
        schedule(node, now, &queue)
      default: preconditionFailure("a cluster has jobs and machines")
      }
    }
    played = max(played, driverFree)
  }

  private func node(of worker: Int) -> Int { worker / Int(plan.workers) }

  /// A worker begins with a job, which takes processor time.
  private mutating func begin(
    _ job: Job,
    of worker: Int,
    _ now: Double,
    _ queue: inout EventQueue
  ) {
    let node = node(of: worker)
    let seconds =
      switch job {
      case .start: plan.engine.start
      case .shard(_, let seconds), .lost(_, let seconds): seconds
      }
    machines[node].add(worker, seconds * (isSlow[node] ? plan.trouble.factor : 1), at: now)
    schedule(node, now, &queue)
  }

  private mutating func schedule(_ node: Int, _ now: Double, _ queue: inout EventQueue) {
    if let ticket = machines[node].ticket { queue.cancel(ticket) }
    machines[node].ticket = nil
    guard let end = machines[node].nextEnd else { return }
    // A nanosecond later, so that a rounded instant never precedes the end.
    let due = Self.due(max(end, now)) + Interval(nanoseconds: 1)
    machines[node].ticket = queue.schedule(.timer(node), at: due)
  }

  /// A worker has finished a job, and gets the next one.
  private mutating func end(
    _ job: inout Job,
    of worker: Int,
    _ now: Double,
    _ queue: inout EventQueue
  ) {
    let slowness = isSlow[node(of: worker)] ? plan.trouble.factor : 1
    switch job {
    case .start: times.starts += plan.engine.start * slowness
    case .shard(let count, let seconds):
      times.cases += (seconds - plan.engine.task) * slowness
      times.overhead += plan.engine.task * slowness
      let begin = max(now, driverFree)
      times.queued += begin - now
      driverFree = begin + Double(count) * plan.size / (plan.engine.network * 1e6)
    case .lost(let count, let seconds):
      times.lost += seconds * slowness
      lostCount += 1
      again.append(count)
      job = .start
      queue.schedule(.command(worker), at: Self.due(now))
      return
    }
    played = max(played, now)
    guard let count = takeShard() else { return }
    let begin = max(now, schedulerFree)
    schedulerFree = begin + 1 / plan.engine.tasks
    times.waiting += schedulerFree - now
    let seconds = plan.engine.task + work.seconds(for: count, at: plan.rate, &dice)
    let isLost = plan.trouble.lost > 0 && dice.nextFraction() * 100 < plan.trouble.lost
    job =
      isLost
      ? .lost(cases: count, seconds: seconds * dice.nextFraction())
      : .shard(cases: count, seconds: seconds)
    queue.schedule(.command(worker), at: Self.due(schedulerFree))
  }

  private mutating func takeShard() -> Int? {
    if let lost = again.popLast() { return lost }
    guard next < shards.count else { return nil }
    next += 1
    return shards[next - 1]
  }
}

// MARK: Merge

extension ClusterSimulation {
  /// The number of merges between a shard and the result.
  private static func levels(_ plan: ClusterPlan, _ shardCount: Int) -> Int {
    var (levels, files) = (1, shardCount)
    while plan.engine.fan > 0, files > Int(plan.engine.fan) {
      files = (files + Int(plan.engine.fan) - 1) / Int(plan.engine.fan)
      levels += 1
    }
    return levels
  }

  /// The time of all merges.
  ///
  /// Each reads and writes all its bytes; those of a level are spread over
  /// the workers, and the last takes place at the driver.
  private func mergeTime() -> Double {
    let whole = bytes / (plan.engine.merge * 1e6)
    var (time, files) = (whole, shardCount)
    for _ in 1..<mergeLevels {
      files = (files + Int(plan.engine.fan) - 1) / Int(plan.engine.fan)
      let turns = (files + plan.workerCount - 1) / plan.workerCount
      time += Double(turns) * whole / Double(files)
    }
    return time
  }
}
