internal import JankReports
internal import JankScenarios
internal import JankText

/// The existing file that a misspelt path probably means.
package enum PathSuggestion {
  /// The kind of file that a path should lead to.
  package enum Kind: Sendable {
    /// Any file or folder.
    case any
    /// Any file.
    case file
    /// A scenario file, or a folder.
    case scenarios
    /// A storyboard, or a folder.
    case storyboards
    /// A profile file.
    case profile
    /// A baseline file.
    case baseline
  }

  /// The extensions that people omit or add.
  private static let endings = [
    ScenarioFolder.fileSuffix, ProfileFile.ending, ScenarioFolder.storyboardSuffix, ".json",
  ]

  /// The hint for a path that does not exist; nil if nothing near it exists.
  package static func hint(for path: String, to kind: Kind = .any) -> String? {
    nearest(to: path, kind).map {
      "did you mean \"\(printable($0, limit: 4_096, opensLine: false))\"?"
    }
  }

  /// Finds an existing path that differs in one misspelt name, or in the last name's extension.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kind: The kind of file that it should lead to.
  /// - Returns: A path of that kind, or nil.
  package static func nearest(to path: String, _ kind: Kind = .any) -> String? {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").map(String.init)
    var folder = isAbsolute ? "/" : ""
    for (index, part) in parts.enumerated() {
      guard SystemCall.kind(of: folder + part) == nil else {
        folder += part + "/"
        continue
      }
      let rest = parts[(index + 1)...].map { "/" + $0 }.joined()
      let names = (try? SystemCall.names(in: folder.isEmpty ? "." : folder)) ?? []
      let fitting = names.filter { name in
        !name.hasPrefix(".") && isOf(kind, folder + name + rest)
      }
      return nearest(to: part, among: fitting.sorted()).map { folder + $0 + rest }
    }
    return nil
  }

  private static func nearest(to part: String, among names: [String]) -> String? {
    let stem = stem(of: part)
    if let same = names.first(where: { $0 != part && Self.stem(of: $0) == stem }) { return same }
    let stems = names.map(Self.stem)
    // The extension can be misspelt, and then belongs to the name.
    return nearestName(to: stem, among: stems).flatMap { near in
      stems.firstIndex(of: near).map { names[$0] }
    } ?? (stem == part ? nearestName(to: part, among: names) : nil)
  }

  private static func stem(of name: String) -> String {
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }
}

// MARK: Kinds

extension PathSuggestion {
  /// Whether a path leads to what is asked for.
  private static func isOf(_ kind: Kind, _ path: String) -> Bool {
    guard let found = SystemCall.kind(of: path) else { return false }
    switch kind {
    case .any: return true
    case .file: return found == .file
    case .scenarios: return found == .folder || path.hasSuffix(ScenarioFolder.fileSuffix)
    case .storyboards: return found == .folder || path.hasSuffix(ScenarioFolder.storyboardSuffix)
    case .profile: return found == .file && path.hasSuffix(ProfileFile.ending)
    case .baseline: return found == .file && path.hasSuffix(".json") && isBaseline(path)
    }
  }

  /// The number of bytes that identify a baseline.
  private static let headByteCount = 1 << 16

  /// Whether a file has the first keys of a baseline.
  private static func isBaseline(_ path: String) -> Bool {
    guard let bytes = try? InputFile.readRegular(path, limit: headByteCount) else { return false }
    let head = String(decoding: bytes, as: UTF8.self)
    return BaselineJSON.firstKeys.allSatisfy { head.contains("\"\($0)\"") }
  }
}
