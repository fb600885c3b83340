import HeadlessUIKit
import JankTrace
import Testing

struct ModalFlipTests {
  /// The presented widths of the pages, as fractions of their width, and the pages in the window.
  private func widths(
    at time: Int64,
    style: UIModalPresentationStyle = .fullScreen,
    dismisses: Bool = false
  ) -> (a: Double, b: Double) {
    var seen = (a: 0.0, b: 0.0)
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      b.modalTransitionStyle = .flipHorizontal
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      if dismisses {
        simulation.schedule("dismiss", at: .milliseconds(1_100)) { b.dismiss(animated: true) }
      }
      let begin: Int64 = dismisses ? 1_100 : 100
      simulation.schedule("look", at: .milliseconds(begin + time)) {
        seen = (a.view.seen.transform.m11, b.view.seen.transform.m11)
      }
      simulation.schedule("end", at: .milliseconds(3_000)) {
        for page in [a, b] { #expect(CATransform3DIsIdentity(page.view.transform3D)) }
        #expect((a.view.window == nil) == (style == .fullScreen && !dismisses))
        #expect((b.view.window == nil) == dismisses)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
    return seen
  }

  @Test
  func `first the presenter turns away, then the page appears`() {
    let (early, late) = (widths(at: 200), widths(at: 550))
    #expect(early.a < 0.95 && early.a > 0.05)
    #expect(abs(early.b) < 1e-9)
    #expect(abs(late.a) < 1e-9)
    #expect(late.b < 0.95 && late.b > 0.05)
  }

  @Test
  func `a dismissal turns in the opposite direction`() {
    let (early, late) = (widths(at: 200, dismisses: true), widths(at: 550, dismisses: true))
    #expect(early.b < 0.95 && early.b > 0.05)
    #expect(abs(early.a) < 1e-9)
    #expect(abs(late.b) < 1e-9)
    #expect(late.a < 0.95 && late.a > 0.05)
  }

  @Test
  func `a presenter that stays in place does not turn`() {
    let late = widths(at: 550, style: .overFullScreen)
    #expect(late.a == 1)
    #expect(late.b < 0.95 && late.b > 0.05)
  }

  @Test
  func `the flip takes three quarters of a second`() throws {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      b.modalTransitionStyle = .flipHorizontal
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
    }
    let transition = try #require(trace.transitions.first)
    #expect(abs((try #require(transition.ended) - transition.began).seconds - 0.75) < 0.02)
  }
}
