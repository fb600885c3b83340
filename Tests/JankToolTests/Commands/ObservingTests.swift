import Foundation
import JankTool
import Testing

/// Whatever is written, shown or drawn beside, metrics have the same values.
struct ObservingTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios").path
  private static let metrics = "motion,gesture,input.latency,apple,freeze.longest"

  /// Figures in steps by case and metric, as a check tells them.
  private func checked(_ words: [String]) async throws -> [String: Int] {
    let run = try await ToolRun(["check"] + words + SampleScenarios.rule + ["--format", "json"])
    #expect(run.code == .done, "\(words) \(run.errors)")
    var metricValues: [String: Int] = [:]
    for item in try ToolRun.cases(in: run.output) {
      let name = ["scenario", "device", "strategy"].compactMap { item[$0] as? String }
      for (id, steps) in (item["figures"] as? [String: Int]) ?? [:] {
        metricValues[(name + [id]).joined(separator: " ")] = steps
      }
    }
    return metricValues
  }

  @Test(
    arguments: [
      "rotate-mid-flight", "drag-dismiss-stall", "truth-interruption", "sheet-recorded",
      "modal-bounce-stall", "traps/segue-slide", "drag-present-edge",
    ]
  )
  func `a check has the same values with any report and any metrics beside`(name: String)
    async throws
  {
    let path = "\(Self.folder)/\(name).scenario.json"
    try await Shell.inNewFolder { folder in
      let baseline = folder.appending(path: "baseline.json").path
      let trace = "trace=\(folder.appending(path: "trace.json").path)"
      let metrics = ["--metrics", Self.metrics]
      let record = ["baseline", "record", path, "--baseline", baseline] + metrics
      #expect(try await ToolRun(record).code == .done)
      let usual = try await checked([path])
      let all = try await checked([path, "--metrics", "all"])
      for words in [["--out", trace], metrics, metrics + ["--out", trace, "--jobs", "1"]] {
        for (id, steps) in try await checked([path] + words) { #expect(all[id] == steps, "\(id)") }
      }
      for (id, steps) in usual { #expect(all[id] == steps, "\(id)") }
      // A trace beside the comparison makes no difference to it.
      let words = ["--baseline", baseline, "--fail-on-improvement", "--out", trace]
      _ = try await checked([path] + words)
    }
  }
}
