import Foundation

/// A file of the project, by its path from the top.
struct ProjectFile: Sendable {
  let path: String
  let text: String

  /// The folders and the name, for example `Sources`, `JankTool`, `Version.swift`.
  var components: [String] { path.split(separator: "/").map(String.init) }

  /// The name without its ending.
  var baseName: String { String((components.last ?? "").prefix { $0 != "." }) }

  /// The room it belongs to, for example `JankTool`; `nil` outside of the sources.
  var room: String? {
    components.count > 2 && components[0] == "Sources" ? components[1] : nil
  }
}

/// Something that a house rule objects to.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// The project that these tests belong to.
enum Project {
  /// The folder with `Package.swift`, found from the place of this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names at the top of the project.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  /// All Swift files, sorted by path.
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

  /// The pages of all documentation catalogues, sorted by path.
  static func pages() throws -> [ProjectFile] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    var paths: [String] = []
    while let name = names?.nextObject() as? String {
      if name.hasSuffix(".md"), name.contains(".docc/") { paths.append("Sources/\(name)") }
    }
    return try paths.sorted().map { try file($0) }
  }

  /// Whether there is a file or a folder, by its path from the top.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// One file, by its path from the top.
  static func file(_ path: String) throws -> ProjectFile {
    ProjectFile(
      path: path,
      text: try String(contentsOf: root.appending(path: path), encoding: .utf8)
    )
  }
}
