internal import Foundation

/// Cases that one worker plays, and what became of them.
struct Batch {
  /// The first case.
  let first: Int
  let count: Int
  private let folder: WorkFolder
  private let process: ChildProcess
  private var lastIndex = -1
  private var lastChange = SystemLimits.time()

  /// What became of a batch.
  struct Result {
    /// How many cases were played, the one that ended the worker included.
    var played = 0
    /// Those whose input the tool accepted.
    var accepted: [Int] = []
    /// The failures, by the index of the case among all.
    var failures: [(index: Int, failure: Failure)] = []
    /// The slowest command, in microseconds, and the index of its case.
    var slowest = (time: 0, index: 0)
    var memory = 0
    /// The work on all cases, in microseconds.
    var work = 0
  }

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - words: the arguments that tell the worker what to play.
  ///   - cases: which cases these are.
  ///   - folder: where it works.
  init?(_ words: [String], playing cases: Range<Int>, in folder: WorkFolder) {
    let words = [ChildProcess.program] + words
    guard let process = ChildProcess(words, output: folder.console, home: folder.path) else {
      return nil
    }
    (first, count) = (cases.lowerBound, cases.count)
    (self.folder, self.process) = (folder, process)
  }
}

extension Batch {
  /// How long a worker may stand still, in microseconds.
  private static let patience = 30_000_000

  /// What became of it; nil while it goes on.
  mutating func result() -> Result? {
    if let end = process.end() { return result(of: end, isStuck: false) }
    let index = place.index
    if index != lastIndex {
      (lastIndex, lastChange) = (index, SystemLimits.time())
    } else if SystemLimits.time() - lastChange > Self.patience {
      process.kill()
      while true {
        if let end = process.end() { return result(of: end, isStuck: true) }
      }
    }
    return nil
  }

  /// The case and the command that the worker is at.
  private var place: (index: Int, command: Int) {
    let bytes = WorkFolder.bytes(of: folder.progress)
    guard bytes.count >= 16 else { return (0, 0) }
    let numbers = [bytes[0..<8], bytes[8..<16]].map { part in
      part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    return (numbers[0], numbers[1])
  }

  private func result(of end: ChildProcess.End, isStuck: Bool) -> Result {
    var result = Result()
    result.memory = end.memory
    var isDone = false
    let text = String(decoding: WorkFolder.bytes(of: folder.log), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: line.hasPrefix("soft") ? 3 : 4)
      let numbers = words.dropFirst().map { Int($0) ?? 0 }
      switch words[0] {
      case "soft":
        let failure = Failure(kind: .output, what: String(words[3]), command: numbers[1])
        result.failures.append((first + numbers[0], failure))
      case "time":
        result.played += 1
        if numbers[3] == 1 { result.accepted.append(first + numbers[0]) }
        result.work += numbers[1]
        if numbers[2] > result.slowest.time { result.slowest = (numbers[2], first + numbers[0]) }
      default: isDone = true
      }
    }
    guard !isDone else { return result }
    let place = place
    result.failures.append((first + place.index, failure(of: end, isStuck, at: place.command)))
    result.played = place.index + 1
    return result
  }

  private func failure(of end: ChildProcess.End, _ isStuck: Bool, at command: Int) -> Failure {
    let said = String(decoding: WorkFolder.bytes(of: folder.console).prefix(1_000), as: UTF8.self)
    let isFull = end.memory > SystemLimits.memory || said.contains("alloc")
    var kind = isFull ? Failure.Kind.memory : .trap
    if end.signal == SystemLimits.signalOfWork { kind = .hang }
    if isStuck { kind = .standstill }
    return Failure(
      kind: kind,
      what: end.signal.map { "signal \($0)" } ?? "exit code \(end.exitCode)",
      addresses: StackReader.offsets(in: folder),
      command: command
    )
  }
}
