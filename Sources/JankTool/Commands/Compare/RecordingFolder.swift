/// Finding recordings of fingers in folders that hold no scenario.
enum RecordingFolder {
  /// Whether a folder, or one in it, holds a scenario.
  static func holdsScenarios(_ folder: String) -> Bool {
    (try? ScenarioFolder.files(at: [folder])) != nil
  }

  /// The files in a folder and in its folders that are recordings in a known format.
  ///
  /// They stand in the order of the bytes of their names; hidden ones and links to folders are
  /// passed over, and so is whatever else lies there.
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
