import HeadlessUIKit
import Testing

// Also tests: JankEngine/ShownFrame.

struct UIViewSnapshotsTests {
  /// The digest of a window that shows only what a closure makes of a view that was on screen.
  private func digest(
    _ prepare: @escaping (UIView) -> Void = { _ in },
    _ make: @escaping (UIView) -> UIView?
  ) -> Digest {
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      let part = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      part.backgroundColor = .red
      view.addSubview(part)
      window.addSubview(view)
      simulation.schedule("snapshot", at: .milliseconds(200)) {
        prepare(view)
        let snapshot = make(view)
        view.removeFromSuperview()
        snapshot.map(window.addSubview)
      }
    }
    .digest
  }

  @Test
  func `equal content gives equal snapshots, different content different ones`() {
    let plain = digest { $0.snapshotView(afterScreenUpdates: true) }
    #expect(plain == digest { $0.snapshotView(afterScreenUpdates: false) })
    let moved = digest({ $0.center.x += 100 }, { $0.snapshotView(afterScreenUpdates: true) })
    #expect(plain == moved, "where the view lies is not in the picture")
    let other = digest(
      { $0.subviews[0].backgroundColor = .blue },
      { $0.snapshotView(afterScreenUpdates: true) }
    )
    #expect(plain != other)
    let cut = digest {
      $0.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 50, height: 25),
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    }
    #expect(plain != cut)
  }

  @Test
  func `a snapshot without updates captures what is on screen`() {
    let before = digest { $0.snapshotView(afterScreenUpdates: false) }
    let changed = digest(
      { $0.subviews[0].backgroundColor = .blue },
      { $0.snapshotView(afterScreenUpdates: false) }
    )
    #expect(before == changed)
  }

  @Test
  func `a snapshot is one layer of the same size, without a superview`() {
    play { window, simulation in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
      for _ in 0..<20 { view.addSubview(UIView()) }
      window.addSubview(view)
      simulation.schedule("snapshot", at: .milliseconds(200)) {
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(snapshot?.superview == nil && snapshot?.subviews.isEmpty == true)
      }
    }
  }

  @Test
  func `a view never on screen gives a blank snapshot and a finding without updates`() {
    let trace = play { window, simulation in
      simulation.schedule("snapshot", at: .milliseconds(200)) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        view.layer.name = "fresh"
        window.addSubview(view)
        _ = view.snapshotView(afterScreenUpdates: true)
        let blank = view.snapshotView(afterScreenUpdates: false)
        #expect(blank?.bounds.size == CGSize(width: 50, height: 40))
      }
    }
    #expect(trace.findings.map(\.rule) == [.snapshotsSeeContent])
    #expect(trace.findings.first?.view == "fresh")
    #expect(trace.findings.first?.text.contains("has not been rendered at least once") == true)
  }

  @Test
  func `a snapshot can be taken of a snapshot that was never on screen`() {
    let corner = CGRect(x: 0, y: 0, width: 25, height: 25)
    func cut(_ view: UIView?, from rect: CGRect) -> UIView? {
      view?.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    }
    let first = digest { cut($0.snapshotView(afterScreenUpdates: false), from: corner) }
    let other = digest {
      cut($0.snapshotView(afterScreenUpdates: false), from: corner.offsetBy(dx: 25, dy: 0))
    }
    #expect(first != other)
    let trace = play { window, simulation in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      simulation.schedule("snapshot", at: .milliseconds(200)) {
        _ = cut(view.snapshotView(afterScreenUpdates: false), from: corner)
      }
    }
    #expect(trace.found.isEmpty)
  }
}
