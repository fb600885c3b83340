import HeadlessUIKit
import JankTrace
import Testing

/// Snapshots are compared after a cancel; a user would see each of these changes.
struct HierarchySnapshotTests {
  /// Cancels a dismissal whose animator changes something else in the page.
  private func cancel(
    meanwhile: Bool = false,
    _ change: @escaping (UIView, [UIView]) -> Void
  ) -> Trace {
    playModal { simulation, _, b, delegate in
      let parts = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      for (index, part) in parts.enumerated() {
        part.layer.name = "part \(index)"
        b.view.addSubview(part)
      }
      simulation.schedule("touch", at: .milliseconds(990)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
      }
      if meanwhile {
        simulation.schedule("change", at: .milliseconds(1_050)) { change(b.view, parts) }
      } else {
        delegate.dismissing = .fading(before: { [unowned b] _ in change(b.view, parts) })
      }
      simulation.schedule("let go", at: .milliseconds(1_100)) {
        (delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
      }
    }
  }

  @Test func `each view with another index is reported`() {
    let trace = cancel { page, parts in page.bringSubviewToFront(parts[0]) }
    #expect(trace.findings.map(\.view) == ["part 0", "part 1", "part 2"])
  }

  @Test func `a view with another superview is reported once`() {
    let trace = cancel { _, parts in parts[2].addSubview(parts[1]) }
    #expect(trace.findings.first?.view == "part 1")
    #expect(trace.found.first?.hasSuffix("has another superview") == true)
  }

  @Test func `subviews of an added or removed view are not reported`() {
    let new = cancel { page, _ in
      let outer = UIView()
      outer.addSubview(UIView())
      page.addSubview(outer)
    }
    #expect(new.findings.count == 1)
    let gone = cancel { page, parts in
      parts[2].removeFromSuperview()
      _ = page
    }
    #expect(gone.findings.count == 1)
  }

  @Test func `a restored view is no difference`() {
    let trace = cancel { page, parts in
      parts[0].alpha = 0
      parts[0].alpha = 1
      parts[2].removeFromSuperview()
      page.addSubview(parts[2])
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `what a page changes in itself during a transition is no finding`() {
    let trace = cancel(meanwhile: true) { page, parts in
      page.bringSubviewToFront(parts[0])
      page.addSubview(UIView())
      parts[1].alpha = 0.5
    }
    #expect(trace.found.isEmpty)
  }
}
