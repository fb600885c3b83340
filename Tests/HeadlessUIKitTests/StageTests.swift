import HeadlessUIKit
import Testing

/// What a stage must detect: a script that did not run to its end.
struct StageTests {
  /// Runs code that must record one issue whose text contains a part.
  private func expectIssue(_ part: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(part) }
    }
  }

  @Test func `a step that the run does not reach fails the test`() {
    expectIssue("step \"late\"") {
      play(until: .milliseconds(500)) { _, stage in
        // The run ends before the frame that would deliver it.
        stage.schedule("late", at: .milliseconds(605)) {}
      }
    }
  }

  @Test func `a step scheduled only by an unreached step is not counted`() {
    var order: [String] = []
    play { _, stage in
      stage.schedule("first", at: .milliseconds(100)) {
        order.append("first")
        stage.schedule("second", at: .milliseconds(200)) { order.append("second") }
      }
    }
    #expect(order == ["first", "second"])
  }

  @Test func `a completion that is not called fails the test`() {
    expectIssue("\"done\"") { play { _, stage in _ = stage.expect("done") {} } }
    expectIssue("\"finished\"") {
      play { _, stage in _ = stage.expect("finished") { (_: Bool) in } }
    }
  }

  @Test func `a completion passes on its parameter and its result`() {
    var (heard, answer) = ([Int](), "")
    play { _, stage in
      answer = stage.expect("callback") { (number: Int) -> String in
        heard.append(number)
        return "answer"
      }(7)
      stage.expect("completion") { heard.append(8) }()
    }
    #expect(heard == [7, 8])
    #expect(answer == "answer")
  }

  @Test func `a moment of a transition that does not come fails the test`() {
    expectIssue("moment \"ended\"") {
      play { window, stage in
        window.rootViewController = controller("A")
        let cause = stage.schedule("nothing", at: .milliseconds(100)) {}
        stage.when(.ended, of: cause) { _ in }
      }
    }
  }

  @Test func `every step is counted, whatever its name`() {
    expectIssue("step \"step\"") {
      play(until: .milliseconds(300)) { _, stage in
        for time: Int64 in [100, 200, 405] {
          stage.schedule("step", at: .milliseconds(time)) {}
        }
      }
    }
  }

  @Test func `a launch that creates nothing is a run`() {
    var hasLaunched = false
    play { _, _ in hasLaunched = true }
    #expect(hasLaunched)
  }
}
