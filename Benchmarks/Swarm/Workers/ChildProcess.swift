internal import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A process that was started to do dangerous work.
struct ChildProcess {
  private let id: pid_t

  /// How a process ended.
  struct End {
    /// The number of the signal that ended it, or nil.
    let signal: Int32?
    let exitCode: Int32
    /// The most memory that it had at a time, in bytes.
    let memory: Int
  }

  /// Starts a process whose output goes to a file.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - output: the file, which is emptied first.
  ///   - home: the folder of the user.
  init?(_ words: [String], output: String, home: String) {
    var environment = ProcessInfo.processInfo.environment
    environment = environment.filter { !$0.key.hasPrefix("JANKLAB_") }
    environment["HOME"] = home
    environment["XDG_CONFIG_HOME"] = home
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_CREAT | O_TRUNC | O_RDWR, 0o600)
    unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var id = pid_t()
    guard unsafe posix_spawn(&id, words[0], &actions, nil, arguments, variables) == 0 else {
      return nil
    }
    self.id = id
  }
}

extension ChildProcess {
  /// How it ended; nil while it goes on.
  func end() -> End? {
    var (status, usage) = (Int32(0), rusage())
    guard unsafe wait4(id, &status, WNOHANG, &usage) == id else { return nil }
    #if canImport(Darwin)
    let memory = Int(usage.ru_maxrss)
    #else
    let memory = Int(usage.ru_maxrss) * 1_024
    #endif
    let signal = status & 0x7F
    return End(
      signal: signal == 0 ? nil : signal,
      exitCode: (status >> 8) & 0xFF,
      memory: memory
    )
  }

  /// Ends it there and then.
  func kill() {
    #if canImport(Glibc)
    _ = Glibc.kill(id, SIGKILL)
    #else
    _ = Darwin.kill(id, SIGKILL)
    #endif
  }

  /// Waits for the end, for at most so long.
  func wait(seconds: Int) -> End? {
    let start = SystemLimits.time()
    while SystemLimits.time() - start < seconds * 1_000_000 {
      if let end = end() { return end }
      usleep(1_000)
    }
    kill()
    while true {
      if end() != nil { return nil }
      usleep(1_000)
    }
  }

  /// The path of this program.
  static let program: String = {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }()
}
