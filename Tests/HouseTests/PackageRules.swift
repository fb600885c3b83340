import JankAdapt

/// Rule: the manifest and the README name the supported systems.
enum PackageRules {
  /// The first Apple systems with everything that the sources use of the standard library.
  ///
  /// They have `UInt128`, `Atomic` and `Mutex`, by the interfaces of Swift and Synchronization.
  static let platforms = [
    ".macOS(.v15)", ".macCatalyst(.v18)", ".iOS(.v18)", ".tvOS(.v18)", ".visionOS(.v2)",
  ]

  /// Returns systems missing from the manifest, for which SwiftPM assumes the oldest version.
  static func findings(in package: ProjectFile) -> [Finding] {
    let line =
      package.text.split(separator: "\n")
      .first { $0.drop { $0 == " " }.hasPrefix("platforms: [") } ?? ""
    return platforms.filter { !line.contains($0) }.map {
      Finding(path: package.path, line: 1, message: "platforms lacks \($0)")
    }
  }

  /// Returns manifests in the README that use a product without the system that SwiftPM requires.
  static func findings(inReadme readme: ProjectFile) -> [Finding] {
    ReadmeRules.blocks(of: readme.text).blocks.filter { block in
      block.text.contains(".product(") && !block.text.contains("platforms: [\(platforms[0])")
    }.map {
      Finding(
        path: readme.path,
        line: $0.line,
        message: "the package uses a product and lacks platforms: [\(platforms[0])]"
      )
    }
  }
}

// MARK: The address

extension PackageRules {
  /// The only file with an address of the repository, which stands in until there is one.
  static let addressFile = "Sources/JankTool/Commands/Starter/PackageSet.swift"

  /// Addresses of the repository in other files, and that file if it has not exactly one.
  static func findings(addressIn files: [ProjectFile]) -> [Finding] {
    let places = files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { line in
          line.element.split(whereSeparator: \.isWhitespace).contains {
            $0.contains("://") && $0.contains("/JankLab")
          }
        }
        .map { Finding(path: file.path, line: $0.offset + 1, message: "an address of JankLab") }
    }
    let others = places.filter { $0.path != addressFile }
    let count = places.count - others.count
    return others
      + (count == 1
        ? [] : [Finding(path: addressFile, line: 1, message: "\(count) addresses, not 1")])
  }
}

// MARK: Tests

extension PackageRules {
  /// Returns imports of modules that the manifest does not declare for the tests of a module.
  ///
  /// They would compile whenever another target happens to have built the module, and a changed
  /// layout of its types would not compile them again.
  static func findings(undeclaredIn files: [ProjectFile], package: ProjectFile) -> [Finding] {
    let modules = Set(files.compactMap(\.module))
    return files.flatMap { file -> [Finding] in
      guard let tested = testedModule(of: file),
        let call = call(of: "tests(\"\(tested)\"", in: package.text)
      else { return [] }
      return ImportRules.imports(SwiftLexer.tokens(of: file.text)).compactMap { imported, line in
        guard modules.contains(imported), !call.contains("\"\(imported)\"") else { return nil }
        let message = "\(tested)Tests imports \(imported), which Package.swift does not declare"
        return Finding(path: file.path, line: line, message: message)
      }
    }
  }

  /// The module that a test file belongs to.
  private static func testedModule(of file: ProjectFile) -> String? {
    let parts = file.components
    guard parts.count > 2, parts[0] == "Tests", parts[1].hasSuffix("Tests") else { return nil }
    return String(parts[1].dropLast("Tests".count))
  }

  /// The text of a call without spaces, from its beginning to its closing bracket.
  private static func call(of beginning: String, in text: String) -> String? {
    let text = text.filter { !$0.isWhitespace }
    guard let start = text.firstRange(of: beginning)?.lowerBound else { return nil }
    var depth = 0
    let inside = text[start...].prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0 || character != ")"
    }
    return String(inside)
  }
}
