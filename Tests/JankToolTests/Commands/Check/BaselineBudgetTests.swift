import JankGate
import JankTool
import JankTrace
import Testing

struct BaselineBudgetTests {
  private static let empty = Baseline(modelVersion: 1)

  private func checked(_ scenario: String, device: String = "phone-60") throws -> CheckedCase {
    let result = RunResult(
      scenario: scenario,
      strategy: "core-animation",
      device: device,
      trace: Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    )
    let source = CheckSubject.Source(
      scenario: scenario,
      path: "\(scenario).scenario.json",
      contentHash: String(repeating: "0", count: 32)
    )
    return try Judge(rules: []).judge(CheckSubject(result, from: source, replay: "janklab run"))
  }

  @Test func `it is spent with the first case that does not fit`() throws {
    let one = BaselineBudget(Self.empty, byteLimit: 1 << 20)
    one.spend(on: try checked("a"))
    #expect(!one.isSpent)
    try one.check("b.json")
    let narrow = BaselineBudget(Self.empty, byteLimit: 200)
    narrow.spend(on: try checked("a"))
    #expect(narrow.isSpent)
    let failure = #expect(throws: ToolFailure.self) { try narrow.check("b.json") }
    #expect(failure?.code == .cannotCreate)
    #expect(failure?.diagnostics.map(\.path) == ["b.json"])
  }

  @Test func `a case that no reader accepts is rejected with its reason`() throws {
    let budget = BaselineBudget(Self.empty, byteLimit: 1 << 20)
    budget.spend(on: try checked("a", device: "a/b"))
    #expect(budget.isSpent)
    let failure = #expect(throws: ToolFailure.self) { try budget.check("b.json") }
    #expect(failure?.code == .invalidData)
    let message = failure?.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("no baseline can hold a"), "\(message)")
    #expect(message.contains("expected DEVICE/STRATEGY"), "\(message)")
  }
}
