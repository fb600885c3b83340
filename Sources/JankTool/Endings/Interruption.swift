internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The user's request that the tool end now.
///
/// After a first interrupt, quit, hang-up or termination signal no new run starts, complete results
/// are written, and the tool exits with the signal's code within a second. A second signal ends it
/// at once. Files are whole either way, because they are renamed into place.
package enum Interruption {
  /// The number of the received signal, 0 for none; atomic, so that a handler may write it.
  private static let signalNumber = Atomic<Int32>(0)

  /// The exit code for the received signal, or nil for none.
  package static var code: ExitCode? {
    switch signalNumber.load(ordering: .relaxed) {
    case SIGHUP: .hungUp
    case SIGINT: .interrupted
    case SIGQUIT: .quit
    case SIGTERM: .terminated
    default: nil
    }
  }

  /// Whether no new work may start.
  package static var isRequested: Bool { code != nil }

  /// Starts handling signals; called by every command that has work to finish, before it reads a
  /// file.
  static func listen() { listening }

  private static let listening: Void = {
    // Made before a signal could ask for them.
    signalNumber.store(0, ordering: .relaxed)
    unfinishedFile.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGQUIT, SIGTERM] { _ = signal(number, note) }
    // Whoever starts the tool with nohup wants it to go on.
    let former = signal(SIGHUP, note)
    let isIgnored =
      unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { _ = signal(SIGHUP, SIG_IGN) }
    _ = signal(SIGALRM, giveUp)
  }()

  private static let note: @convention(c) (Int32) -> Void = { number in
    guard signalNumber.exchange(number, ordering: .relaxed) == 0 else { end(number) }
    // What is at work has a second to end.
    _ = alarm(1)
  }

  private static let giveUp: @convention(c) (Int32) -> Void = { _ in
    let words: StaticString =
      "janklab: error: ended before all was written; files are as before or whole\n"
    // A signal may come anywhere, so that nothing but the system is called.
    _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    end(signalNumber.load(ordering: .relaxed))
  }

  private static func end(_ number: Int32) -> Never {
    let address = unfinishedFile.load(ordering: .relaxed)
    if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(path) }
    _exit(128 + number)
  }
}

// MARK: Unfinished files

extension Interruption {
  /// The address of the name of the file being written, 0 for none.
  private static let unfinishedFile = Atomic<UInt>(0)

  /// Runs work during which a file is removed if the tool is forced to end.
  ///
  /// One file is written at a time. Its name is never freed, since a handler may be reading it.
  static func removing<Result>(
    _ path: String,
    during work: () throws(ToolFailure) -> Result
  ) throws(ToolFailure) -> Result {
    let name = unsafe strdup(path)
    unfinishedFile.store(UInt(bitPattern: name), ordering: .relaxed)
    defer { unfinishedFile.store(0, ordering: .relaxed) }
    return try work()
  }
}
