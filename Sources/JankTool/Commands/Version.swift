internal import JankEngine

/// The output of `--version`.
package enum Version {
  /// The version of the tool.
  package static let tool = "0.1.0"
  /// The version of the simulated device: results of different models are not comparable.
  package static var model: Int { Model.version }

  /// The line of `--version`: tool, model, and the machine it was built for.
  package static var line: String { line(of: "janklab") }

  /// The same for a tool of another name.
  package static func line(of name: String) -> String {
    "\(name) \(tool) (model \(model), \(targetTriple))"
  }

  private static var targetTriple: String { "\(architecture)-\(system)" }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "aarch64"
    #else
    "unknown"
    #endif
  }

  private static var system: String {
    #if os(Linux)
    "unknown-linux-gnu"
    #elseif os(macOS)
    "apple-macosx"
    #else
    "unknown"
    #endif
  }
}
