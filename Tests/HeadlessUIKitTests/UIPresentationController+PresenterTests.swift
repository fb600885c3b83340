import HeadlessUIKit
import Testing

/// The presenter of a page whose style changes.
struct UIPresentationControllerPresenterTests {
  /// Fills the screen if the width is compact, or is a sheet.
  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
      self.style = style
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
  }

  private static let wide = SIMD2(768.0, 1024.0)
  private static let narrow = SIMD2(375.0, 667.0)

  /// A popover of A that adapts to a compact width; resized at 1 s, dismissed at 2 s.
  private func play(
    becoming style: UIModalPresentationStyle,
    from start: SIMD2<Double>,
    to end: SIMD2<Double>,
    dismissedAt dismissal: Interval = .milliseconds(2_000),
    _ look: @escaping (UIWindow, _ page: UIView, _ views: [UIView]) -> Void = { _, _, _ in }
  ) -> Trace {
    var profile = quietPhone
    profile.screenSize = start
    return HeadlessUIKitTests.play(on: profile) { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .popover))
      let adapter = Adapter(style)
      b.popoverPresentationController?.delegate = adapter
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule(resizeTo: end, at: .milliseconds(1_000))
      simulation.schedule("look", at: .milliseconds(1_900)) {
        look(window, b.view, b.view.superview?.subviews ?? [])
      }
      simulation.schedule("dismiss", at: dismissal) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(4_000)) {
        _ = adapter
        #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
      }
    }
  }

  private func appearances(_ trace: Trace, after time: Interval) -> [String] {
    trace.callbacks(from: time).filter { $0.contains("ppear") }
  }

  @Test(arguments: [2_000, 1_150])
  func `a popover that becomes full screen removes the presenter`(dismissal: Int64) {
    let trace = play(
      becoming: .fullScreen,
      from: Self.wide,
      to: Self.narrow,
      dismissedAt: .milliseconds(dismissal)
    ) { window, page, _ in
      guard dismissal > 1_900 else { return }
      #expect(page.frame == window.bounds && window.subviews.count == 1)
    }
    #expect(
      appearances(trace, after: .milliseconds(900)) == [
        "A viewWillDisappear", "A viewDidDisappear", "B viewWillDisappear", "A viewWillAppear",
        "A viewDidAppear", "B viewDidDisappear",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [2_000, 1_150])
  func `a page that becomes a popover restores the presenter`(dismissal: Int64) {
    let trace = play(
      becoming: .fullScreen,
      from: Self.narrow,
      to: Self.wide,
      dismissedAt: .milliseconds(dismissal)
    ) { window, page, _ in
      guard dismissal > 1_900 else { return }
      #expect(page.frame.size == CGSize(width: 320, height: 480))
      #expect(window.subviews.count == 2 && window.subviews[0].frame == window.bounds)
    }
    #expect(
      appearances(trace, after: .milliseconds(900)) == [
        "A viewWillAppear", "A viewDidAppear", "B viewWillDisappear", "B viewDidDisappear",
      ]
    )
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a covered page applies a change of style when it is uncovered`(widens: Bool) {
    var profile = quietPhone
    profile.screenSize = widens ? Self.narrow : Self.wide
    let trace = HeadlessUIKitTests.play(on: profile) { window, simulation in
      let (a, b, c) = (controller("A"), controller("B", style: .popover), controller("C"))
      let adapter = Adapter(.fullScreen)
      b.popoverPresentationController?.delegate = adapter
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("cover", at: .milliseconds(1_000)) { b.present(c, animated: true) }
      simulation.schedule(
        resizeTo: widens ? Self.wide : Self.narrow,
        at: .milliseconds(2_000)
      )
      simulation.schedule("uncover", at: .milliseconds(3_000)) { c.dismiss(animated: true) }
      simulation.schedule("look", at: .milliseconds(4_000)) {
        #expect((a.view.window != nil) == widens)
        #expect((b.view.frame == window.bounds) == !widens)
        if widens { #expect(a.view.frame == window.bounds) }
      }
      simulation.schedule("dismiss", at: .milliseconds(5_000)) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(7_000)) {
        _ = adapter
        #expect(window.subviews == [a.view] && a.view.frame == window.bounds)
      }
    }
    #expect(
      appearances(trace, after: .milliseconds(3_300)).prefix(4) == [
        "B viewDidAppear", "C viewDidDisappear",
        widens ? "A viewWillAppear" : "A viewWillDisappear",
        widens ? "A viewDidAppear" : "A viewDidDisappear",
      ]
    )
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test(arguments: [true, false])
  func `a covered popover that becomes a sheet is above its dimming`(narrows: Bool) {
    var profile = quietPhone
    profile.screenSize = narrows ? Self.wide : Self.narrow
    let trace = HeadlessUIKitTests.play(on: profile) { window, simulation in
      let (a, b, c) = (controller("A"), controller("B", style: .popover), controller("C"))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("cover", at: .milliseconds(1_000)) { b.present(c, animated: true) }
      simulation.schedule(resizeTo: narrows ? Self.narrow : Self.wide, at: .milliseconds(2_000))
      simulation.schedule("uncover", at: .milliseconds(3_000)) { c.dismiss(animated: true) }
      simulation.schedule("look", at: .milliseconds(4_000)) {
        let views = b.view.superview?.subviews ?? []
        #expect(views.count == (narrows ? 2 : 1) && views.last === b.view)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  @Test
  func `the dimming appears and disappears with a sheet`() {
    for (start, end) in [(Self.wide, Self.narrow), (Self.narrow, Self.wide)] {
      let trace = play(becoming: .pageSheet, from: start, to: end) { _, page, views in
        let isSheet = end == Self.narrow
        #expect(views.count == (isSheet ? 2 : 1) && views.last === page)
        if isSheet { #expect(views.first?.alpha == 0.2) }
      }
      #expect(
        appearances(trace, after: .milliseconds(900)) == [
          "B viewWillDisappear", "B viewDidDisappear",
        ]
      )
      #expect(trace.found.isEmpty)
    }
  }
}
