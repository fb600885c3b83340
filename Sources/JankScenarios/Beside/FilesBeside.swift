internal import JankImports
internal import JankText

/// The files that a scenario refers to, while it is being read.
package final class FilesBeside {
  private let read: (_ path: String) throws(UnreadableFile) -> [UInt8]
  /// The gesture recordings read so far, or the problem with each, by path.
  var recordings: [JSONName: Result<GestureStream, RecordingProblem>] = [:]
  /// Number of samples in the drags read so far.
  var sampleCount = 0

  /// Creates an instance that reads files by their paths relative to the scenario's folder.
  package init(_ read: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]) {
    self.read = read
  }
}

extension FilesBeside {
  /// Reads a file; throws before opening anything if the path is rejected.
  package func file(at path: String) throws(UnreadableFile) -> [UInt8] {
    if let problem = BesidePath.problem(with: path) { throw problem }
    return try read(path)
  }
}

extension DiagnosticLog {
  /// The files that the file being read refers to; none without a reader for them.
  package var filesBeside: FilesBeside {
    if let files = context as? FilesBeside { return files }
    precondition(context == nil, "the log has another context")
    let none = FilesBeside { _ throws(UnreadableFile) in
      throw UnreadableFile("there is no such file")
    }
    context = none
    return none
  }

  /// Reads a file that the file being read refers to, or reports why it cannot be used.
  ///
  /// - Parameters:
  ///   - path: The path from the folder of the scenario.
  ///   - kind: What the file is, as messages name it, such as `profile`.
  ///   - position: The position of the path.
  ///   - read: Reads the contents.
  /// - Returns: What `read` returns, or nil after a report.
  func fileBeside<Value>(
    _ path: String,
    as kind: String,
    at position: SourcePosition,
    _ read: (_ bytes: [UInt8]) throws(FileError) -> Value
  ) -> Value? {
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      bytes = try filesBeside.file(at: path)
    } catch {
      let reason = "the \(kind) \(quoted(path)) cannot be read: \(error.reason)"
      report(reason, at: position, hint: error.hint, about: .meaning)
      return nil
    }
    do throws(FileError) {
      return try read(bytes)
    } catch {
      let first = error.diagnostics.first?.oneLine ?? "it is empty"
      report("the \(kind) cannot be used: \(first)", at: position, about: .meaning)
      return nil
    }
  }

  /// Creates the log of a file that may refer to others.
  package convenience init(
    path: String,
    source: [UInt8] = [],
    readBeside: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) {
    self.init(path: path, source: source)
    context = FilesBeside(readBeside)
  }
}
