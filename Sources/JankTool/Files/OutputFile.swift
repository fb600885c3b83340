#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes files whole or not at all.
package enum OutputFile {
  /// The state of a file that its replacement requires.
  package enum Expectation: Equatable, Sendable {
    /// None: any file is replaced.
    case anything
    /// The file does not exist.
    case absent
    /// The file holds these bytes.
    case content(FileFingerprint)
  }

  /// Writes a file so that it is always either unchanged or complete.
  ///
  /// The bytes go to a new file in the same folder, which is renamed once it is on disk. A link
  /// stays a link: its target is replaced or created, and keeps its permissions. Pipes and devices
  /// are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The file, which may exist.
  /// - Throws: `cannotCreate` if the file cannot be created, `inputOutputFailed` if writing fails
  ///   midway, for example because the disk is full.
  package static func write(_ bytes: [UInt8], to path: String) throws(ToolFailure) {
    try write(to: path) { writer throws(ToolFailure) in try writer.write(bytes) }
  }

  /// Writes a file in pieces, with the same guarantee.
  ///
  /// - Parameters:
  ///   - path: The file, which may exist.
  ///   - isExecutable: Whether everyone who may read the file may also run it.
  ///   - expectation: The state of the file that the replacement requires. No other process that
  ///     writes with an expectation replaces the file between this check and the replacement.
  ///   - produce: Writes the content. If it throws, the file is unchanged.
  /// - Throws: The errors of `write`, `inputOutputFailed` if the file is not as expected, and what
  ///   `produce` throws.
  package static func write(
    to path: String,
    isExecutable: Bool = false,
    expecting expectation: Expectation = .anything,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let target: String
    do throws(SystemError) {
      target = try SystemCall.destination(of: path)
    } catch {
      throw .file(path, .cannotCreate, "cannot create: \(error)")
    }
    switch SystemCall.kind(of: target) {
    case .folder: throw .file(path, .cannotCreate, "cannot create: it is a folder")
    case .device: try writeDirectly(to: target, produce)
    default:
      let file = Replacement(target, as: path, isExecutable: isExecutable, expecting: expectation)
      try file.write(produce)
    }
  }

  private static func writeDirectly(
    to path: String,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let descriptor = try open(path, O_WRONLY)
    defer { SystemCall.closeFile(descriptor) }
    try produce(CheckedWriter(descriptor: descriptor, name: path))
  }

  /// Appends to a file that others append to as well, such as a job summary.
  package static func append(
    to path: String,
    _ produce: (CheckedWriter) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_APPEND)
    defer { SystemCall.closeFile(descriptor) }
    try produce(CheckedWriter(descriptor: descriptor, name: path))
  }

  private static func open(_ path: String, _ flags: Int32) throws(ToolFailure) -> Int32 {
    do throws(SystemError) {
      return try SystemCall.openFile(path, flags)
    } catch {
      throw .cannotCreate(path, error)
    }
  }

  /// The path that a write to `path` ends at, with links resolved, by which two paths can be
  /// compared.
  package static func place(of path: String) -> String {
    let target = (try? SystemCall.destination(of: path)) ?? path
    let (folder, name) = split(target)
    guard SystemCall.kind(of: target) == nil, let folder = SystemCall.resolved(folder) else {
      return target
    }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The folder of a path (`.` if it has none) and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}

extension ToolFailure {
  /// A file cannot be created, because of the disk or its folder.
  static func cannotCreate(_ path: String, _ error: SystemError) -> ToolFailure {
    let isFull = error.number == ENOSPC || error.number == EDQUOT
    let folder = OutputFile.split(path).folder
    return .file(
      path,
      isFull ? .inputOutputFailed : .cannotCreate,
      "cannot create: \(error)",
      hint: error.number == ENOENT ? "create the folder: mkdir -p \(ShellWord.text(folder))" : nil
    )
  }
}
