/// The folder of a project's settings file, outside of which the settings may not write.
///
/// A project can come from anyone. Running the tool in its folder must not let it replace a user's
/// file.
package struct ProjectFolder: Equatable, Sendable {
  /// The settings file.
  package let file: String

  private static let ending = ".json"

  package init(file: String) {
    self.file = file
  }
}

extension ProjectFolder {
  /// The reason why the project may not write a file, or nil if it may.
  ///
  /// The extension keeps it from hooks and settings that other programs run or read, which also lie
  /// inside folders such as `.git`.
  package func objection(toWriting path: String) -> String? {
    guard path != "-" else { return nil }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      return "it is not named from the folder of this file, without \"..\""
    }
    let place = OutputFile.place(of: path)
    // Without a folder nothing can be written there, which the writer says better.
    guard SystemCall.kind(of: OutputFile.split(place).folder) == .folder else { return nil }
    guard path.hasSuffix(Self.ending), place.hasSuffix(Self.ending) else {
      return "its name does not end in \(Self.ending)"
    }
    guard isInside(place) else { return "it lies outside the folder of this file" }
    return nil
  }

  private func isInside(_ place: String) -> Bool {
    let folder = OutputFile.split(file == "-" ? "" : file).folder
    guard let root = SystemCall.resolved(folder) else { return false }
    return place.hasPrefix(root == "/" ? root : root + "/")
  }
}
