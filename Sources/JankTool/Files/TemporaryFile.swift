internal import JankTrace
internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A new file in the folder of another, whose place it takes once it is complete.
///
/// It is locked as long as its process lives. One that nobody holds the lock of was left behind by
/// a process that was killed, whatever its number, and on whichever side of a container it ran.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  private static let suffix = ".tmp"
  private static let attemptLimit = 100
  /// How many names this process has used: no writer in it has a name that another had.
  private static let nameCount = Atomic<Int>(0)

  /// Creates the file, empty.
  ///
  /// - Parameters:
  ///   - name: the name of the file whose place it takes.
  ///   - folder: the folder of both.
  /// - Returns: The file, open and locked.
  /// - Throws: Why the folder takes no new file.
  static func create(for name: String, in folder: String) throws(SystemError) -> TemporaryFile {
    for _ in 0..<attemptLimit {
      let number = nameCount.wrappingAdd(1, ordering: .relaxed).oldValue
      let path = "\(folder)/\(prefix(of: name))\(getpid())-\(number)\(suffix)"
      let descriptor: Int32
      do throws(SystemError) {
        descriptor = try SystemCall.openFile(path, O_WRONLY | O_CREAT | O_EXCL)
      } catch {
        guard error.number == EEXIST else { throw error }
        continue
      }
      // Before the lock the file looks abandoned, and whoever has the lock removes it. By now the
      // name may be that of another file.
      let isClaimed = claim(descriptor)
      if SystemCall.leads(path, to: descriptor) {
        if isClaimed { return TemporaryFile(path: path, descriptor: descriptor) }
        SystemCall.removeFile(path)
      }
      SystemCall.closeFile(descriptor)
    }
    throw SystemError(number: EEXIST)
  }

  /// Removes what killed processes left behind of the same file.
  ///
  /// What cannot be locked or removed stays: nothing here is a reason not to write.
  static func removeAbandoned(for name: String, in folder: String) {
    let prefix = prefix(of: name)
    for name in (try? SystemCall.names(in: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = "\(folder)/\(name)"
      guard SystemCall.kind(of: path, followingLinks: false) == .file,
        let descriptor = try? SystemCall.openFile(path, O_RDWR | O_NOFOLLOW)
      else { continue }
      defer { SystemCall.closeFile(descriptor) }
      // Nobody else removes a file that is locked here, so that the name stays its own.
      if (try? SystemCall.lockFile(descriptor)) != nil, SystemCall.leads(path, to: descriptor) {
        SystemCall.removeFile(path)
      }
    }
  }

  /// Locks a new file; false if another process has locked it in order to remove it.
  ///
  /// Where there are no locks, nobody can take one and remove the file.
  private static func claim(_ descriptor: Int32) -> Bool {
    do throws(SystemError) {
      try SystemCall.lockFile(descriptor)
      return true
    } catch {
      return error.number != EWOULDBLOCK
    }
  }

  /// How the names of all temporary files of a file begin.
  ///
  /// A fingerprint stands for its name, which may be as long as names may be.
  private static func prefix(of name: String) -> String {
    var hasher = DigestHasher()
    hasher.combine(name)
    return ".janklab-\(hasher.finish().description.prefix(16))-"
  }
}
