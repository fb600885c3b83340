import Testing

/// Applies the project's rules to all its files.
struct HouseTests {
  private func check(_ findings: [Finding]) {
    let list = findings.prefix(50).map { "\n\($0)" }.joined()
    #expect(findings.isEmpty, "\(findings.count) findings:\(list)")
  }

  @Test func `the project is found`() throws {
    let paths = try Project.swiftFiles().map(\.path)
    #expect(paths.contains("Package.swift"))
    #expect(paths.contains("Tests/HouseTests/HouseTests.swift"))
    #expect(paths.contains { $0.hasPrefix("Sources/JankTool/") })
  }

  @Test func `every module imports only what it may`() throws {
    check(try Project.swiftFiles().flatMap(ImportRules.findings))
  }

  @Test func `no folder uses a later folder of its module`() throws {
    check(FolderRules.findings(in: try Project.swiftFiles()))
  }

  @Test func `no folder names types of an observing folder`() throws {
    check(FolderRules.findings(in: try Project.swiftFiles(), closed: FolderRules.closed))
  }

  @Test func `only entry points of UIKit look up the running simulation`() throws {
    check(AmbientRules.findings(in: try Project.swiftFiles()))
  }

  @Test func `files, functions and lines are within their limits`() throws {
    check(try Project.swiftFiles().flatMap(SizeRules.findings))
  }

  @Test func `stored properties and initialiser parameters are within their limits`() throws {
    let files = try Project.swiftFiles()
    check(StateRules.findings(propertiesIn: files, allowed: StateRules.largeTypes))
    check(StateRules.findings(parametersIn: files, allowed: StateRules.longInitialisers))
  }

  @Test func `there are no leftovers and no banned code`() throws {
    check(try Project.swiftFiles().flatMap(LeftoverRules.findings))
  }

  @Test func `every source file has its tests`() throws {
    check(TestFileRules.findings(in: try Project.swiftFiles()))
  }

  @Test func `every module has its tests`() throws {
    let withoutTests: Set = [
      "JankLaunch", "UIKit", "QuartzCore", "CoreGraphics", "AppSourcesTool", "_Testing_UIKit",
      "_Testing_CoreGraphics",
    ]
    check(LayoutRules.findings(modulesIn: try Project.swiftFiles(), withoutTests: withoutTests))
  }

  @Test func `tests import only what the manifest declares for them`() throws {
    let files = try Project.swiftFiles()
    check(PackageRules.findings(undeclaredIn: files, package: try Project.file("Package.swift")))
  }

  @Test func `every folder of sources and tests is built`() throws {
    check(
      LayoutRules.findings(
        foldersOf: try Project.swiftFiles(),
        package: try Project.file("Package.swift")
      )
    )
  }

  @Test func `every type of JankMotion is reachable from another module`() throws {
    check(ReachRules.findings(in: try Project.swiftFiles(), module: "JankMotion"))
  }

  @Test func `shared types of tests are declared once`() throws {
    check(SharedNameRules.findings(in: try Project.swiftFiles()))
  }

  @Test func `the top level of the project has only allowed names`() throws {
    check(LayoutRules.findings(topLevel: try Project.topLevel()))
  }

  @Test func `the package names its supported systems`() throws {
    check(PackageRules.findings(in: try Project.file("Package.swift")))
    check(PackageRules.findings(inReadme: try Project.file("README.md")))
  }

  @Test func `the address of the repository stands in one place`() throws {
    let sources = try Project.swiftFiles().filter { !$0.path.hasPrefix("Tests/") }
    let pages = [try Project.file("README.md"), try Project.file(".github/CONTRIBUTING.md")]
    check(PackageRules.findings(addressIn: sources + pages + (try Project.pages())))
  }

  @Test func `comments, texts and names of tests use the words of the glossary`() throws {
    check(try Project.swiftFiles().flatMap(WordRules.findings))
  }

  @Test func `the README shows how to start`() throws {
    check(ReadmeRules.findings(in: try Project.file("README.md")))
  }

  @Test func `the README and the manual are easy to read`() throws {
    let readme = try Project.file("README.md")
    check(ProseRules.findings(in: readme, limit: ProseRules.readmeLimit))
    for page in try Project.pages() + [Project.file(".github/CONTRIBUTING.md")] {
      let isManual = page.module == "JankTool"
      let limit = isManual ? ProseRules.pageLimit : ProseRules.readmeLimit
      check(ProseRules.findings(in: page, limit: limit))
      check(PackageRules.findings(inReadme: page))
    }
  }

  @Test func `links of the README and the manual are valid`() throws {
    let pages = try Project.pages()
    #expect(pages.count > 20)
    for page in [try Project.file("README.md"), try Project.file(".github/CONTRIBUTING.md")] + pages
    {
      check(ProseRules.findings(linksOf: page, exists: Project.exists))
    }
  }
}
