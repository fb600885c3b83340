internal import Foundation
package import JankScenarios
internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps one trap from losing all reports.
///
/// 1. ``install()`` prepares everything that a signal handler needs, since a handler may only make
/// system calls. 2. Each thread notes the run that it plays or judges: see ``containment``. 3. A
/// trap in a run restarts the tool in the same process, with the run on the list of broken ones.
/// Nothing but pages of cases is written before all runs are done, and runs depend only on their
/// arguments: the restarted tool writes the same pages again. So it ends as the first would have,
/// except for that run. 4. A trap anywhere else ends the tool with ``ExitCode/internalError`` and a
/// message.
package enum CrashGuard {
  /// The environment variable with the broken runs, each as 16 hexadecimal digits and a space.
  static let variable = "JANKLAB_BROKEN_RUNS"
  /// The environment variable with the name of a scenario whose runs trap on purpose, for tests.
  static let canaryVariable = "JANKLAB_CANARY"

  /// The number of broken runs at which the tool gives up.
  private static let runLimit = 200
  private static let digitCount = 17
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let stackByteCount = 1 << 16
  // More than a scenario may have.
  private static let keptByteCount = 1 << 24

  /// The data of the handler; made before it can be called, and never freed.
  @unsafe private struct Tools {
    /// The list of runs as `NAME=VALUE`, with space for all.
    let list: UnsafeMutablePointer<CChar>
    /// The index of the first run in the list.
    let listStart: Int
    let executable: UnsafeMutablePointer<CChar>
    let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// The thread-local number of the current run.
    let noted: pthread_key_t
  }

  /// The address of the tools, 0 before they are made; atomic, so that a handler may read it.
  private static let toolsAddress = Atomic<UInt>(0)
  private static let brokenCount = Atomic<Int>(0)
  private static let brokenRuns = Mutex<Set<UInt64>>([])
  private static let canary = Environment.value(of: canaryVariable)
}

extension CrashGuard {
  /// The containment of this process, once ``install()`` was called.
  package static let containment = RunContainment(
    isBroken: { key in
      let isBroken = brokenRuns.withLock { $0.contains(key.fingerprint) }
      precondition(isBroken || key.scenario != canary, "the canary of the tests sings")
      return isBroken
    },
    note: note
  )

  /// Whether any run trapped, which some commands do not report by their exit code.
  package static var hasBrokenRuns: Bool { brokenCount.load(ordering: .relaxed) > 0 }

  /// Whether so many runs trapped that the tool soon gives up; more trials should not start.
  package static var isNearLimit: Bool { brokenCount.load(ordering: .relaxed) > runLimit / 2 }

  /// Clears the list of broken runs, because their scenarios may have changed.
  package static func forget() {
    brokenRuns.withLock { $0 = [] }
    brokenCount.store(0, ordering: .relaxed)
  }

  /// Prepares the process and installs the signal handlers; called once, first of all.
  package static func install() {
    let broken = (Environment.value(of: variable) ?? "").split(separator: " ")
      .compactMap { UInt64($0, radix: 16) }.prefix(runLimit)
    brokenRuns.withLock { $0 = Set(broken) }
    brokenCount.store(broken.count, ordering: .relaxed)
    if let tools = unsafe makeTools(broken) {
      let place = UnsafeMutablePointer<Tools>.allocate(capacity: 1)
      unsafe place.initialize(to: tools)
      toolsAddress.store(UInt(bitPattern: place), ordering: .relaxed)
    }
    for number in signals { listen(to: number) }
  }

  /// Makes standard input readable again after it was read.
  ///
  /// A pipe can be read once. A file without a name that holds its content replaces it.
  static func keepStandardInput(_ bytes: [UInt8]) {
    guard unsafe tools != nil, bytes.count <= keptByteCount, lseek(STDIN_FILENO, 0, SEEK_CUR) < 0,
      let file = unsafe tmpfile()
    else { return }
    guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count, unsafe fflush(file) == 0 else {
      return
    }
    _ = unsafe dup2(fileno(file), STDIN_FILENO)
  }

  private static var tools: Tools? {
    let address = toolsAddress.load(ordering: .relaxed)
    return unsafe UnsafePointer<Tools>(bitPattern: address)?.pointee
  }

  private static func listen(to number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handle
    #else
    unsafe action.__sigaction_handler.sa_handler = handle
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    unsafe sigaction(number, &action, nil)
  }

  /// Notes the run of the calling thread.
  @Sendable private static func note(_ fingerprint: UInt64) -> UInt64 {
    guard let key = unsafe tools?.noted else { return 0 }
    let slot = unsafe pthread_getspecific(key)?.assumingMemoryBound(to: UInt64.self) ?? newSlot(key)
    let before = unsafe slot.pointee
    unsafe slot.pointee = fingerprint
    return before
  }

  /// Creates the current thread's slot for its run, and a stack for the handler, since the trap may
  /// be a stack overflow.
  private static func newSlot(_ key: pthread_key_t) -> UnsafeMutablePointer<UInt64> {
    let slot = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    unsafe slot.initialize(to: 0)
    unsafe pthread_setspecific(key, slot)
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(
      byteCount: stackByteCount,
      alignment: 16
    )
    unsafe stack.ss_size = .init(stackByteCount)
    unsafe sigaltstack(&stack, nil)
    return unsafe slot
  }
}

// MARK: The handler

// A trap may come anywhere, the allocator included: nothing here allocates or takes a lock.
extension CrashGuard {
  private static let handle: @convention(c) (Int32) -> Void = { number in
    guard let tools = unsafe tools, let run = unsafe run(tools),
      unsafe addBroken(run, to: tools)
    else {
      giveUp(number)
    }
    // What was asked to end does not start again.
    if Interruption.isRequested { giveUp(number) }
    // It is read again from its start: see `keepStandardInput`.
    lseek(STDIN_FILENO, 0, SEEK_SET)
    // The signal is blocked while it is handled, and would stay so.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
    unsafe execve(tools.executable, tools.arguments, tools.environment)
    giveUp(number)
  }

  /// The run of the calling thread, or nil if it has none.
  private static func run(_ tools: Tools) -> UInt64? {
    guard let slot = unsafe pthread_getspecific(tools.noted) else { return nil }
    let run = unsafe slot.load(as: UInt64.self)
    return run == 0 ? nil : run
  }

  /// Adds a run to the list; false if the list is full.
  private static func addBroken(_ run: UInt64, to tools: Tools) -> Bool {
    let place = brokenCount.load(ordering: .relaxed)
    guard place < runLimit else { return false }
    var byte = unsafe tools.listStart + place * digitCount
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: run >> shift & 15)
      unsafe tools.list[byte] = CChar(digit < 10 ? 48 + digit : 87 + digit)
      byte += 1
    }
    unsafe tools.list[byte] = 32
    unsafe tools.list[byte + 1] = 0
    return true
  }

  private static func giveUp(_ number: Int32) -> Never {
    let words: StaticString =
      """
      janklab: error: an internal rule was broken outside of any run
        help: this is a bug in JankLab; please report it with the command and its input

      """
    _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(ExitCode.internalError.rawValue)
  }
}

extension CrashGuard {
  /// Prepares the list of broken runs, and the arguments for a restart.
  private static func makeTools(_ broken: some Sequence<UInt64>) -> Tools? {
    #if canImport(Darwin)
    guard let executable = Bundle.main.executablePath else { return nil }
    #else
    let executable = "/proc/self/exe"
    #endif
    var noted = pthread_key_t()
    guard unsafe pthread_key_create(&noted, nil) == 0, let path = unsafe strdup(executable) else {
      return nil
    }
    let start = "\(variable)="
    let list = UnsafeMutablePointer<CChar>.allocate(
      capacity: start.utf8.count + runLimit * digitCount + 1
    )
    let text = start + broken.map { "\(hexadecimal($0)) " }.joined()
    unsafe strcpy(list, text)
    let others = ProcessInfo.processInfo.environment.filter { $0.key != variable }
    let environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: others.count + 2
    )
    for (place, (name, value)) in others.enumerated() {
      unsafe environment[place] = strdup("\(name)=\(value)")
    }
    unsafe environment[others.count] = list
    unsafe environment[others.count + 1] = nil
    return unsafe Tools(
      list: list,
      listStart: start.utf8.count,
      executable: path,
      arguments: CommandLine.unsafeArgv,
      environment: environment,
      noted: noted
    )
  }

  private static func hexadecimal(_ run: UInt64) -> String {
    let digits = String(run, radix: 16)
    return String(repeating: "0", count: digitCount - 1 - digits.count) + digits
  }
}
