import JankTesting
import Testing

struct TestIssueTests {
  @Test func `an issue of Swift Testing has the location of the expectation`() {
    let line = #line + 2
    withKnownIssue {
      expect(play("empty") { _ in }, rule: "no rule at all")
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}
