import JankScenarios

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reading files whole.
package enum InputFile {
  private static let chunkByteCount = 1 << 16

  /// The bytes of a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: How many bytes are enough. What lies beyond is not read, so that a caller who
  ///     refuses more than one byte less sees that there was more, however much it is.
  /// - Returns: The bytes.
  /// - Throws: `missingInput` if it cannot be opened, `inputOutputFailed` if reading breaks off.
  package static func read(_ path: String, limit: Int) throws(ToolFailure) -> [UInt8] {
    guard path != "-" else {
      let bytes = try readAll(STDIN_FILENO, of: "standard input", limit: limit)
      CrashGuard.keepStandardInput(bytes)
      return bytes
    }
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try SystemCall.openFile(path, O_RDONLY)
    } catch {
      throw .file(path, .missingInput, "cannot read: \(error)")
    }
    defer { SystemCall.closeFile(descriptor) }
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
