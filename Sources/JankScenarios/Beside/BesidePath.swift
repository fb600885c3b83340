/// The paths by which a file names others: inside its own folder, wherever that is.
///
/// A checkout comes from anybody, so a scenario must not make the tool open what lies elsewhere.
package enum BesidePath {
  /// Why a path is refused before anything is opened, or nil for one that stays in the folder.
  ///
  /// - Parameter path: The path as the file has it, from the folder of the file.
  /// - Returns: The reason. Links are followed later, by whoever opens the file.
  package static func problem(with path: String) -> UnreadableFile? {
    if path.hasPrefix("/") {
      return UnreadableFile("the path is absolute", hint: stay)
    }
    if path.utf8.contains(0) {
      return UnreadableFile("the path holds the character U+0000", hint: stay)
    }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return outside }
    }
    return nil
  }

  /// That a path leads out of the folder.
  package static var outside: UnreadableFile {
    UnreadableFile("the path leads out of the scenario's folder", hint: stay)
  }

  private static let stay =
    "put the file into the scenario's folder and write its path from there"
}

/// Why a file that another one names cannot be read.
package struct UnreadableFile: Error, Equatable {
  /// The reason, as the end of a sentence.
  package let reason: String
  /// What to do about it.
  package let hint: String

  package init(
    _ reason: String,
    hint: String = "the path counts from the folder of the scenario"
  ) {
    self.reason = reason
    self.hint = hint
  }
}
