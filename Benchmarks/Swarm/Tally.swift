internal import JankTool

/// Counts what became of cases, and prints it.
struct Tally {
  private let options: Options
  private let start = SystemLimits.time()
  private var lastShown = SystemLimits.time()
  private var played = 0
  private var accepted = 0
  private var slowest = (time: 0, index: 0)
  private var memory = 0
  private var work = 0
  private var failures: [(index: Int, failure: Failure)] = []
  private var counts: [String: Int] = [:]
  /// The keys of the format that no scenario has.
  var missingKeys: [String] = []

  init(_ options: Options) { self.options = options }
}

extension Tally {
  /// How many cases failed.
  var failedCount: Int { Set(failures.map(\.index)).count }

  /// Counts the cases of a batch.
  mutating func add(_ result: Batch.Result) {
    played += result.played
    accepted += result.accepted.count
    if result.slowest.time > slowest.time { slowest = result.slowest }
    memory = max(memory, result.memory)
    work += result.work
    failures += result.failures
  }

  /// Whether each failure on purpose was found where it is, as what it is, and every key of the
  /// format is tried.
  var isCanaryRight: Bool {
    missingKeys.isEmpty
      && (0..<options.count).allSatisfy { index in
        failures.filter { $0.index == index }.map(\.failure.kind)
          == (Canary.kind(at: index).map { [$0] } ?? [])
      }
  }

  /// The first failure of each cause, in the order of the seeds.
  mutating func firstOfEachCause(
    _ one: (UInt64) -> SwarmCase
  ) -> [FoundFailure] {
    var firsts: [FoundFailure] = []
    var stacks: [[UInt64]: [Place]] = [:]
    for (index, failure) in failures.sorted(by: { $0.index < $1.index }) {
      let seed = options.seed &+ UInt64(index)
      let stack = stacks[failure.addresses] ?? StackReader.places(of: failure.addresses)
      stacks[failure.addresses] = stack
      let found = FoundFailure(failure: failure, stack: stack, seed: seed, one: one(seed))
      if counts[found.key] == nil { firsts.append(found) }
      counts[found.key, default: 0] += 1
    }
    return firsts
  }

  /// How many failures have a cause.
  func count(ofCause key: String) -> Int { counts[key] ?? 0 }
}

// MARK: Printing

extension Tally {
  private func say(_ line: String) { try? CheckedWriter.standardOutput.write(line + "\n") }

  func begin() {
    let commit = Self.commit(of: options.root).map { ", commit \($0)" } ?? ""
    say("\(options.mode.rawValue): seed \(options.seed)\(commit), \(options.jobs) jobs")
  }

  /// Says every now and then how far it is.
  mutating func showProgress() {
    guard SystemLimits.time() - lastShown > 30_000_000 else { return }
    lastShown = SystemLimits.time()
    say("\(played) of \(options.count) cases, \(failedCount) failed, \(rate) a second")
  }

  private var rate: Int {
    played * 1_000_000 / max(1, SystemLimits.time() - start)
  }

  /// Says what a kept failure is.
  func show(_ found: FoundFailure, as name: String) {
    say("\(count(ofCause: found.key)) × \(found.key)")
    say("    seed \(found.seed), \(found.one.byteCount) bytes in \(name): \(found.commandLine)")
  }

  func end() {
    let seconds = (SystemLimits.time() - start) / 1_000_000
    let share = played == 0 ? 0 : accepted * 100 / played
    say("\(played) cases in \(seconds) s, \(rate) a second; \(share) % accepted by the tool")
    let mean = played == 0 ? 0 : work / played
    say(
      "slowest command \(slowest.time / 1_000) ms (seed \(options.seed &+ UInt64(slowest.index)))"
        + ", \(mean) us of work a case, at most \(memory >> 20) MB"
    )
    let failed = options.mode == .canary ? (isCanaryRight ? 0 : 1) : failedCount
    if options.mode == .canary {
      say("failures on purpose: \(failedCount) found, of \(options.count / Canary.gap)")
      for key in missingKeys { say("no scenario of the swarm has the key \(key)") }
    }
    say("\(played - failed) passed, \(failed) failed")
  }

  /// The commit of a project, if it can be read.
  private static func commit(of root: String) -> String? {
    func line(_ path: String) -> String? {
      let bytes = WorkFolder.bytes(of: "\(root)/.git/\(path)")
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
    guard let head = line("HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return String(head.prefix(10)) }
    return line(String(head.dropFirst(5))).map { String($0.prefix(10)) }
  }
}
