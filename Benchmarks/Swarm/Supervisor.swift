internal import Foundation
internal import JankTool

/// Gives cases to workers, and tells what became of them.
struct Supervisor {
  private let options: Options
  private let home: String
  private var tally: Tally

  /// Prepares what a command line asks for.
  init(_ options: Options) {
    var options = options
    let manager = FileManager.default
    let current = manager.currentDirectoryPath
    if !options.root.hasPrefix("/") { options.root = "\(current)/\(options.root)" }
    if !options.failures.hasPrefix("/") { options.failures = "\(current)/\(options.failures)" }
    if options.mode == .canary {
      options.seed = 0
      options.count = Canary.gap * Canary.kinds.count * 2
    }
    self.options = options
    home = "\(manager.temporaryDirectory.path)/swarm-\(ProcessInfo.processInfo.processIdentifier)"
    tally = Tally(options)
  }
}

extension Supervisor {
  private var shared: String { "\(home)/shared" }

  /// Plays everything; whether all passed.
  mutating func run() async -> Bool {
    defer { try? FileManager.default.removeItem(atPath: home) }
    await prepare()
    if options.mode == .inputs { findAccepted() }
    tally.begin()
    play(options.mode, seed: options.seed, count: options.count) { $0.add($1) }
    if options.mode == .canary { tally.missingKeys = Coverage.missingKeys() }
    let isRight = options.mode == .canary ? tally.isCanaryRight : tally.failedCount == 0
    if options.mode != .canary { keepFailures() }
    tally.end()
    return isRight
  }

  /// Makes the folders of the workers, and the results that inputs are made from.
  private func prepare() async {
    try? FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    Corpus.writeSmallFiles(in: shared)
    if options.mode == .inputs {
      let errors = CheckedWriter.standardError
      for (command, file) in Corpus.writers {
        let path = "\(shared)/\(file)"
        let words = command.map { $0.hasPrefix("small.") ? "\(shared)/\($0)" : $0 }
        WorkFolder.write([], to: path)
        guard let handle = FileHandle(forWritingAtPath: path) else { continue }
        let output = CheckedWriter(descriptor: handle.fileDescriptor, name: file)
        _ = await Janklab.run(words, on: Console(output: output, errors: errors))
        handle.closeFile()
      }
    }
    for job in 0..<options.jobs { folder(job).prepare(root: options.root, shared: shared) }
  }

  private func folder(_ job: Int) -> WorkFolder { WorkFolder(path: "\(home)/\(job)") }
}

// MARK: Workers

extension Supervisor {
  /// How many cases a worker plays before the next one takes its place.
  private static let batchSize = 500

  /// Plays cases.
  ///
  /// - Parameters:
  ///   - mode: where they come from.
  ///   - seed: the first one.
  ///   - count: how many.
  ///   - add: takes what became of some of them.
  private mutating func play(
    _ mode: Options.Mode,
    seed: UInt64,
    count: Int,
    _ add: (inout Tally, Batch.Result) -> Void
  ) {
    var waiting = Self.batches(of: count)
    var running = [Batch?](repeating: nil, count: options.jobs)
    while !waiting.isEmpty || running.contains(where: { $0 != nil }) {
      for job in running.indices {
        if var batch = running[job] {
          guard let result = batch.result() else {
            running[job] = batch
            continue
          }
          add(&tally, result)
          let rest = (batch.first + result.played)..<(batch.first + batch.count)
          if !rest.isEmpty { waiting.append(rest) }
          running[job] = nil
        }
        if let cases = waiting.popLast() { running[job] = start(mode, seed, cases, job) }
      }
      tally.showProgress()
      SystemLimits.pause(microseconds: 2_000)
    }
  }

  /// Has the tool read what inputs are made from, so that most are made from what it accepts.
  private mutating func findAccepted() {
    let source = Source(.corpus, kind: nil, root: options.root, shared: shared)
    var accepted: [Int] = []
    play(.corpus, seed: 0, count: source.originalCount) { accepted += $1.accepted }
    let text = accepted.sorted().map { "\($0)" }.joined(separator: " ")
    WorkFolder.write(Array(text.utf8), to: "\(shared)/\(Corpus.acceptedFile)")
  }

  private static func batches(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: batchSize).reversed().map {
      $0..<min($0 + batchSize, count)
    }
  }

  private func start(
    _ mode: Options.Mode,
    _ seed: UInt64,
    _ cases: Range<Int>,
    _ job: Int
  ) -> Batch? {
    let first = seed &+ UInt64(cases.lowerBound)
    let words = [
      "--worker", mode.rawValue, "\(first)", "\(cases.count)", folder(job).path, shared,
      options.root, options.kind?.rawValue ?? "all",
    ]
    return Batch(words, playing: cases, in: folder(job))
  }
}

// MARK: Failures

extension Supervisor {
  /// Makes one case of each cause small, and writes it to the folder of failures.
  private mutating func keepFailures() {
    let source = Source(options.mode, kind: options.kind, root: options.root, shared: shared)
    let replay = Replay(folder: folder(0))
    let keeper = FailureKeeper(folder: options.failures)
    for var found in tally.firstOfEachCause(source.one) {
      found.one = Shrinker.shrink(
        found.one,
        of: found.failure,
        with: replay,
        seconds: options.shrinkTime
      )
      let name = keeper.keep(found, mode: options.mode, count: tally.count(ofCause: found.key))
      tally.show(found, as: name)
    }
  }
}
