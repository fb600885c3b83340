import Foundation

/// Starting other programs from tests.
enum Shell {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The built `janklab`, which stands beside the tests.
  static var janklab: URL {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appending(path: "janklab")
  }

  /// Runs a script, which finds the tool as `$janklab` and a folder of its own as `$folder`.
  ///
  /// - Parameters:
  ///   - script: What the shell does.
  ///   - folder: The folder.
  ///   - columns: How wide lines of text are, or nil to say nothing of it; so wide that tests find
  ///     sentences on single lines.
  /// - Returns: What came of it.
  /// - Throws: That there is no shell.
  static func bash(_ script: String, folder: URL? = nil, columns: Int? = 1_000) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    var environment = ProcessInfo.processInfo.environment
    environment["janklab"] = janklab.path
    environment["folder"] = folder?.path
    environment["COLUMNS"] = columns.map { "\($0)" }
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let outputText = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    let errorText = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: outputText, errors: errorText)
  }

  /// A new folder that is removed when the work in it is done.
  static func inNewFolder<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  /// The same for work that waits.
  static func inNewFolder<Value>(_ work: (URL) async throws -> Value) async throws -> Value {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
  }

  private static func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "janklab-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
