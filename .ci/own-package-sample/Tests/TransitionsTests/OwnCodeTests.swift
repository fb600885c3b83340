import JankTesting
import Testing
import Transitions

struct OwnCodeTests {
  @Test(arguments: [true, false])
  func `a page follows the touch and arrives, or returns`(completes: Bool) {
    let name = completes ? "slide in" : "slide back"
    let run = play(name, on: [.phone60, .phone120]) { stage in
      stage.window.rootViewController = PageSlider((0..<3).map { _ in UIViewController() })
      stage.drag(
        from: CGPoint(x: 340, y: 300),
        to: CGPoint(x: completes ? 60 : 260, y: 300),
        at: .milliseconds(100),
        hold: .milliseconds(100)
      )
    }
    let outcomes = run.runs.flatMap { $0.trace.transitions.map(\.outcome) }
    #expect(outcomes == (completes ? [.completed, .completed] : [.cancelled, .cancelled]))
    expect(run, "apple.hitch-count", atMost: 0)
    expectNoFindings(run)
    expectMatchesBaseline(run)
  }

  @Test func `a number counts up while its page arrives`() {
    let run = play("number", on: [.phone60, .phone120]) { stage in
      let root = NumberRoot()
      stage.window.rootViewController = root
      stage.at(.milliseconds(100), "open number") { root.openNumber() }
    }
    expect(run, "apple.hitch-time-ratio", below: 5)
    expectNoFindings(run)
    expectMatchesBaseline(run)
  }
}
