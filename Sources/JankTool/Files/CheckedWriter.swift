#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A stream whose writes are all checked, unlike those of `print`.
///
/// Nothing is buffered: once `write` returns, the system has the bytes.
package struct CheckedWriter: Sendable {
  private let descriptor: Int32
  /// The stream in messages, for example `standard output`.
  private let name: String

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package static let standardOutput = CheckedWriter(
    descriptor: STDOUT_FILENO,
    name: "standard output"
  )
  package static let standardError = CheckedWriter(
    descriptor: STDERR_FILENO,
    name: "standard error"
  )
}

extension CheckedWriter {
  /// Writes a whole text.
  ///
  /// - Throws: `outputClosed` if the reader closed it, else `inputOutputFailed` with the reason.
  package func write(_ text: String) throws(ToolFailure) {
    try write(Array(text.utf8))
  }

  /// Writes all bytes.
  ///
  /// - Throws: `outputClosed` if the reader closed it, else `inputOutputFailed` with the reason.
  package func write(_ bytes: [UInt8]) throws(ToolFailure) {
    var rest = bytes[...]
    do throws(SystemError) {
      while !rest.isEmpty {
        rest = try rest.dropFirst(writeSome(rest))
      }
    } catch {
      guard error.number != EPIPE else { throw .outputClosed }
      throw .file(name, .inputOutputFailed, "cannot write: \(error)")
    }
  }

  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try SystemCall.writeBytes(descriptor, bytes)
    } catch {
      guard error.number == EAGAIN else { throw error }
      try SystemCall.waitUntilWritable(descriptor)
      return 0
    }
  }
}
