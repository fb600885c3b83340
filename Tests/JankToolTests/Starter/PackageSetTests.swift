import Foundation
import JankTool
import Testing

struct PackageSetTests {
  private func source(_ location: String, _ version: String = "1.2.3") -> PackageSource {
    PackageSource(location: location, version: version)
  }

  @Test func `a location is a folder or an address with a version, a revision or a branch`() {
    #expect(source("../JankLab").dependency == #".package(path: "../JankLab")"#)
    let address = "https://example.com/a/JankLab.git"
    #expect(source(address).dependency == #".package(url: "\#(address)", exact: "1.2.3")"#)
    let revision = String(repeating: "0a", count: 20)
    #expect(
      source(address, revision).dependency
        == #".package(url: "\#(address)", revision: "\#(revision)")"#
    )
    #expect(source(address, "main").dependency == #".package(url: "\#(address)", branch: "main")"#)
    #expect(source(address).name == "JankLab" && source("../lab/").name == "lab")
  }

  @Test func `a package is written whole, and its scenario names what its tool registers`()
    async throws
  {
    try await ScenarioDesk.with([:]) { desk in
      let words = ["init", "--package", "--jank-lab", "../JankLab", desk.folder.path]
      let run = try await ToolRun(words)
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.hasSuffix("see README.md\n"))
      let main = try desk.read("Sources/my-janklab/main.swift")
      let scenario = try desk.read("Scenarios/photo-zoom.scenario.json")
      for name in ["photo-grid", "open", "close"] {
        #expect(main.contains("\"\(name)\"") && scenario.contains("\"\(name)\""), "\(name)")
      }
      #expect(try desk.read("Package.swift").contains(#".package(path: "../JankLab")"#))
      #expect(try await ToolRun(words).code == .cannotCreate)
    }
  }

  @Test func `a workflow brings the package that pins the tool where there is none`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let words = ["init", "--ci", "github", desk.folder.path]
      let run = try await ToolRun(words + ["--jank-lab", "https://example.com/JankLab"])
      #expect(run.code == .done)
      let manifest = try desk.read("Package.swift")
      #expect(manifest.contains(#".package(url: "https://example.com/JankLab", exact: "#))
      #expect(manifest.split(separator: "\n").count == 4)
      try desk.write("// mine\n", to: "Package.swift")
      #expect(try await ToolRun(words + ["--force"]).code == .done)
      #expect(try desk.read("Package.swift") == "// mine\n")
    }
  }

  @Test func `without an address the placeholder is named as what is left to do`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let run = try await ToolRun(["init", "--ci", "gitlab", desk.folder.path])
      #expect(run.output.contains("now: set the address of JankLab in Package.swift\n"))
      #expect(try desk.read("Package.swift").contains(PackageSource.placeholder))
    }
  }

  @Test func `the workflow of a package runs its own tool`() async throws {
    for server in BuildServer.allCases {
      let text = WorkflowSet.files(server, tool: PackageSet.tool).map(\.text).joined()
      #expect(text.contains("my-janklab check Scenarios"), "\(server)")
      #expect(!text.contains("/janklab check") && !text.contains("release janklab"), "\(server)")
    }
  }

  @Test func `an address without a package has no effect`() async throws {
    let run = try await ToolRun(["init", "--jank-lab", "../JankLab"])
    #expect(run.code == .wrongUsage && run.errors.contains("has no effect without --package"))
  }
}
