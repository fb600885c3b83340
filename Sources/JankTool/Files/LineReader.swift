#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads a file line by line, so that a long file need not be in memory.
final class LineReader {
  private let path: String
  private let descriptor: Int32
  private let lineLimit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// The position of the next line in the file.
  private(set) var offset = 0

  private static let chunkByteCount = 1 << 18

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - lineLimit: the largest number of bytes of a line.
  /// - Throws: `missingInput` if it cannot be opened.
  init(_ path: String, lineLimit: Int = 64 << 20) throws(ToolFailure) {
    self.path = path
    self.lineLimit = lineLimit
    do throws(SystemError) {
      descriptor = try SystemCall.openFile(path, O_RDONLY)
    } catch {
      throw .file(path, .missingInput, "cannot read: \(error)")
    }
    guard SystemCall.isRegular(descriptor) else {
      SystemCall.closeFile(descriptor)
      throw .file(path, .missingInput, "cannot read: it is not a regular file")
    }
  }

  deinit { SystemCall.closeFile(descriptor) }
}

extension LineReader {
  /// Returns the next line without its line feed; nil at the end.
  ///
  /// - Throws: `inputOutputFailed` if reading fails, `invalidData` for a last line without a line
  ///   feed and for one that is too long.
  func next() throws(ToolFailure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<end]
        offset += line.count + 1
        start = end + 1
        return line
      }
      searched = buffer.count
      guard buffer.count - start <= lineLimit else {
        throw .file(path, .invalidData, "a line has more than \(lineLimit) bytes")
      }
      let chunk: [UInt8]
      do throws(SystemError) {
        chunk = try SystemCall.readBytes(descriptor, count: Self.chunkByteCount)
      } catch {
        throw .file(path, .inputOutputFailed, "cannot read: \(error)")
      }
      guard !chunk.isEmpty else {
        guard start == buffer.count else {
          throw .file(path, .invalidData, "the last line has no line feed: the file is cut off")
        }
        return nil
      }
      searched -= start
      buffer.removeSubrange(..<start)
      start = 0
      buffer += chunk
    }
  }
}
