internal import Foundation

/// Writes failing cases to a folder, with an index of them.
struct FailureKeeper {
  private let folder: String
  private static let index = "FAILURES.md"

  /// Keeps failures in a folder, which is made once there is one.
  init(folder: String) { self.folder = folder }
}

extension FailureKeeper {
  /// Writes a failure; the name of its first file.
  func keep(_ found: FoundFailure, mode: Options.Mode, count: Int) -> String {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let stem = "\(found.failure.kind)-\(found.seed)"
    var names: [String] = []
    for (index, file) in found.one.files.enumerated() {
      // Other files go by the names that the first one has for them.
      let ending = file.name.split(separator: ".", maxSplits: 1).last ?? "txt"
      let name = index == 0 ? "\(stem).\(ending)" : file.name
      WorkFolder.write(file.bytes, to: "\(folder)/\(name)")
      names.append(name)
    }
    let first = names.first ?? stem
    let command = found.commandLine.replacing(found.one.files.first?.name ?? stem, with: first)
    let entry = """

      ## \(found.key)

      \(count) in \(mode.rawValue), first with seed \(found.seed); files: \
      \(names.joined(separator: ", ")) (\(found.one.byteCount) bytes).

          \(command)

      Calls: \(found.stack.prefix(12).map(\.line).joined(separator: " < "))

      """
    append(entry)
    return first
  }

  private func append(_ text: String) {
    let path = "\(folder)/\(Self.index)"
    let old = WorkFolder.bytes(of: path)
    let head = old.isEmpty ? Array("# Failures of the swarm\n".utf8) : old
    WorkFolder.write(head + Array(text.utf8), to: path)
  }
}
