import HeadlessUIKit
import JankGate
import JankTesting
import JankTrace
import Testing

struct ExpectationsTests {
  private let smooth = play("smooth") { presentFading(on: $0) }
  /// Core Animation continues while the main thread is busy; a display link does not.
  private let late = play("late", strategies: [.displayLink]) { stage in
    presentBouncing(on: stage, work: .milliseconds(80))
  }

  @Test func `limits that hold fail nothing`() {
    expect(smooth, "apple.hitch-time-ratio", below: 5)
    expect(smooth, "apple.hitch-count", atMost: 0)
    expect(smooth, "frames.presented", atLeast: 10)
    expect(smooth, rule: "frame-time{device=phone-60}: p(95) < 17 ms")
    expectNoFindings(smooth)
  }

  @Test func `a trace with a finding fails with its line, one without fails nothing`() {
    var trace = smooth.runs[0].trace
    expectNoFindings(trace)
    trace.findings = [
      Finding(
        rule: .missingValuesAreExpected,
        time: .zero,
        refresh: 0,
        subject: "widget",
        view: nil,
        text: "left was read before it was written",
        step: nil
      )
    ]
    withKnownIssue {
      expectNoFindings(trace)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("F38") && "\($0)".contains("before it was") }
    }
  }

  @Test func `a broken limit lists the late frames and their causes`() {
    withKnownIssue {
      expect(late, "apple.hitch-time-ratio", below: 5)
    } matching: { issue in
      let text = issue.comments.map { "\($0)" }.joined()
      return text.contains("late / phone-60 / display-link: apple.hitch-time-ratio is")
        && text.contains("late, stall \"decode\" blocked the main thread for 80.00 ms")
    }
  }

  @Test(arguments: [
    ("apple.hitch-tme: value < 5", "did you mean \"apple.hitch-time\"?"),
    ("frame-time: p(95) < 9 cows", "cows"),
    ("frame-time{device=phone-90}: max < 9 ms", "no run matches"),
  ])
  func `an invalid rule fails the test with a hint`(rule: String, help: String) {
    withKnownIssue {
      expect(smooth, rule: rule)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains(help) }
    }
  }

  @Test func `a failure is shown at the expectation`() {
    let line = #line + 2
    withKnownIssue {
      expect(late, "apple.hitch-count", atMost: 0)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `motion without a mark fails expectations about its frames`() {
    let counting = play("counting") { stage in
      let page = UIViewController()
      stage.window.rootViewController = page
      stage.at(.milliseconds(100), "count") {
        let link = CADisplayLink { link in
          page.view.alpha = CGFloat(link.timestamp)
          if link.timestamp > 0.5 { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
      }
    }
    withKnownIssue {
      expect(counting, "apple.hitch-count", atMost: 0)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("a TransitionMark") }
    }
    expect(counting, "input.blocked", atMost: 1)
  }
}
