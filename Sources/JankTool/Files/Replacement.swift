#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is about to be replaced or created.
struct Replacement {
  /// The file, with all links resolved.
  private let target: String
  /// The file in messages.
  private let path: String
  private let folder: String
  private let isExecutable: Bool
  private let expectation: OutputFile.Expectation

  /// The number of attempts to get a lock that another process holds, and the microseconds between
  /// them.
  private static let attemptLimit = 1_000
  private static let pause: UInt32 = 10_000

  init(
    _ target: String,
    as path: String,
    isExecutable: Bool,
    expecting expectation: OutputFile.Expectation
  ) {
    self.target = target
    self.path = path
    self.isExecutable = isExecutable
    self.expectation = expectation
    folder = OutputFile.split(target).folder
  }

  /// Writes the new file and puts it into place.
  func write(_ produce: (CheckedWriter) throws(ToolFailure) -> Void) throws(ToolFailure) {
    let name = OutputFile.split(target).name
    TemporaryFile.removeAbandoned(for: name, in: folder)
    let temporary: TemporaryFile
    do throws(SystemError) {
      temporary = try TemporaryFile.create(for: name, in: folder)
    } catch {
      throw .cannotCreate(path, error)
    }
    defer { SystemCall.closeFile(temporary.descriptor) }
    try Interruption.removing(temporary.path) { () throws(ToolFailure) in
      do throws(ToolFailure) {
        try produce(CheckedWriter(descriptor: temporary.descriptor, name: path))
        SystemCall.copyPermissions(
          of: target,
          to: temporary.descriptor,
          makingExecutable: isExecutable
        )
        try synchronize(temporary.descriptor)
        try put(temporary)
      } catch {
        SystemCall.removeFile(temporary.path)
        throw error
      }
    }
    try synchronizeFolder()
  }

  /// Renames the new file into place, if the old one is as expected.
  private func put(_ temporary: TemporaryFile) throws(ToolFailure) {
    switch expectation {
    case .anything: try rename(temporary)
    case .absent: try link(temporary)
    case .content(let fingerprint):
      let descriptor = try openLocked()
      defer { SystemCall.closeFile(descriptor) }
      guard try FileFingerprint(reading: descriptor, of: path) == fingerprint else {
        throw changed
      }
      try rename(temporary)
    }
  }

  private func rename(_ temporary: TemporaryFile) throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.renameFile(temporary.path, to: target)
    } catch {
      throw .cannotCreate(path, error)
    }
  }

  /// Creates the file in one step, which fails if another process was faster.
  private func link(_ temporary: TemporaryFile) throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.linkFile(temporary.path, to: target)
    } catch {
      guard error.number != EEXIST else { throw changed }
      // Not every file system has second names.
      guard SystemCall.kind(of: target, followingLinks: false) == nil else { throw changed }
      return try rename(temporary)
    }
    SystemCall.removeFile(temporary.path)
  }

  private var changed: ToolFailure {
    .file(
      path,
      .inputOutputFailed,
      "another process changed the file while this one was at work; its change was kept",
      hint: "run the command again"
    )
  }
}

// MARK: Locking

extension Replacement {
  /// Opens and locks the file to replace.
  ///
  /// The lock may be that of a file which was replaced while waiting; then the new file is locked.
  /// After ten seconds the file counts as locked: a script that holds the lock while it runs the
  /// tool would otherwise wait for itself.
  private func openLocked() throws(ToolFailure) -> Int32 {
    for attempt in 1...Self.attemptLimit {
      guard let descriptor = try? SystemCall.openFile(target, O_RDONLY) else { throw changed }
      let isLocked = isLocked(descriptor)
      if isLocked || attempt == Self.attemptLimit, SystemCall.leads(target, to: descriptor) {
        return descriptor
      }
      SystemCall.closeFile(descriptor)
      if !isLocked { usleep(Self.pause) }
    }
    throw changed
  }

  /// Whether the lock is free or locks are not supported.
  private func isLocked(_ descriptor: Int32) -> Bool {
    do throws(SystemError) {
      try SystemCall.lockFile(descriptor)
      return true
    } catch {
      return error.number != EWOULDBLOCK
    }
  }
}

// MARK: Waiting for the disk

extension Replacement {
  /// Makes the new name as durable as the file's bytes.
  private func synchronizeFolder() throws(ToolFailure) {
    guard let descriptor = try? SystemCall.openFile(folder, O_RDONLY | O_DIRECTORY) else { return }
    defer { SystemCall.closeFile(descriptor) }
    try synchronize(descriptor)
  }

  /// Synchronises a file; file systems that cannot do that report `EINVAL`, which is ignored.
  private func synchronize(_ descriptor: Int32) throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.synchronize(descriptor)
    } catch {
      guard error.number != EINVAL else { return }
      throw .file(path, .inputOutputFailed, "cannot write: \(error)")
    }
  }
}
