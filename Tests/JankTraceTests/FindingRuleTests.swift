import JankTrace
import Testing

// Also tests: Finding.

struct FindingRuleTests {
  @Test func `rules are numbered without a gap`() {
    #expect(FindingRule.allCases.map(\.rawValue) == (1...36).map { "F\($0)" })
  }

  @Test(arguments: FindingRule.allCases)
  func `each rule says in a sentence what UIKit does`(rule: FindingRule) {
    #expect(rule.consequence.first?.isUppercase == true || rule.consequence.first == "\"")
    #expect(rule.consequence.hasSuffix("."))
    #expect(!rule.consequence.contains("\n"))
  }

  @Test(arguments: [
    (FindingRule.balancedAppearance, "Unbalanced calls to begin/end appearance transitions"),
    (.navigatesOneAtATime, "nested push animation can result in corrupted navigation bar"),
    (.navigatesOneAtATime, "Finishing up a navigation transition in an unexpected state"),
    (.navigatesOneAtATime, "Can't add self as subview"),
    (.presentsOneAtATime, "while a presentation is in progress"),
    (.presenterIsInWindow, "whose view is not in the window hierarchy"),
    (.pushesOnce, "Pushing the same view controller instance more than once is not supported"),
    (.pushesOnce, "Pushing a navigation controller is not supported"),
    (.linksStop, "It is an error to release a paused or stopped property animator"),
    (.callbacksAreTheSystems, "directly on a view controller is not supported"),
  ])
  func `a search for the line in the console leads to the rule`(rule: FindingRule, words: String) {
    #expect(rule.consequence.contains(words))
  }

  @Test func `a finding says what UIKit does in its own case, or wherever the rule is broken`() {
    let finding = { (consequence: String?) in
      Finding(
        rule: .successSettles,
        time: .zero,
        refresh: 0,
        subject: "A",
        view: nil,
        text: "",
        consequence: consequence,
        step: nil
      )
    }
    #expect(finding(nil).consequence == FindingRule.successSettles.consequence)
    #expect(finding("Nothing is seen.").consequence == "Nothing is seen.")
  }

  @Test func `what drops a request or leaks is a warning, what a user sees is an error`() {
    #expect(FindingRule.presentsOneAtATime.severity == .warning)
    #expect(FindingRule.pagesAreReleased.severity == .warning)
    #expect(FindingRule.completesOnce.severity == .error)
    #expect(FindingRule.cancelRestores.severity == .error)
  }

  @Test(arguments: [FindingRule.presentsOneAtATime, .pairedMoves, .completesOnce])
  func `what raises an exception is an error, whatever its rule`(rule: FindingRule) {
    func finding(raises: Bool) -> Finding {
      Finding(
        rule: rule,
        time: .zero,
        refresh: 0,
        subject: "A",
        view: nil,
        text: "",
        step: nil,
        raises: raises
      )
    }
    #expect(finding(raises: true).severity == .error)
    #expect(finding(raises: false).severity == rule.severity)
  }
}
