/// Rules about the folders of the project.
enum LayoutRules {
  /// The names allowed at the top level, besides those that begin with a dot.
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Benchmarks", "Scenarios", "README.md",
  ]

  /// Returns names at the top level that are not allowed.
  static func findings(topLevel names: [String]) -> [Finding] {
    names.filter { !$0.hasPrefix(".") && !topLevel.contains($0) }.map {
      Finding(path: $0, line: 1, message: "does not belong at the top of the project")
    }
  }

  /// Returns folders of sources and tests that no target of the package contains.
  static func findings(foldersOf files: [ProjectFile], package: ProjectFile) -> [Finding] {
    let folders = files.filter { $0.components.count > 2 && $0.components[0] != "Benchmarks" }
      .map { "\($0.components[0])/\($0.components[1])" }
    return Set(folders).sorted().filter { folder in
      let name = String(folder.split(separator: "/")[1])
      let module = name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : name
      let mentions = ["\"\(name)\"", "tests(\"\(module)\"", "tests(\n      \"\(module)\""]
      return !mentions.contains { package.text.contains($0) }
    }.map { Finding(path: $0, line: 1, message: "is in no target of Package.swift") }
  }

  /// Returns modules without tests.
  static func findings(modulesIn files: [ProjectFile], withoutTests: Set<String>) -> [Finding] {
    let tested = Set(files.filter { $0.components[0] == "Tests" }.map { $0.components[1] })
    let modules = Set(files.compactMap(\.module)).subtracting(withoutTests)
    return modules.sorted().filter { !tested.contains($0 + "Tests") }.map {
      Finding(path: "Sources/\($0)", line: 1, message: "there is no Tests/\($0)Tests")
    }
  }
}
