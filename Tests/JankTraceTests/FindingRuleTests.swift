import JankTrace
import Testing

// Also tests: Finding.

struct FindingRuleTests {
  @Test func `rules are numbered without a gap`() {
    #expect(FindingRule.allCases.map(\.rawValue) == (1...51).map { "F\($0)" })
  }

  @Test(arguments: FindingRule.allCases)
  func `each rule describes UIKit's behaviour in a sentence`(rule: FindingRule) {
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
  func `a search for the console message finds the rule`(rule: FindingRule, words: String) {
    #expect(rule.consequence.contains(words))
  }

  @Test func `a finding has its own consequence, or that of its rule`() {
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

  @Test func `dropped requests and leaks are warnings, visible defects are errors`() {
    #expect(FindingRule.presentsOneAtATime.severity == .warning)
    #expect(FindingRule.pagesAreReleased.severity == .warning)
    #expect(FindingRule.balancedAppearance.severity == .warning, "UIKit only logs")
    #expect(FindingRule.completesOnce.severity == .error)
    #expect(FindingRule.cancelRestores.severity == .error)
  }

  @Test(arguments: [FindingRule.presentsOneAtATime, .pairedMoves, .completesOnce])
  func `a finding that raises an exception is an error for any rule`(rule: FindingRule) {
    #expect(finding(rule, raises: true).severity == .error)
    #expect(finding(rule).severity == rule.severity)
  }

  private func finding(_ rule: FindingRule, raises: Bool = false) -> Finding {
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
}
