/// On which systems the package runs, as its manifest and the README say.
enum PackageRules {
  /// The first systems of Apple that have all that the sources use of the standard library:
  /// `UInt128`, `Atomic` and `Mutex`, by the interfaces of the modules Swift and Synchronization.
  static let platforms = [
    ".macOS(.v15)", ".macCatalyst(.v18)", ".iOS(.v18)", ".tvOS(.v18)", ".visionOS(.v2)",
  ]

  /// Systems that the manifest does not name, for which SwiftPM takes the oldest there are.
  static func findings(in package: ProjectFile) -> [Finding] {
    let line =
      package.text.split(separator: "\n")
      .first { $0.drop { $0 == " " }.hasPrefix("platforms: [") } ?? ""
    return platforms.filter { !line.contains($0) }.map {
      Finding(path: package.path, line: 1, message: "platforms lacks \($0)")
    }
  }

  /// Manifests of the README that use a product and name an older system, which SwiftPM refuses.
  static func findings(inReadme readme: ProjectFile) -> [Finding] {
    ReadmeRules.blocks(of: readme.text).blocks.filter { block in
      block.text.contains(".product(") && !block.text.contains("platforms: [\(platforms[0])]")
    }.map {
      Finding(
        path: readme.path,
        line: $0.line,
        message: "the package uses a product and lacks platforms: [\(platforms[0])]"
      )
    }
  }
}
