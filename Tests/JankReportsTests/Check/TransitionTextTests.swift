import JankReports
import JankTrace
import Testing

struct TransitionTextTests {
  private func record(
    _ kind: TransitionRecord.Kind,
    _ outcome: TransitionRecord.Outcome
  ) -> TransitionRecord {
    var record = TransitionRecord(
      kind: kind,
      from: "Sheet",
      to: "Main",
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    record.outcome = outcome
    return record
  }

  @Test func `each transition is named by the controller that comes or goes`() {
    let words = TransitionText.words([
      record(.present, .completed), record(.dismiss, .cancelled), record(.push, .unfinished),
      record(.pop, .completed),
    ])
    #expect(
      words == "present Main completed, dismiss Sheet cancelled, push Main unfinished, "
        + "pop Sheet completed"
    )
  }

  @Test func `more than four transitions are counted`() {
    let all = Array(repeating: record(.tab, .completed), count: 5) + [record(.tab, .cancelled)]
    #expect(TransitionText.words(all) == "5 completed, 1 cancelled")
    #expect(TransitionText.words([]) == nil)
  }
}
