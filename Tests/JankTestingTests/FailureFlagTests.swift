import HeadlessUIKit
import JankTesting
import Testing

struct FailureFlagTests {
  @Test func `copies of the same runs share the flag, other runs do not`() {
    let played = play("still") { $0.window.rootViewController = UIViewController() }
    let (copy, other) = (
      played, play("other") { $0.window.rootViewController = UIViewController() }
    )
    #expect(!played.failures.isRaised)
    withKnownIssue { expect(copy, "no.such-metric", below: 1) }
    #expect(played.failures.isRaised && !other.failures.isRaised)
  }
}
