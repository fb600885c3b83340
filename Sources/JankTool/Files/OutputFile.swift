import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writing files whole or not at all.
package enum OutputFile {
  /// Writes a file so that whatever happens it is either as before or complete.
  ///
  /// The bytes go to a new file in the same folder, which takes the name once it is on the disk. A
  /// link stays a link: what it leads to is replaced, and keeps its permissions. Pipes and devices
  /// are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The file, which may exist.
  /// - Throws: `cannotCreate` if the file cannot come into being, `inputOutputFailed` if writing
  ///   breaks off, for example because the disk is full.
  package static func write(_ bytes: [UInt8], to path: String) throws(ToolFailure) {
    try write(to: path) { writer throws(ToolFailure) in try writer.write(bytes) }
  }

  /// Writes a file piece by piece, with the same promise.
  ///
  /// - Parameters:
  ///   - path: The file, which may exist.
  ///   - isExecutable: Whether whoever may read the file may also run it.
  ///   - produce: Writes the content. If it throws, the file stays as it was.
  /// - Throws: As above, and what `produce` throws.
  package static func write(
    to path: String,
    isExecutable: Bool = false,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let path = SystemCall.resolved(path) ?? path
    switch SystemCall.kind(of: path) {
    case .folder: throw .file(path, .cannotCreate, "cannot create: it is a folder")
    case .device: try writeDirectly(to: path, produce)
    default: try replace(path, isExecutable: isExecutable, produce)
    }
  }

  private static func writeDirectly(
    to path: String,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let descriptor = try create(path, O_WRONLY, for: path)
    defer { SystemCall.closeFile(descriptor) }
    try produce(CheckedWriter(descriptor: descriptor, name: path))
  }

  private static func replace(
    _ path: String,
    isExecutable: Bool,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let (folder, name) = split(path)
    let temporary = "\(folder)/.\(name).\(getpid()).tmp"
    try Interruption.removing(temporary) { () throws(ToolFailure) in
      try replace(path, by: temporary, isExecutable: isExecutable, produce)
    }
    try synchronizeFolder(folder, of: path)
  }

  private static func replace(
    _ path: String,
    by temporary: String,
    isExecutable: Bool,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    // A process with our number may have died and left its file behind.
    SystemCall.removeFile(temporary)
    let descriptor = try create(temporary, O_WRONLY | O_CREAT | O_EXCL, for: path)
    do throws(ToolFailure) {
      defer { SystemCall.closeFile(descriptor) }
      try produce(CheckedWriter(descriptor: descriptor, name: path))
      SystemCall.copyPermissions(of: path, to: descriptor, makingExecutable: isExecutable)
      try synchronize(descriptor, of: path)
    } catch {
      SystemCall.removeFile(temporary)
      throw error
    }
    do throws(SystemError) {
      try SystemCall.renameFile(temporary, to: path)
    } catch {
      SystemCall.removeFile(temporary)
      throw .file(path, .cannotCreate, "cannot create: \(error)")
    }
  }

  private static func create(
    _ file: String,
    _ flags: Int32,
    for path: String
  ) throws(ToolFailure) -> Int32 {
    do throws(SystemError) {
      return try SystemCall.openFile(file, flags)
    } catch {
      let isFull = error.number == ENOSPC || error.number == EDQUOT
      throw .file(
        path,
        isFull ? .inputOutputFailed : .cannotCreate,
        "cannot create: \(error)"
      )
    }
  }

  /// Adds to the end of a file that others add to as well, as the summary of a job is.
  package static func append(
    to path: String,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let descriptor = try create(path, O_WRONLY | O_CREAT | O_APPEND, for: path)
    defer { SystemCall.closeFile(descriptor) }
    try produce(CheckedWriter(descriptor: descriptor, name: path))
  }

  /// Makes the new name as lasting as the bytes behind it.
  private static func synchronizeFolder(_ folder: String, of path: String) throws(ToolFailure) {
    guard let descriptor = try? SystemCall.openFile(folder, O_RDONLY | O_DIRECTORY) else { return }
    defer { SystemCall.closeFile(descriptor) }
    try synchronize(descriptor, of: path)
  }

  /// Some file systems cannot synchronise and say `EINVAL`; they have done what they can.
  private static func synchronize(_ descriptor: Int32, of path: String) throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.synchronize(descriptor)
    } catch {
      guard error.number != EINVAL else { return }
      throw .file(path, .inputOutputFailed, "cannot write: \(error)")
    }
  }

  /// The folder of a path, `.` if it names none, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
