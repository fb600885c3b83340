import JankGate
import JankTrace
import Testing

struct RunFactsTests {
  @Test func `a segue was performed if its page called it by its name`() {
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    for (kind, name) in [
      (TraceEvent.Kind.callback, "perform open"), (.command, "perform edit"),
      (.callback, "prepare(for: close)"),
    ] {
      trace.events.append(TraceEvent(kind: kind, time: .zero, subject: "List", name: name))
    }
    let facts = RunFacts(trace)
    #expect(facts.hasPerformed("open", of: "List"))
    for (segue, page) in [("open", "Detail"), ("edit", "List"), ("close", "List")] {
      #expect(!facts.hasPerformed(segue, of: page))
    }
  }
}
