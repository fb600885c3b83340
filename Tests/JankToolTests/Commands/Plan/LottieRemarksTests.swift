import Foundation
import JankTool
import Testing

struct LottieRemarksTests {
  private static let lottie = """
    { "v": "5.5.7", "fr": 60, "ip": 0, "op": 30, "w": 100, "h": 100, "layers": [
      { "ty": 1, "nm": "box", "ip": 0, "op": 30, "st": 0, "sw": 50, "sh": 50, "sc": "#ff0000",
        "ks": { "p": { "a": 0, "k": [0, 0] } }, "hasMask": true,
        "masksProperties": [{ "mode": "a", "pt": { "a": 0, "k": {} } }] } ] }
    """
  private static let scenario = """
    { "name": "logo", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
      "screens": { "Main": { "lottie": "box.json" } },
      "script": [{ "at": "100 ms", "stall": "work", "for": "10 ms" }] }
    """

  @Test(arguments: [["validate"], ["run"]])
  func `a scenario names the parts of its Lottie file that are omitted`(
    command: [String]
  ) async throws {
    let files = ["logo.scenario.json": Self.scenario, "box.json": Self.lottie]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(command + [desk.path("logo.scenario.json")])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.errors.contains("note: \"box.json\" is played without "), "\(run.errors)")
      #expect(run.errors.contains("mask"), "\(run.errors)")
      let quiet = try await ToolRun(command + ["-q", desk.path("logo.scenario.json")])
      #expect(!quiet.errors.contains("box.json"))
    }
  }
}
