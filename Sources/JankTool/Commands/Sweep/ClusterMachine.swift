internal import JankEngine

/// A machine of a planned cluster, whose busy workers share its processors evenly.
///
/// Each worker gets a whole processor if there are enough, else the same share. ``served`` is the
/// processor time that a worker got which has been busy from the start, so that the end of a job is
/// a constant in that time, whatever other workers begin and end.
struct ClusterMachine {
  let cores: Double
  /// The next event of the machine.
  var ticket: EventQueue.Ticket?
  private var served = 0.0
  private var updated = 0.0
  private var jobs: [(worker: Int, end: Double)] = []

  init(cores: Double) { self.cores = cores }
}

extension ClusterMachine {
  /// The processor time per second of each busy worker.
  private var share: Double { min(1, cores / Double(max(jobs.count, 1))) }

  private mutating func advance(to now: Double) {
    served += (now - updated) * share
    updated = now
  }

  /// A worker begins with a job of some processor time, in seconds.
  mutating func add(_ worker: Int, _ seconds: Double, at now: Double) {
    advance(to: now)
    jobs.append((worker, served + seconds))
  }

  /// When the next job ends if nothing else begins, in seconds; nil without jobs.
  var nextEnd: Double? {
    jobs.lazy.map(\.end).min().map { updated + ($0 - served) / share }
  }

  /// Removes the workers whose jobs have ended.
  mutating func finished(at now: Double) -> [Int] {
    advance(to: now)
    let done = jobs.filter { $0.end <= served + 1e-8 }.map(\.worker)
    jobs.removeAll { $0.end <= served + 1e-8 }
    return done
  }
}
