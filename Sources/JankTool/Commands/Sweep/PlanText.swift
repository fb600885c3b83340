internal import JankSweep
internal import JankText

/// What a sweep on many machines would take, as text and as JSON.
enum PlanText {
  /// The text for people.
  static func text(
    _ sweep: LoadedSweep,
    _ plan: ClusterPlan,
    _ run: ClusterSimulation
  ) -> String {
    let processors = plan.nodes * plan.cores
    let times = run.times
    let parts = [times.cases, times.starts, times.overhead, times.lost]
    let shares = shares(of: parts, in: processors * run.played)
    let workers = Double(plan.workerCount)
    let mergeCount = LoadedSweep.count(run.mergeLevels, "level")
    let lines = [
      sweep.summary,
      "about \(SweepForecast.time(run.seconds)) on "
        + "\(LoadedSweep.count(Int(plan.nodes), "node")) with "
        + "\(LoadedSweep.count(Int(plan.cores), "processor")), "
        + "\(LoadedSweep.count(plan.workerCount, "worker"))",
      "\(SweepForecast.time(run.least)) if every processor did nothing but play cases, "
        + "\(Decimal.text(plan.rate, digits: 0)) a second: "
        + "efficiency \(percent(run.least, of: run.seconds))",
      "\(LoadedSweep.count(run.shardCount, "shard"))"
        + (run.lostCount > 0 ? ", \(run.lostCount) lost and played again" : ""),
      "processors: cases \(shares[0]), starts \(shares[1]), shards \(shares[2]), lost work "
        + "\(shares[3]), idle \(shares[4])",
      "workers wait for the scheduler "
        + "\(percent(run.times.waiting, of: workers * run.played)) of the time",
      "results: \(SweepForecast.size(run.bytes)), each waits for the driver "
        + SweepForecast.time(run.times.queued / Double(max(run.shardCount, 1))),
      "merge: \(SweepForecast.time(run.merging)) in \(mergeCount)",
    ]
    return lines.map { printable($0, limit: .max) + "\n" }.joined()
  }

  /// The shares of parts and of the rest, which add up to 100 %.
  private static func shares(of parts: [Double], in whole: Double) -> [String] {
    let tenths = parts.map { whole > 0 ? Int((1_000 * $0 / whole).rounded()) : 0 }
    let rest = max(0, 1_000 - tenths.reduce(0, +))
    return (tenths + [rest]).map { Decimal.text(Double($0) / 10, digits: 1) + " %" }
  }

  private static func percent(_ part: Double, of whole: Double) -> String {
    Decimal.text(whole > 0 ? 100 * part / whole : 0, digits: 1) + " %"
  }

  /// The content for scripts.
  static func json(_ sweep: LoadedSweep, _ plan: ClusterPlan, _ run: ClusterSimulation) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "janklab-sweep-plan")
      writer.member("schemaVersion", 1)
      writer.member("sweep", sweep.identity.digest)
      writer.member("cases", sweep.cases.caseCount)
      writer.member("plan") { writer in
        writer.object { writer in
          for key in ClusterPlan.keys { writer.member(key.name, plan[keyPath: key.property]) }
        }
      }
      writer.member("shards", run.shardCount)
      writer.member("lostShards", run.lostCount)
      writer.member("bytes", run.bytes)
      writer.member("seconds", run.seconds)
      writer.member("playedSeconds", run.played)
      writer.member("mergeSeconds", run.merging)
      writer.member("leastSeconds", run.least)
    }
    return writer.text + "\n"
  }
}
