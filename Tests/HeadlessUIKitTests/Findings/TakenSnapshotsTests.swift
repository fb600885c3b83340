import HeadlessUIKit
import JankTrace
import Testing

struct TakenSnapshotsTests {
  /// The findings if a presentation adds three snapshots to the presenter, the first in front, and
  /// a dismissal removes some of them.
  private func found(
    _ names: [String?] = ["first", "second", "third"],
    without gone: Set<String> = []
  ) -> [Finding] {
    var snapshots: [UIView] = []
    let trace = playModal(
      style: .overFullScreen,
      presenting: .fading(before: { context in
        guard let presenter = context.viewController(forKey: .from)?.view else { return }
        for name in names {
          let snapshot = presenter.snapshotView(afterScreenUpdates: false)
          snapshot?.layer.name = name
          snapshots += [snapshot].compactMap(\.self)
        }
        for snapshot in snapshots.reversed() { presenter.addSubview(snapshot) }
      }),
      dismissing: .fading(after: { _ in
        for snapshot in snapshots where gone.contains(snapshot.layer.name ?? "") {
          snapshot.removeFromSuperview()
        }
      })
    )
    #expect(trace.rules.allSatisfy { $0 == .nothingIsLeftBehind })
    return trace.findings
  }

  @Test func `snapshots that stay after the page left are reported, oldest first`() {
    #expect(found().map(\.view) == ["first", "second", "third"])
    #expect(found(without: ["second"]).map(\.view) == ["first", "third"])
    #expect(found(without: ["first", "second", "third"]).isEmpty)
  }

  @Test func `snapshots without a name are reported together`() {
    let findings = found([nil, nil, nil, "last"])
    #expect(findings.map(\.view) == [nil, "last"])
    #expect(findings.map(\.count) == [3, 1])
  }
}
