import JankGate
import JankReports
import Testing

struct CaseNotesTests {
  private func name(_ scenario: String, _ strategy: String = "timer") -> CaseName {
    CaseName(scenario: scenario, device: "phone-60", strategy: strategy)
  }

  @Test func `what cases of a scenario share is one line, with any outcome`() {
    var notes = CaseNotes()
    notes.add("late", of: name("a@finish"))
    notes.add("odd", of: name("a@finish"))
    notes.add("late", of: name("a@cancel"))
    notes.add("late", of: name("b", "timer"))
    notes.add("late", of: name("b", "display-link"))
    #expect(
      notes.lines == [
        "a (2 cases): late", "a@finish / phone-60 / timer: odd", "b (2 cases): late",
      ]
    )
  }

  @Test func `cases of one outcome keep its name, and a repeated text counts once`() {
    var notes = CaseNotes()
    for strategy in ["timer", "timer", "display-link"] {
      notes.add("late", of: name("a@finish", strategy))
    }
    #expect(notes.lines == ["a@finish (2 cases): late"])
    #expect(notes.notes[0].cases.count == 2)
  }
}
