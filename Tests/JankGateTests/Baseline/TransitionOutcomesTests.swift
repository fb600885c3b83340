import JankGate
import JankTrace
import Testing

struct TransitionOutcomesTests {
  private func outcomes(_ texts: String...) throws -> TransitionOutcomes {
    try #require(TransitionOutcomes(texts: texts))
  }

  /// The changes as `index: old > new`, with a dash for what is missing.
  private func words(_ changes: [TransitionChange]) -> [String] {
    changes.map { change in
      let index = change.index.map(String.init) ?? "-"
      return "\(index): \(change.old?.description ?? "-") > \(change.new?.description ?? "-")"
    }
  }

  @Test func `a run lists its transitions in order`() {
    let trace = Trace.transitions([
      (.present, "Sheet", .completed), (.dismiss, "Sheet", .cancelled),
      (.push, "A B", .unfinished),
    ])
    #expect(
      TransitionOutcomes(trace).texts
        == ["present Sheet completed", "dismiss Sheet cancelled", "push A B unfinished"]
    )
    #expect(TransitionOutcomes(Trace.transitions([])) == TransitionOutcomes([]))
  }

  @Test(arguments: ["Sheet", "", " ", "A B", "\u{301}", "\u{301} a\r\n\u{0}", "completed", "🏞️"])
  func `the text of a transition reads back unchanged`(subject: String) throws {
    let outcomes = TransitionOutcomes(Trace.transitions([(.pop, subject, .completed)]))
    #expect(outcomes.entries[0].subject.unicodeScalars.elementsEqual(subject.unicodeScalars))
    #expect(TransitionOutcomes(texts: outcomes.texts) == outcomes)
  }

  @Test(arguments: [
    "", " ", "dismiss", "dismiss completed", "dismiss Sheet", "dismiss Sheet completed ",
    " dismiss Sheet completed", "leave Sheet completed", "dismiss Sheet done",
  ])
  func `a text that is no transition is rejected`(text: String) {
    #expect(TransitionOutcomes(texts: [text]) == nil)
    #expect(TransitionOutcomes(texts: ["dismiss Sheet completed", text]) == nil)
  }

  @Test func `transitions that swap their outcomes are two changes`() throws {
    let old = try outcomes("dismiss A completed", "push B completed", "dismiss C cancelled")
    let new = try outcomes("dismiss A cancelled", "push B completed", "dismiss C completed")
    #expect(
      words(new.changes(since: old)) == [
        "0: dismiss A completed > dismiss A cancelled",
        "2: dismiss C cancelled > dismiss C completed",
      ]
    )
    #expect(new.changes(since: new).isEmpty)
  }

  @Test func `a transition that is gone or new is one change`() throws {
    let three = try outcomes("present A completed", "push B completed", "dismiss A completed")
    let two = try outcomes("present A completed", "dismiss A completed")
    #expect(words(two.changes(since: three)) == ["-: push B completed > -"])
    #expect(words(three.changes(since: two)) == ["1: - > push B completed"])
    // The second presentation needs the dismissal before it.
    let twice = try outcomes("present A completed", "dismiss A completed", "present A completed")
    let once = try outcomes("present A completed", "dismiss A cancelled")
    #expect(
      words(once.changes(since: twice)) == [
        "1: dismiss A completed > dismiss A cancelled", "-: present A completed > -",
      ]
    )
    #expect(words(TransitionOutcomes([]).changes(since: two)).count == 2)
  }

  @Test func `a missing transition does not hide those behind it`() throws {
    let old = try outcomes(
      "present A completed",
      "dismiss A completed",
      "present B completed",
      "dismiss B completed"
    )
    let new = try outcomes("present B completed", "dismiss B cancelled")
    #expect(
      words(new.changes(since: old)) == [
        "-: present A completed > -", "-: dismiss A completed > -",
        "1: dismiss B completed > dismiss B cancelled",
      ]
    )
  }

  @Test func `an unknown list is not compared, and every transition is new to an empty one`() throws
  {
    let one = try outcomes("present A completed")
    #expect(one.changes(since: nil).isEmpty)
    #expect(words(one.changes(since: TransitionOutcomes([]))) == ["0: - > present A completed"])
  }

  @Test func `a controller with another name is a change only on request`() throws {
    let old = try outcomes("present A completed", "push B completed")
    let renamed = try outcomes("present A2 completed", "push B completed")
    #expect(renamed.changes(since: old).isEmpty)
    #expect(
      words(renamed.changes(since: old, countingNames: true))
        == ["0: present A completed > present A2 completed"]
    )
    // Both runs have both names, or another kind of transition.
    let swapped = try outcomes("present B completed", "push A completed")
    #expect(swapped.changes(since: old).count == 2)
    #expect(try outcomes("push A2 completed", "push B completed").changes(since: old).count == 1)
    #expect(try outcomes("present A2 cancelled", "push B completed").changes(since: old).count == 1)
  }
}
