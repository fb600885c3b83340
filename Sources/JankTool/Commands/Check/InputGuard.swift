/// Keeps what is read from being written over, and two results from going to one place.
struct InputGuard {
  /// What is read, by the path without links.
  private let inputs: [String: String]

  /// Takes the files that are read.
  ///
  /// - Parameters:
  ///   - paths: scenarios, what they name, baselines; `-` is none.
  ///   - config: the file of options, or nil for that of the project.
  init(_ paths: [String], config: String? = nil) {
    var inputs: [String: String] = [:]
    for path in paths + [config ?? Settings.projectFile] where path != "-" {
      inputs[OutputFile.place(of: path)] = path
    }
    self.inputs = inputs
  }

  /// Rejects outputs that are inputs.
  ///
  /// - Parameter outputs: the files; nil is standard output.
  /// - Throws: Wrong usage, for a file that is also read and for one that is named twice.
  func reject(_ outputs: [String?]) throws(ToolFailure) {
    var taken: Set<String> = []
    for output in outputs {
      let place = output.map(OutputFile.place) ?? "-"
      if inputs[place] != nil {
        throw .file(
          output ?? "-",
          .wrongUsage,
          "it is an input and would be overwritten",
          hint: "name another file for the result"
        )
      }
      let isDevice = output.map { SystemCall.kind(of: $0) == .device } ?? false
      guard isDevice || taken.insert(place).inserted else {
        throw .file(
          output ?? "standard output",
          .wrongUsage,
          "two results cannot share a file",
          hint: "name a file for each"
        )
      }
    }
  }
}
