import Foundation
import JankKernelChoice
import JankMotion
import Testing

// Also tests: Processor.

/// The builds of the hot loop that this processor can run.
struct LayerKernelsTests {
  @Test func `the portable build always exists and each build is wider than the previous one`() {
    let names = LayerKernels.available.map(\.name)
    #expect(names == ["portable", "x86-64-v3", "x86-64-v4"].prefix(names.count).map(\.self))
    #expect(LayerKernels.widest.name == names.last)
  }

  @Test func `the library uses the portable build until an executable installs another`() {
    #expect(LayerKernels.current.name == "portable")
    LayerKernels.$current.withValue(.widest) {
      #expect(LayerKernels.current.name == LayerKernels.widest.name)
    }
    #expect(LayerKernels.current.name == "portable")
  }

  // Two builds of a function under one name become one function, and then everybody would run the
  // one for the wide registers. A name with the module's own in it can be shared by nothing.
  // Without optimisation all builds are for the same registers.
  #if os(Linux) && arch(x86_64) && !DEBUG
  @Test(arguments: ["JankKernelsV3", "JankKernelsV4"])
  func `builds share no function`(module: String) throws {
    let symbols = try symbols(of: module)
    #expect(symbols.contains { $0.contains("foldBlocks") })
    let shared = symbols.filter { $0.contains(" W ") && !$0.contains(module) }
    #expect(shared.isEmpty, "\(shared)")
  }

  /// What `nm` says of the objects of a module.
  private func symbols(of module: String) throws -> [String] {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = build.appending(path: "\(module).build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["nm"] + objects.map { folder.appending(path: $0).path }
    tool.standardOutput = output
    try tool.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
  #endif
}
