import HeadlessUIKit
import JankTrace
import Testing

struct TapProbeTests {
  @Test func `a view that covers the page and receives its taps is reported`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(after: { context in
        let snapshot = UIView(frame: context.containerView.bounds)
        snapshot.layer.name = "snapshot"
        context.containerView.addSubview(snapshot)
      })
    )
    #expect(trace.rules == [.nothingIsLeftBehind])
    #expect(trace.findings.first?.view == "snapshot")
  }

  @Test func `a view behind the page blocks no taps`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(before: { context in
        context.containerView.addSubview(UIView(frame: context.containerView.bounds))
      })
    )
    #expect(trace.found.isEmpty)
  }

  @Test func `touches that stay disabled are a finding`() {
    let trace = playModal(
      dismisses: false,
      presenting: .fading(before: { $0.view(forKey: .to)?.isUserInteractionEnabled = false })
    )
    #expect(trace.rules == [.successSettles])
    #expect(trace.found.first?.contains("transition view receives it") == true)
  }

  @Test func `a page that accepted no touches before is no finding`() {
    let trace = playModal { simulation, a, _, _ in
      simulation.schedule("off", at: .zero) { a.view.isUserInteractionEnabled = false }
      simulation.schedule("on", at: .milliseconds(900)) { _ = a.view.isUserInteractionEnabled }
    }
    #expect(trace.rules.isEmpty)
  }
}
