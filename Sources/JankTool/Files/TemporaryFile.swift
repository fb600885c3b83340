internal import JankTrace
internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A new file that will replace another file in the same folder.
///
/// It is locked as long as its process lives. A file without a lock was left behind by a killed
/// process, whatever its number, and on whichever side of a container it ran.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  private static let suffix = ".tmp"
  private static let attemptLimit = 100
  /// The number of names this process has used, so that no two writers share one.
  private static let nameCount = Atomic<Int>(0)

  /// Creates the file, empty.
  ///
  /// - Parameters:
  ///   - name: the name of the file to replace.
  ///   - folder: the folder of both.
  /// - Returns: The file, open and locked.
  /// - Throws: If the folder accepts no new file.
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

  /// Removes the files that killed processes left behind for the same name.
  ///
  /// A file that cannot be locked or removed stays: that is no reason not to write.
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

  /// Locks a new file; false if another process locked it to remove it.
  ///
  /// On file systems without locks, no process removes the file.
  private static func claim(_ descriptor: Int32) -> Bool {
    do throws(SystemError) {
      try SystemCall.lockFile(descriptor)
      return true
    } catch {
      return error.number != EWOULDBLOCK
    }
  }

  /// The common prefix of all temporary files for a name.
  ///
  /// It has a digest of the name, which may be as long as names may be.
  private static func prefix(of name: String) -> String {
    var hasher = DigestHasher()
    hasher.combine(name)
    return ".janklab-\(hasher.finish().description.prefix(16))-"
  }
}
