/// Finds recorded gestures in folders without scenarios.
enum RecordingFolder {
  /// Whether a folder or one of its subfolders holds a scenario.
  static func holdsScenarios(_ folder: String) -> Bool {
    (try? ScenarioFolder.files(at: [folder])) != nil
  }

  /// The recordings of known formats in a folder and its subfolders.
  ///
  /// They are sorted by the bytes of their names. Hidden files, links to folders and all other
  /// files are skipped.
  static func files(in folder: String) -> [String] {
    let names = (try? SystemCall.names(in: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .flatMap { name in
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if SystemCall.kind(of: path, followingLinks: false) == .folder { return files(in: path) }
        guard SystemCall.kind(of: path) == .file else { return [] }
        return (try? GestureLibrary([path], scale: nil)) == nil ? [] : [path]
      }
  }
}
