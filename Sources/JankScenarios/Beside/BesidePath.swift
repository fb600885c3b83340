/// The paths by which a file refers to others, which must stay inside its own folder.
///
/// A scenario may come from anyone, so it must not make the tool open files elsewhere.
package enum BesidePath {
  /// Returns the reason to reject a path before anything is opened, or nil if it stays in the
  /// folder.
  ///
  /// Links are followed later, by the code that opens the file.
  package static func problem(with path: String) -> UnreadableFile? {
    if path.hasPrefix("/") {
      return UnreadableFile("the path is absolute", hint: stay)
    }
    if path.utf8.contains(0) {
      return UnreadableFile("the path contains the character U+0000", hint: stay)
    }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return outside }
    }
    return nil
  }

  /// The reason to reject a path that leads out of the folder.
  package static var outside: UnreadableFile {
    UnreadableFile("the path leads out of the scenario's folder", hint: stay)
  }

  private static let stay =
    "put the file into the scenario's folder and write its path relative to it"
}

/// The reason why a referenced file cannot be read.
package struct UnreadableFile: Error, Equatable {
  /// The reason, as the end of a sentence.
  package let reason: String
  /// A hint what to do about it.
  package let hint: String

  package init(
    _ reason: String,
    hint: String = "the path is relative to the folder of the scenario"
  ) {
    self.reason = reason
    self.hint = hint
  }
}
