/// Finding scenario files.
package enum ScenarioFolder {
  /// How the name of a scenario file ends.
  package static let fileSuffix = ".scenario.json"

  /// The files that paths stand for.
  ///
  /// A file stands for itself, whatever its name. A folder stands for all scenario files in it and
  /// in its folders, in the order of the bytes of their names. Hidden folders are passed over, and
  /// so are folders behind links, which also means that no loop can be entered.
  ///
  /// - Parameter paths: Files, folders and `-` for the standard input, in the order wanted.
  /// - Returns: Paths of files, each once and beginning with the path it was found by first.
  /// - Throws: `missingInput` for a path that leads nowhere and for a folder without scenarios.
  package static func files(at paths: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != "-" else {
        files.append(path)
        continue
      }
      switch SystemCall.kind(of: path) {
      case nil:
        let hint = PathSuggestion.hint(for: path)
        throw .file(path, .missingInput, "no such file or folder", hint: hint)
      case .folder:
        let found = try scenarios(in: path)
        guard !found.isEmpty else {
          throw .file(
            path,
            .missingInput,
            "the folder holds no scenario",
            hint: "names of scenario files end in \(fileSuffix)"
          )
        }
        files += found
      default: files.append(path)
      }
    }
    guard paths.count > 1 else { return files }
    var seen: Set<String> = []
    return files.filter { seen.insert(SystemCall.resolved($0) ?? $0).inserted }
  }

  private static func scenarios(in folder: String) throws(ToolFailure) -> [String] {
    let names: [String]
    do throws(SystemError) {
      names = try SystemCall.names(in: folder)
    } catch {
      throw .file(folder, .missingInput, "cannot read: \(error)")
    }
    var files: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // What is no UTF-8 was mended when it was read, and is not what the file is called.
      let isMended = name.contains("\u{FFFD}") && SystemCall.kind(of: path) == nil
      guard !isMended || !name.hasSuffix(fileSuffix) else {
        throw .file(
          path,
          .missingInput,
          "the name of the file is not UTF-8",
          hint: "rename it"
        )
      }
      if SystemCall.kind(of: path, followingLinks: false) == .folder {
        if !name.hasPrefix(".") { files += try scenarios(in: path) }
      } else if name.hasSuffix(fileSuffix), SystemCall.kind(of: path) != .folder {
        // A pipe would wait for its writer. Passed over, the check would be weaker than it looks.
        guard SystemCall.kind(of: path) != .device else {
          throw .file(
            path,
            .missingInput,
            "cannot read: it is not a regular file",
            hint: "remove it, or name it on the command line if it is a pipe"
          )
        }
        files.append(path)
      }
    }
    return files
  }
}
