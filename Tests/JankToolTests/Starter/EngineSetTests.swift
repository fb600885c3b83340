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

  @Test func `other options of init have no effect`() async throws {
    let run = try await ToolRun(["init", "--engine", "dask", "--package"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("--package has no effect with --engine"))
  }
}
