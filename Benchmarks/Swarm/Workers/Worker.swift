internal import Foundation
internal import JankKernelChoice
internal import JankMotion
internal import JankTool

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Plays cases in a process that may crash.
struct Worker {
  private let folder: WorkFolder
  private let log: CheckedWriter
  private let progress: Int32
  private let output: Int32
  private let errors: Int32
  private let console: Console

  /// Begins to work in a folder, within limits.
  init(folder: String) {
    self.folder = WorkFolder(path: folder)
    let flags = O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC
    let files = [
      self.folder.log, self.folder.progress, self.folder.output, self.folder.errors,
    ].map { (path: String) in unsafe open(path, flags, 0o600) }
    log = CheckedWriter(descriptor: files[0], name: "log")
    (progress, output, errors) = (files[1], files[2], files[3])
    console = Console(
      output: CheckedWriter(descriptor: output, name: "output"),
      errors: CheckedWriter(descriptor: errors, name: "errors")
    )
    CrashStack.listen(to: self.folder.stack)
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    SystemLimits.apply()
  }
}

extension Worker {
  /// Plays cases one after another.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - make: makes one of them.
  func play(_ count: Int, _ make: (Int) -> SwarmCase) async {
    for index in 0..<count {
      let one = make(index)
      folder.write(one.files)
      await play(one, index: index)
      folder.remove(one.files)
    }
    say("done")
  }

  /// Plays a case.
  private func play(_ one: SwarmCase, index: Int) async {
    var (slowest, isAccepted) = (0, false)
    let start = SystemLimits.workTime()
    for (number, command) in one.commands.enumerated() {
      note(index, command: number)
      let before = SystemLimits.workTime()
      empty(output)
      empty(errors)
      let words = one.words(of: command)
      SystemLimits.limitWork(seconds: one.timeLimit(of: command))
      let code = await run(words)
      SystemLimits.limitWork(seconds: 0)
      slowest = max(slowest, SystemLimits.workTime() - before)
      if let complaint = complaint(about: words, code) {
        say("soft \(index) \(number) \(complaint)")
      }
      // The next worker begins with little again.
      if SystemLimits.mostMemory() > SystemLimits.memory { exit(1) }
      let isRejected = [.invalidData, .wrongUsage, .missingInput].contains(code)
      if isRejected { break }
      isAccepted = true
    }
    say("time \(index) \(SystemLimits.workTime() - start) \(slowest) \(isAccepted ? 1 : 0)")
  }

  private func run(_ words: [String]) async -> ExitCode {
    if words.first == "canary" {
      guard let kind = Failure.Kind(rawValue: words[1]) else {
        // Not by the console, which would make it harmless.
        try? CheckedWriter(descriptor: output, name: "output").write(words[1])
        return .done
      }
      Canary.fail(kind)
    }
    return await LayerKernels.$current.withValue(.widest) { [console] in
      await Janklab.run(words, on: console)
    }
  }

  /// What is wrong with what a command said, or nil.
  private func complaint(about words: [String], _ code: ExitCode) -> String? {
    let said = bytes(of: errors)
    if code == .internalError || Self.isBug(said) { return "reports a bug of its own" }
    if [.inputOutputFailed, .cannotCreate].contains(code) { return "ends with \(code.rawValue)" }
    if let complaint = OutputOracle.complaint(about: said, isForBuildServer: false) {
      return "\(complaint) on standard error"
    }
    let isForBuildServer = words.contains("github")
    let written = bytes(of: output)
    let complaint = OutputOracle.complaint(about: written, isForBuildServer: isForBuildServer)
    let format = words.firstIndex(of: "--format").map { " as \(words[$0 + 1])" } ?? ""
    return complaint.map { $0 + format }
  }

  /// Whether a message says that the tool itself is at fault.
  private static func isBug(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("this is a bug in JankLab")
  }
}

// MARK: Files

extension Worker {
  private func say(_ line: String) {
    try? log.write(line + "\n")
  }

  /// Notes what is being done, where it can be read after a crash.
  private func note(_ index: Int, command: Int) {
    let numbers = [Int64(index), Int64(command)]
    _ = unsafe numbers.withUnsafeBytes { unsafe pwrite(progress, $0.baseAddress, $0.count, 0) }
  }

  private func empty(_ descriptor: Int32) {
    _ = ftruncate(descriptor, 0)
    _ = lseek(descriptor, 0, SEEK_SET)
  }

  /// The first bytes of a file, at most 4 MB.
  private func bytes(of descriptor: Int32) -> [UInt8] {
    let count = min(Int(lseek(descriptor, 0, SEEK_END)), 4 << 20)
    guard count > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, unsafe pread(descriptor, buffer.baseAddress, count, 0))
    }
  }
}
