import HeadlessUIKit
import JankGate
import JankTesting
import Testing

struct PlayedTests {
  @Test func `an app is played once on each device and under each strategy, in order`() {
    let played = play(
      "fade",
      on: [.phone60, .phone120],
      strategies: [.coreAnimation, .displayLink]
    ) { presentFading(on: $0) }
    #expect(played.runs.map(\.device) == ["phone-60", "phone-60", "phone-120", "phone-120"])
    #expect(
      played.runs.map(\.strategy)
        == ["core-animation", "display-link", "core-animation", "display-link"]
    )
    #expect(played.runs.allSatisfy { $0.scenario == "fade" && $0.trace.failure == nil })
  }

  @Test func `a test names its runs by default`() {
    #expect(play { presentFading(on: $0) }.name == "a test names its runs by default")
  }

  @Test(arguments: [12, SystemVersion.current])
  func `a test chooses the version of iOS, which decides the default style`(
    version: SystemVersion
  ) {
    play(iOS: version) { stage in
      presentFading(on: stage)
      #expect(
        UIViewController().modalPresentationStyle == (version < 13 ? .fullScreen : .automatic)
      )
    }
  }

  @Test func `the same test gives the same run`() {
    let digests = (0..<2).map { _ in play { presentFading(on: $0) }.trace.digest }
    #expect(digests[0] == digests[1])
  }

  @Test func `a page that the app releases is freed, although the stage was captured`() {
    let played = play { stage in
      presentFading(on: stage)
      stage.at(.milliseconds(900), "look") { _ = stage.window.bounds }
    }
    #expect(played.trace.findings.isEmpty)
  }

  @Test(arguments: [Ending.twice, .never, .wrongly])
  func `a broken completeTransition fails the test by itself`(ending: Ending) {
    withKnownIssue {
      play { stage in
        let drag = ending == .wrongly
        presentFading(on: stage, ending: ending, cancelled: drag)
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("what UIKit does") }
    }
  }

  @Test func `a rule that a test breaks on purpose must be broken`() {
    let played = play(expecting: [.completesOnce]) { presentFading(on: $0, ending: .twice) }
    #expect(played.trace.failure == nil)
    withKnownIssue {
      play(expecting: [.completesOnce]) { presentFading(on: $0) }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("expected but not found") }
    }
  }

  @Test func `a drag that nothing watches fails the test`() {
    withKnownIssue {
      play { stage in
        stage.window.rootViewController = UIViewController()
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), at: .zero, "swipe")
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("\"swipe\" has no effect: ") }
    }
  }
}
