import HeadlessUIKit
import JankTrace
import Testing

/// Whether pages continue from where a touch was released, in a container made by hand.
struct ReleaseWatchTests {
  /// Releases a touch at 200 ms and animates the arriving page back from a given position.
  private func release(from place: Double?) -> Trace {
    play { window, simulation in
      let box = Container()
      let (from, to) = (controller("from"), controller("to"))
      for page in [from, to] {
        box.addChild(page)
        box.view.addSubview(page.view)
        page.didMove(toParent: box)
      }
      window.rootViewController = box
      var mark: TransitionMark?
      simulation.schedule("begin", at: .milliseconds(100)) {
        to.view.frame.origin.x = 200
        mark = TransitionMark(from: from, to: to, isInteractive: true)
      }
      simulation.schedule("leave", at: .milliseconds(200)) {
        mark?.interactionDidEnd()
        if let place { to.view.frame.origin.x = place }
        UIView.animate(
          withDuration: 0.3,
          animations: { to.view.frame.origin.x = 0 },
          completion: { _ in mark?.end(completed: true) }
        )
      }
    }
  }

  @Test
  func `a page that continues from what is on screen is no finding`() {
    #expect(release(from: nil).found.isEmpty)
    #expect(release(from: 190).found.isEmpty, "too little for anybody to see")
  }

  @Test
  func `a page that jumps at the release is a finding`() throws {
    let trace = release(from: 375)
    #expect(trace.rules == [.motionIsContinuous])
    let finding = try #require(trace.findings.first)
    #expect(finding.text.contains("exchange of to: after the release the view"))
    #expect(abs(finding.time.seconds - 0.2) < 0.03)
  }
}
