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
  func `an animation that ends in the frame of the release is no finding`() {
    let trace = Story.play(
      { story in
        let modal = story.modal(dismissing: Self.quickSlide(in: story.simulation))
        let driver = UIPercentDrivenInteractiveTransition()
        story.at(1_000) {
          modal.delegate.interaction = driver
          modal.b.dismiss(animated: true)
        }
        story.at(1_050) { driver.update(0.7) }
        story.at(1_100) {
          driver.finish()
          story.simulation.spend(.milliseconds(16), on: "work")
        }
      },
      isFixed: true
    )
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.last?.outcome == .completed)
  }

  /// Slides a page away in 4 ms; the app works for 1 ms before the rest runs.
  private static func quickSlide(in simulation: Stage) -> ScriptedAnimator {
    ScriptedAnimator(duration: 0.004) { context in
      context.uncover()
      let page = context.view(forKey: .from)
      context.viewController(forKey: .from)?.transitionCoordinator?
        .notifyWhenInteractionChanges { _ in simulation.spend(.milliseconds(1), on: "work") }
      UIView.animate(
        withDuration: 0.004,
        animations: { page?.center.y += 667 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
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
