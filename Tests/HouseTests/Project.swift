import Foundation

/// A file with its path relative to the project.
struct ProjectFile: Sendable {
  let path: String
  let text: String

  /// The folders and the name, for example `Sources`, `JankTool`, `Version.swift`.
  var components: [String] { path.split(separator: "/").map(String.init) }

  /// The name without its extension.
  var baseName: String { String((components.last ?? "").prefix { $0 != "." }) }

  /// The module of a source file, for example `JankTool`; nil for other files.
  var module: String? {
    components.count > 2 && components[0] == "Sources" ? components[1] : nil
  }
}

/// A violation of a rule.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// The project of these tests.
enum Project {
  /// The folder with `Package.swift`, relative to this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the names at the top level of the project.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  /// Returns all Swift files, sorted by path.
  static func swiftFiles() throws -> [ProjectFile] {
    var paths = ["Package.swift"]
    for folder in ["Sources", "Tests", "Benchmarks"] {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let name = names?.nextObject() as? String {
        if name.hasSuffix(".swift"), !name.contains(".build/") { paths.append("\(folder)/\(name)") }
      }
    }
    return try paths.sorted().map { try file($0) }
  }

  /// Returns the pages of all documentation catalogues, sorted by path.
  static func pages() throws -> [ProjectFile] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    var paths: [String] = []
    while let name = names?.nextObject() as? String {
      if name.hasSuffix(".md"), name.contains(".docc/") { paths.append("Sources/\(name)") }
    }
    return try paths.sorted().map { try file($0) }
  }

  /// Whether a file or folder exists at a path relative to the project.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Returns the file at a path relative to the project.
  static func file(_ path: String) throws -> ProjectFile {
    ProjectFile(
      path: path,
      text: try String(contentsOf: root.appending(path: path), encoding: .utf8)
    )
  }
}
