#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An error of the operating system.
package struct SystemError: Error, Equatable {
  /// The number, as in `errno`.
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// The number of the last failed call.
  static var last: SystemError { SystemError(number: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, for example `No such file or directory`.
  package var description: String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: words)
  }
}

/// The kind of file at a path.
package enum FileKind: Equatable, Sendable {
  case file, folder, link
  /// A terminal, a pipe, a socket, or a device such as `/dev/null`.
  case device
}

/// The calls of the operating system that the tool needs.
///
/// Calls that a signal can interrupt are repeated.
package enum SystemCall {
  /// Opens a file and returns its descriptor.
  static func openFile(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try repeated { unsafe open(path, flags | O_CLOEXEC, 0o666) }
  }

  /// Reads at most `count` bytes; none at the end of the file.
  static func readBytes(_ descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(SystemError) {
        initialized = try repeated { unsafe read(descriptor, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads at most `count` bytes from a position of the file.
  static func readBytes(
    _ descriptor: Int32,
    count: Int,
    at offset: Int
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(SystemError) {
        initialized = try repeated {
          unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset))
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Removes an empty folder; another one stays.
  static func removeFolder(_ path: String) {
    _ = unsafe rmdir(path)
  }

  /// Writes as many of the bytes as the system accepts, and returns their number.
  static func writeBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  {
    try repeated {
      unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// Waits until a descriptor that would block accepts bytes again.
  static func waitUntilWritable(_ descriptor: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = try repeated { Int(unsafe poll(&request, 1, -1)) }
  }

  /// Waits until the bytes of a file are on disk.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try repeated { fsync(descriptor) }
  }

  static func closeFile(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  static func renameFile(_ path: String, to other: String) throws(SystemError) {
    _ = try repeated { unsafe rename(path, other) }
  }

  /// Adds a second name to a file; fails if the name exists.
  static func linkFile(_ path: String, to other: String) throws(SystemError) {
    _ = try repeated { unsafe link(path, other) }
  }

  /// Locks an open file against other processes that lock it too, until it is closed.
  ///
  /// - Throws: `EWOULDBLOCK` if another process holds the lock; another error if the file system
  ///   has no locks.
  static func lockFile(_ descriptor: Int32) throws(SystemError) {
    _ = try repeated { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// Whether a path leads to an open file, and not to a file that replaced it.
  static func leads(_ path: String, to descriptor: Int32) -> Bool {
    var (named, open) = (stat(), stat())
    guard unsafe stat(path, &named) == 0, unsafe fstat(descriptor, &open) == 0 else { return false }
    return named.st_dev == open.st_dev && named.st_ino == open.st_ino
  }

  /// Creates a folder; an existing one is no error.
  package static func createFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try repeated { unsafe mkdir(path, 0o777) }
    } catch {
      guard error.number == EEXIST, kind(of: path) == .folder else { throw error }
    }
  }

  /// Copies the permissions of another file, if there is one; rejected changes are ignored.
  static func copyPermissions(
    of path: String,
    to descriptor: Int32,
    makingExecutable: Bool
  ) {
    var (old, new) = (stat(), stat())
    guard unsafe fstat(descriptor, &new) == 0 else { return }
    var mode = unsafe stat(path, &old) == 0 ? old.st_mode : new.st_mode
    // Run by whoever may read.
    if makingExecutable { mode |= (mode & 0o444) >> 2 }
    guard mode & 0o777 != new.st_mode & 0o777 else { return }
    _ = fchmod(descriptor, mode & 0o777)
  }

  static func removeFile(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The kind of file at a path, with or without following links; `nil` if there is none.
  package static func kind(of path: String, followingLinks: Bool = true) -> FileKind? {
    var status = stat()
    let result =
      followingLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    guard result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .device
    }
  }

  /// Whether a path leads to a pipe.
  static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether an open file is a regular one.
  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The size of an open file in bytes; 0 if it is no regular file.
  static func byteCount(of descriptor: Int32) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 0
    }
    return max(0, Int(status.st_size))
  }

  /// A number that changes with every change of a file; nil if the file is not there.
  static func changeStamp(of path: String) -> Int64? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The path with links resolved, or `nil` if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path that a write to `path` creates or replaces: links are followed to their end, even if
  /// no file is there yet.
  ///
  /// - Throws: `ELOOP` if links form a cycle.
  static func destination(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<linkLimit {
      // What stands behind the names of open pipes is no path.
      if kind(of: path) != nil { return resolved(path) ?? path }
      guard kind(of: path, followingLinks: false) == .link else { return path }
      let target = try linkTarget(of: path)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw SystemError(number: ELOOP)
  }

  /// The number of links that Linux follows.
  private static let linkLimit = 40

  /// The target of a link.
  private static func linkTarget(of path: String) throws(SystemError) -> String {
    let capacity = Int(PATH_MAX) + 1
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      do throws(SystemError) {
        initialized = try repeated {
          unsafe buffer.withMemoryRebound(to: CChar.self) { text in
            guard let start = text.baseAddress else { return 0 }
            return unsafe readlink(path, start, capacity)
          }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in a folder, unordered, without `.` and `..`.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: field.pointee)
        ) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names
  }

  /// Repeats a call while signals interrupt it; a result below zero is a failure.
  private static func repeated<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
