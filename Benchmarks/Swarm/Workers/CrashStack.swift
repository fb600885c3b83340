internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The addresses of the calls that this thread is in, from the C library.
@_silgen_name("backtrace")
private func fillBacktrace(_ addresses: UnsafeMutablePointer<Int>?, _ capacity: Int32) -> Int32

#if os(Linux)
/// Sends a signal to a thread of a process.
@_silgen_name("tgkill")
private func signalThread(_ process: Int32, _ thread: Int32, _ signal: Int32) -> Int32
#endif

/// Writes the addresses of the stack to a file when the process crashes.
///
/// A trap of an optimised build says nothing, so these are all that is known of its place. Of a
/// process that works for too long the stacks of all threads are written, because the signal may
/// come to one that waits. Each is the number of its addresses, and they.
enum CrashStack {
  private static let capacity = 96
  // Set once, before a signal can come.
  private static let descriptor = Atomic<Int32>(-1)

  /// The signals that faults raise.
  private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

  /// Begins to listen.
  ///
  /// - Parameter path: the file for the addresses; its first line is where the program begins.
  static func listen(to path: String) {
    let file = unsafe open(path, O_CREAT | O_TRUNC | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
    descriptor.store(file, ordering: .relaxed)
    let base = Array((Self.base ?? "0").utf8) + [UInt8(ascii: "\n")]
    _ = unsafe base.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    // The first call loads a library, which a handler may not.
    var address = 0
    _ = unsafe fillBacktrace(&address, 1)
    for number in faults { _ = signal(number, noteFault) }
    _ = signal(SIGSYS, noteThread)
    _ = signal(SIGPROF, noteAllThreads)
  }

  private static let noteFault: @convention(c) (Int32) -> Void = { number in
    writeStack()
    // Comes again, now with its usual end.
    _ = signal(number, SIG_DFL)
    if number == SIGABRT { _ = raise(number) }
  }

  private static let noteThread: @convention(c) (Int32) -> Void = { _ in writeStack() }

  private static let noteAllThreads: @convention(c) (Int32) -> Void = { number in
    #if os(Linux)
    let process = getpid()
    // Threads are numbered on from the process, and those of others are not reached. This signal
    // is among the few that the threads of tasks take.
    for thread in process..<(process + 100_000) { _ = signalThread(process, thread, SIGSYS) }
    usleep(20_000)
    #else
    writeStack()
    #endif
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Writes the stack of this thread, without anything that a handler may not do.
  private static func writeStack() {
    unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity + 1) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = unsafe Int(fillBacktrace(start + 1, Int32(capacity)))
      unsafe start.pointee = count
      _ = unsafe write(
        descriptor.load(ordering: .relaxed),
        start,
        (count + 1) * MemoryLayout<Int>.stride
      )
    }
  }

  /// Where the program begins in memory, in hexadecimal digits.
  private static var base: String? {
    let bytes = WorkFolder.bytes(of: "/proc/self/maps")
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    return text.split(separator: "-").first.map(String.init)
  }
}
