import Testing

struct PackageRulesTests {
  private func package(_ text: String) -> [String] {
    PackageRules.findings(in: ProjectFile(path: "Package.swift", text: text)).map(\.description)
  }

  private func readme(_ text: String) -> [String] {
    PackageRules.findings(inReadme: ProjectFile(path: "README.md", text: text)).map(\.description)
  }

  @Test func `a manifest that names all systems passes`() {
    let list = PackageRules.platforms.joined(separator: ", ")
    #expect(package("let package = Package(\n  platforms: [\(list)],\n)\n") == [])
  }

  @Test func `each missing system is a finding`() {
    #expect(package("let package = Package()\n").count == PackageRules.platforms.count)
    let others = PackageRules.platforms.dropFirst().joined(separator: ", ")
    #expect(
      package("platforms: [\(others)]\n") == ["Package.swift:1: platforms lacks .macOS(.v15)"]
    )
  }

  @Test func `a manifest in the README that uses a product has to name a system`() {
    let (start, product) = ("# Name\n\n```text\n", ".product(name: \"A\", package: \"B\")\n```\n")
    let message = "README.md:3: the package uses a product and lacks platforms: [.macOS(.v15)]"
    #expect(readme(start + product) == [message])
    #expect(readme(start + "platforms: [.macOS(.v15)],\n" + product) == [])
    #expect(readme(start + "Package(name: \"Checks\")\n```\n") == [])
  }

  @Test func `an address of the repository stands in one place`() {
    func findings(_ texts: [String: String]) -> [String] {
      let files = texts.sorted { $0.key < $1.key }.map { ProjectFile(path: $0.key, text: $0.value) }
      return PackageRules.findings(addressIn: files).map(\.description)
    }
    let (path, line) = (PackageRules.addressFile, "let a = \"https://a.example/JankLab.git\"\n")
    #expect(findings([path: line, "README.md": "See /JankLab and https://a.example/b.\n"]) == [])
    #expect(
      findings([path: line, "README.md": "\n" + line]) == ["README.md:2: an address of JankLab"]
    )
    #expect(findings([path: line + line]) == ["\(path):1: 2 addresses, not 1"])
    #expect(findings([:]) == ["\(path):1: 0 addresses, not 1"])
  }

  @Test func `tests import only what the manifest declares for them`() {
    func findings(_ manifest: String) -> [String] {
      let files = [
        ProjectFile(path: "Sources/JankGate/Gate.swift", text: ""),
        ProjectFile(
          path: "Tests/JankTraceTests/A.swift",
          text: "import Testing\nimport JankGate\n"
        ),
      ]
      let package = ProjectFile(path: "Package.swift", text: manifest)
      return PackageRules.findings(undeclaredIn: files, package: package).map(\.description)
    }
    #expect(findings("tests(\n \"JankTrace\", imports: [\"JankGate\"])") == [])
    #expect(
      findings("tests(\"JankTrace\", resources: [.copy(\"A\")]),\ntests(\"JankGate\")") == [
        "Tests/JankTraceTests/A.swift:2: JankTraceTests imports JankGate, which Package.swift does "
          + "not declare"
      ]
    )
  }
}
