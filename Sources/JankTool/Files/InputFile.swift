internal import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files whole.
package enum InputFile {
  private static let chunkByteCount = 1 << 16

  /// Reads the bytes of a file that the user named; `-` is standard input.
  ///
  /// Pipes are accepted, since shells pass the output of a command as one. Devices are rejected,
  /// except for a numbered stream under `/dev/fd`, which may be a terminal.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes to read. To reject files of more than n bytes, pass n + 1.
  ///   - expected: What to name instead of a folder.
  /// - Returns: The bytes.
  /// - Throws: `missingInput` if it cannot be opened, `inputOutputFailed` if reading fails midway.
  package static func read(
    _ path: String,
    limit: Int,
    expecting expected: String = "a file"
  ) throws(ToolFailure) -> [UInt8] {
    guard path != "-" else {
      let bytes = try readAll(STDIN_FILENO, of: "standard input", limit: limit)
      CrashGuard.keepStandardInput(bytes)
      return bytes
    }
    let isStream =
      path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || SystemCall.isPipe(path)
    let kind = SystemCall.kind(of: path)
    guard kind != .folder else {
      throw .file(path, .missingInput, "cannot read: it is a folder", hint: "name \(expected)")
    }
    guard isStream || kind != .device else {
      throw .file(
        path,
        .missingInput,
        "cannot read: it is a device or a socket",
        hint: "name a file, a pipe, or - for standard input"
      )
    }
    // Some files of the system that count as regular would wait for more to come.
    return try open(path, isStream ? O_RDONLY : Self.neverWaiting, limit: limit)
  }

  private static let neverWaiting = O_RDONLY | O_NONBLOCK | O_NOCTTY

  /// Reads a file like `read`, but rejects one larger than the limit.
  ///
  /// - Throws: The errors of `read`, and `invalidData` for a larger file.
  package static func readWhole(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    let bytes = try read(path, limit: limit + 1)
    guard bytes.count <= limit else {
      throw .file(path, .invalidData, "the file has more than \(limit) bytes")
    }
    return bytes
  }

  /// Reads a file that another file names, which must be a regular one.
  ///
  /// Opening never waits, as it would for the writer of a pipe, and no device is opened: for some
  /// that alone has an effect.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The number of bytes to read.
  /// - Returns: The bytes.
  /// - Throws: `missingInput` if it cannot be opened or is no regular file, `inputOutputFailed` if
  ///   reading fails midway.
  package static func readRegular(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    if let kind = SystemCall.kind(of: path), kind != .file { throw notRegular(path) }
    // Something else may have taken the name since.
    return try open(path, neverWaiting, limit: limit) {
      SystemCall.isRegular($0)
    }
  }

  private static func notRegular(_ path: String) -> ToolFailure {
    .file(path, .missingInput, "cannot read: it is not a regular file")
  }

  private static func open(
    _ path: String,
    _ flags: Int32,
    limit: Int,
    isRight: (Int32) -> Bool = { _ in true }
  ) throws(ToolFailure) -> [UInt8] {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try SystemCall.openFile(path, flags)
    } catch {
      guard error.number == ENOENT else {
        throw .file(path, .missingInput, "cannot read: \(error)")
      }
      let kind: PathSuggestion.Kind = path.hasSuffix(ProfileFile.ending) ? .profile : .file
      let hint = PathSuggestion.hint(for: path, to: kind)
      throw .file(path, .missingInput, "no such file", hint: hint)
    }
    defer { SystemCall.closeFile(descriptor) }
    guard isRight(descriptor) else { throw notRegular(path) }
    return try readAll(descriptor, of: path, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32,
    of path: String,
    limit: Int
  ) throws(ToolFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, SystemCall.byteCount(of: descriptor)))
    do throws(SystemError) {
      while bytes.count < limit {
        let count = min(chunkByteCount, limit - bytes.count)
        let chunk = try SystemCall.readBytes(descriptor, count: count)
        if chunk.isEmpty { break }
        bytes += chunk
      }
    } catch {
      let code = error.number == EISDIR ? ExitCode.missingInput : .inputOutputFailed
      throw .file(path, code, "cannot read: \(error)")
    }
    return bytes
  }
}
