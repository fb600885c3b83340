internal import JankImports
internal import JankText

/// The files that a scenario names, while it is read.
package final class FilesBeside {
  private let read: (_ path: String) throws(UnreadableFile) -> [UInt8]
  /// The recordings of fingers read so far, or why one cannot be used, by their paths.
  var recordings: [JSONName: Result<GestureStream, RecordingProblem>] = [:]
  /// How many samples the drags read so far have.
  var sampleCount = 0

  /// Takes the way to the files.
  ///
  /// - Parameter read: reads a file by its path, which counts from the folder of the scenario.
  package init(_ read: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]) {
    self.read = read
  }
}

extension FilesBeside {
  /// Reads a file; what is wrong with the path is thrown before anything is opened.
  package func file(at path: String) throws(UnreadableFile) -> [UInt8] {
    if let problem = BesidePath.problem(with: path) { throw problem }
    return try read(path)
  }
}

extension DiagnosticLog {
  /// The files beside the file that is read.
  ///
  /// A log opened without a reader for them finds no file.
  package var filesBeside: FilesBeside {
    if let files = context as? FilesBeside { return files }
    precondition(context == nil, "the log has another context")
    let none = FilesBeside { _ throws(UnreadableFile) in
      throw UnreadableFile("there is no such file")
    }
    context = none
    return none
  }

  /// Opens the log of a file that may name others.
  ///
  /// - Parameters:
  ///   - path: the file, as its reader knows it.
  ///   - source: the file itself, from which findings quote.
  ///   - readBeside: reads a file that this one names.
  package convenience init(
    path: String,
    source: [UInt8] = [],
    readBeside: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) {
    self.init(path: path, source: source)
    context = FilesBeside(readBeside)
  }
}
