/// Finds scenario files, and files of other kinds by their suffix.
package enum ScenarioFolder {
  /// The suffix of a scenario file's name.
  package static let fileSuffix = ".scenario.json"
  /// The ending of storyboards.
  static let storyboardSuffix = ".storyboard"

  /// Expands paths to files of a kind.
  ///
  /// A file stands for itself, whatever its name. A folder stands for all such files in it and its
  /// subfolders, sorted by the bytes of their names. Hidden folders and links to folders are
  /// skipped, so there can be no loop.
  ///
  /// - Parameters:
  ///   - paths: Files, folders and `-` for standard input, in the requested order.
  ///   - suffix: The suffix of the files in folders.
  ///   - others: Further suffixes of files in folders.
  ///   - kind: The kind of the files, in a message.
  /// - Returns: Paths of files without duplicates, each beginning with the path it was first found
  ///   by.
  /// - Throws: `missingInput` for a path that does not exist and for a folder without such files.
  package static func files(
    at paths: [String],
    suffix: String = fileSuffix,
    orSuffixes others: [String] = [],
    kind: String = "scenario"
  ) throws(ToolFailure) -> [String] {
    var files: [String] = []
    var missing: [Diagnostic] = []
    for path in paths {
      guard path != "-" else {
        files.append(path)
        continue
      }
      switch SystemCall.kind(of: path) {
      case nil:
        let wanted: PathSuggestion.Kind =
          suffix == storyboardSuffix ? .storyboards : .scenarios
        let hint = PathSuggestion.hint(for: path, to: wanted)
        missing.append(Diagnostic(path: path, message: "no such file or folder", hint: hint))
      case .folder:
        let found = try search(path, for: [suffix] + others)
        guard !found.isEmpty else {
          throw .file(
            path,
            .missingInput,
            "the folder holds no \(kind)",
            hint: "names of \(kind) files end in \(suffix)"
          )
        }
        files += found
      default: files.append(path)
      }
    }
    guard missing.isEmpty else { throw ToolFailure(.missingInput, missing) }
    guard paths.count > 1 else { return files }
    var seen: Set<String> = []
    return files.filter { seen.insert(SystemCall.resolved($0) ?? $0).inserted }
  }

  private static func search(
    _ folder: String,
    for suffixes: [String]
  ) throws(ToolFailure) -> [String] {
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
      let fits = suffixes.contains(where: name.hasSuffix)
      guard !isMended || !fits else {
        throw .file(
          path,
          .missingInput,
          "the name of the file is not UTF-8",
          hint: "rename it"
        )
      }
      if SystemCall.kind(of: path, followingLinks: false) == .folder {
        if !name.hasPrefix(".") { files += try search(path, for: suffixes) }
      } else if fits, SystemCall.kind(of: path) != .folder {
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
