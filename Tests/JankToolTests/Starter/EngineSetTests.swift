import Foundation
import JankTool
import Testing

struct EngineSetTests {
  @Test(arguments: SweepEngine.allCases)
  func `each engine has a driver that names the tool's commands`(engine: SweepEngine) async throws {
    try await ScenarioDesk.with([:]) { desk in
      let run = try await ToolRun(["init", "--engine", engine.rawValue, desk.path("new")])
      #expect(run.code == .done && run.output.contains("now: "), "\(run.errors)")
      for file in EngineSet.files(engine) {
        #expect(try desk.read("new/\(file.path)") == file.text)
        #expect(file.text.hasSuffix("\n") && !file.text.contains("\t"))
      }
      let text = EngineSet.files(engine).map(\.text).joined()
      #expect(text.contains("sweep") && text.contains("shard"))
    }
  }

  @Test func `the driver of Dask is short and retries what can succeed`() throws {
    let driver = try #require(EngineSet.files(.dask).first?.text)
    #expect(driver.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 120)
    let codes = ExitCode.allCases.filter(\.isRetryable).map { "\($0.rawValue)" }
    #expect(driver.contains("RETRYABLE = {\(codes.joined(separator: ", "))}"))
    #expect(codes == ["74", "129", "130", "131", "143"])
  }

  /// Writes a driver into a folder, works with it, and checks that nothing else is there then.
  private func leavesNothing(
    _ engine: SweepEngine,
    beside modules: [String] = [],
    _ work: (_ path: String, _ folder: URL) throws -> Void
  ) throws {
    try Shell.inNewFolder { folder in
      let driver = try #require(EngineSet.files(engine).first)
      let place = folder.appending(path: driver.path)
      try driver.text.write(to: place, atomically: true, encoding: .utf8)
      try work(driver.path, folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == (modules + [driver.path]).sorted())
    }
  }

  @Test func `the driver of GNU parallel ends as the tool does, and leaves nothing`() throws {
    try leavesNothing(.parallel) { path, folder in
      let begin = "cd $folder; export JANKLAB=$janklab; sh \(path)"
      let bare = try Shell.bash(begin, folder: folder)
      #expect(bare.status == 64 && bare.errors.hasPrefix("usage: sh \(path) NAME.sweep.json"))
      let missing = try Shell.bash("\(begin) none.sweep.json", folder: folder)
      #expect(missing.status == 66, "\(missing.errors)")
      #expect(missing.errors.hasPrefix("none.sweep.json: error: no such file"))
    }
  }

  @Test func `the driver of Dask ends as the tool does, and leaves nothing`() throws {
    let modules = ["dask.py", "distributed.py"]
    try leavesNothing(.dask, beside: modules) { path, folder in
      // Modules without content stand for Dask, which is not needed before the sweep is read.
      for name in modules {
        let classes = "Client = LocalCluster = SSHCluster = as_completed = None\n"
        try classes.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let begin = "cd $folder; python3 -B \(path) none.sweep.json --tool"
      let missing = try Shell.bash("\(begin) $janklab", folder: folder)
      #expect(missing.status == 66, "\(missing.errors)")
      #expect(missing.errors.hasPrefix("none.sweep.json: error: no such file"))
      #expect(!missing.errors.contains("Traceback"), "\(missing.errors)")
      let tool = try Shell.bash("\(begin) /none", folder: folder)
      #expect(tool.status == 1 && tool.errors == "/none: not found, see --tool\n", "\(tool.errors)")
    }
  }

  @Test func `other options of init have no effect`() async throws {
    let run = try await ToolRun(["init", "--engine", "dask", "--package"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("--package has no effect with --engine"))
  }
}
