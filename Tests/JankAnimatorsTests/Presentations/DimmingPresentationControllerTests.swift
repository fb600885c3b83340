import HeadlessUIKit
import JankAnimators
import Testing

struct DimmingPresentationControllerTests {
  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      DimmingPresentationController(
        presentedViewController: presented,
        presenting: presenting,
        look: DimmingPresentationController.Look(extent: [0.8, 0.5], darkness: 0.4)
      )
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      EffectAnimator(.fade(duration: 0.3)) { CoreAnimationPlayer() }
    }
  }

  /// Presents at 100 ms, rotates the device at 1 s, and dismisses at 2 s.
  private func run(inspect: @escaping (UIViewController, UIView?) -> Void) -> Trace {
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(
      profile: profile,
      seed: 1,
      watchedLayers: ["dimming"],
      semantics: ChosenSemantics(iOS: 12)
    )
    return simulation.run { window in
      let (root, page, presenter) = (UIViewController(), UIViewController(), Presenter())
      window.rootViewController = root
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = presenter
      simulation.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      for time in [900, 1_900] as [Int64] {
        simulation.schedule("look", at: .milliseconds(time)) {
          inspect(page, page.presentationController?.containerView?.subviews.first)
        }
      }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(1_000))
      simulation.schedule("dismiss", at: .milliseconds(2_000)) {
        withExtendedLifetime(presenter) { root.dismiss(animated: true) }
      }
      simulation.schedule("keep", at: .milliseconds(3_000)) {
        withExtendedLifetime(presenter) {}
      }
    }
  }

  @Test
  func `page and dimming stay centred when the device rotates`() {
    var pages: [CGRect] = []
    var dimmings: [CGRect] = []
    let trace = run { page, dimming in
      pages.append(page.view.frame)
      dimmings.append(dimming?.frame ?? .zero)
    }
    #expect(pages.count == 2)
    let upright = CGRect(x: 37.5, y: 166.75, width: 300, height: 333.5)
    let sideways = CGRect(x: 66.7, y: 93.75, width: 533.6, height: 187.5)
    for (page, frame) in zip(pages, [upright, sideways]) {
      #expect(abs(page.midX - frame.midX) < 1e-9 && abs(page.midY - frame.midY) < 1e-9)
      #expect(abs(page.width - frame.width) < 1e-9 && abs(page.height - frame.height) < 1e-9)
    }
    let screens = [CGRect(x: 0, y: 0, width: 375, height: 667)]
    #expect(dimmings == screens + [CGRect(x: 0, y: 0, width: 667, height: 375)])
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.isEmpty)
  }

  @Test
  func `the dimming fades alongside the transitions`() {
    let trace = run { _, _ in }
    func opacities(_ range: ClosedRange<Double>) -> [Double] {
      trace.samples.filter { range.contains(trace.frames[$0.frame].contentTime.seconds) }
        .map(\.opacity)
    }
    let (coming, going) = (opacities(0.1...0.9), opacities(2...2.6))
    #expect(coming == coming.sorted() && (coming.first ?? 1) < 0.05)
    #expect(abs((coming.last ?? 0) - 0.4) < 1e-3)
    #expect(going == going.sorted(by: >) && (going.last ?? 1) < 0.1)
  }
}
