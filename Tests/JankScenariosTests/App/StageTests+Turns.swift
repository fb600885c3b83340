import JankAnimators
import JankTrace
import Testing

/// Transitions that the user reverses halfway.
extension StageTests {
  @Test func `a page that a stack or tabs bring is reversed`() throws {
    let screens = """
      "Stack": { "stack": ["Main"], "push": { "shift": { "duration": "400 ms" } } },
      "Tabs": { "tabs": ["Main", "Other"], "change": { "shift": { "duration": "400 ms" } } }
      """
    for (root, step) in [("Stack", #""push": "Other""#), ("Tabs", #""select": "Other""#)] {
      for turned in ["Other", root] {
        let trace = try run(
          screens,
          root: root,
          #"{ "at": "100 ms", \#(step) }, { "at": "300 ms", "turnBack": "\#(turned)" }"#,
          strategy: .propertyAnimator
        )
        #expect(trace.transitions.map(\.outcome) == [.cancelled], "\(root) \(turned)")
        #expect(!trace.events.contains { $0.kind == .warning } && trace.findings.isEmpty)
      }
    }
  }

  @Test(
    arguments: [
      Strategy.propertyAnimator, .linearReturn, .additiveRedirect, .currentStateRedirect,
    ]
  )
  func `reversed once more, a page has no longer path than before`(strategy: Strategy) throws {
    func length(_ turns: [Int]) throws -> Double {
      let trace = try run(
        #""Card": { "presentation": { "slide": { "duration": "800 ms" } } }"#,
        root: "Main",
        (#"{ "at": "100 ms", "present": "Card" }"#)
          + turns.map { #", { "at": "\#($0) ms", "turnBack": "Card" }"# }.joined(),
        strategy: strategy
      )
      let transition = try #require(trace.transitions.first)
      #expect(transition.outcome == .cancelled && trace.findings.isEmpty)
      return try (#require(transition.ended) - transition.began).seconds
    }
    let once = try length([300])
    #expect(try abs(length([300, 350]) - once) < 0.06)
    #expect(try abs(length([300, 330, 360]) - once) < 0.08)
  }
}
