/// The folder of a file of options that comes with a project, and outside of which it may have
/// nothing written.
///
/// A project can be somebody else's: to run the tool in its folder must not be enough for it to
/// replace a file of the user.
package struct ProjectFolder: Equatable, Sendable {
  /// The file of options.
  package let file: String

  private static let ending = ".json"

  package init(file: String) {
    self.file = file
  }
}

extension ProjectFolder {
  /// Why the project may not have a file written, or nil if it may.
  ///
  /// The ending keeps it from hooks and settings that other programs run or read, which also lie
  /// inside a folder such as `.git`.
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
