import Foundation
import JankTool
import Testing

/// What the tool said and how it ended, called within the test's own process.
struct ToolRun {
  let code: ExitCode
  let output: String
  let errors: String

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - toolset: The tool.
  ///   - columns: How wide a line is; so wide that tests find sentences on single lines.
  ///   - isTerminal: Whether the output is a terminal.
  /// - Throws: That a file of the run cannot be read.
  init(
    _ words: [String],
    as toolset: Toolset = .standard,
    columns: Int = 1_000,
    isTerminal: Bool = false
  ) async throws {
    (code, output, errors) = try await Shell.inNewFolder { folder in
      let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
      try Data().write(to: output)
      try Data().write(to: errors)
      let outputHandle = try FileHandle(forWritingTo: output)
      let errorHandle = try FileHandle(forWritingTo: errors)
      let code = await Janklab.run(
        words,
        on: Console(
          output: CheckedWriter(descriptor: outputHandle.fileDescriptor, name: "output"),
          errors: CheckedWriter(descriptor: errorHandle.fileDescriptor, name: "errors"),
          terminal: { Self.terminal(columns: columns, isTerminal: isTerminal) }
        ),
        as: toolset
      )
      try outputHandle.close()
      try errorHandle.close()
      return (
        code, try String(contentsOf: output, encoding: .utf8),
        try String(contentsOf: errors, encoding: .utf8)
      )
    }
  }

  /// Streams of a width without colour, the errors of which nobody watches.
  static func terminal(columns: Int, isTerminal: Bool = false) -> Terminal {
    Terminal(output: .init(isTerminal: isTerminal), errors: .init(isTerminal: false)) {
      switch $0 {
      case "COLUMNS": "\(columns)"
      case "NO_COLOR": "1"
      default: nil
      }
    }
  }

  /// The cases of a result in JSON.
  static func cases(in text: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(value?["cases"] as? [[String: Any]])
  }

  /// One text of each case of a result in JSON.
  func texts(_ key: String) throws -> [String] {
    try Self.cases(in: output).compactMap { $0[key] as? String }
  }
}
