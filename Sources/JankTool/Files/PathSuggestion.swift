internal import JankScenarios
internal import JankText

/// The existing file that a misspelt path probably means.
package enum PathSuggestion {
  /// The extensions that people omit or add.
  private static let endings = [ScenarioFolder.fileSuffix, ProfileFile.ending, ".json"]

  /// The hint for a path that does not exist; nil if nothing near it exists.
  package static func hint(for path: String) -> String? {
    nearest(to: path).map { "did you mean \"\(printable($0, limit: 4_096, opensLine: false))\"?" }
  }

  /// An existing path that differs in one misspelt name, or in the extension of the last name.
  package static func nearest(to path: String) -> String? {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").map(String.init)
    var folder = isAbsolute ? "/" : ""
    for (index, part) in parts.enumerated() {
      guard SystemCall.kind(of: folder + part) == nil else {
        folder += part + "/"
        continue
      }
      let names = (try? SystemCall.names(in: folder.isEmpty ? "." : folder)) ?? []
      guard let name = nearest(to: part, among: names.filter { !$0.hasPrefix(".") }.sorted())
      else { return nil }
      let rest = parts[(index + 1)...].map { "/" + $0 }.joined()
      return SystemCall.kind(of: folder + name + rest) == nil ? nil : folder + name + rest
    }
    return nil
  }

  private static func nearest(to part: String, among names: [String]) -> String? {
    let stem = stem(of: part)
    if let same = names.first(where: { $0 != part && Self.stem(of: $0) == stem }) { return same }
    let stems = names.map(Self.stem)
    return nearestName(to: stem, among: stems).flatMap { near in
      stems.firstIndex(of: near).map { names[$0] }
    }
  }

  private static func stem(of name: String) -> String {
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }
}
