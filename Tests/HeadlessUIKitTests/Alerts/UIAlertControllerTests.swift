import HeadlessUIKit
import Testing

struct UIAlertControllerTests {
  /// Presents an alert with three actions; returns the log and the alert.
  private func playAlert(
    _ style: UIAlertController.Style,
    touchIDs: @escaping (UIAlertController) -> [TouchSample]
  ) -> (log: [String], trace: Trace) {
    var log: [String] = []
    let trace = play { window, simulation in
      let page = controller("A")
      window.rootViewController = page
      let alert = UIAlertController(
        title: "Delete?",
        message: "This cannot be undone.",
        preferredStyle: style
      )
      for (title, kind) in [
        ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Archive", .default),
      ] {
        alert.addAction(
          UIAlertAction(title: title, style: kind) { action in
            log.append("\(action.title ?? "") \(page.presentedViewController == nil)")
          }
        )
      }
      simulation.schedule("ask", at: .milliseconds(100)) { page.present(alert, animated: true) }
      simulation.schedule("tap", at: .milliseconds(1_000)) {
        simulation.schedule(touches: touchIDs(alert))
      }
    }
    return (log, trace)
  }

  /// A tap on one of the buttons, counted from above.
  private func tap(_ number: Int, in alert: UIAlertController) -> [TouchSample] {
    let buttons = (alert.view.subviews.first?.subviews ?? []).filter { $0 is UIButton }
    let sorted = buttons.sorted { $0.frame.minY < $1.frame.minY }
    let place = sorted[number].convert(CGPoint(x: 20, y: 20), to: nil)
    return touchID([[Double(place.x), Double(place.y)]], from: 1_100)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `a handler is called after the dismissal, and the cancel action is last`(
    style: UIAlertController.Style
  ) {
    for (number, title) in ["Delete", "Archive", "Cancel"].enumerated() {
      let (log, trace) = playAlert(style) { tap(number, in: $0) }
      #expect(log == ["\(title) true"])
      #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
      #expect(trace.found.isEmpty)
    }
  }

  @Test
  func `an alert is in the middle, a sheet at the lower edge, and other touches do nothing`() {
    for (style, check) in [
      (UIAlertController.Style.alert, { (box: UIView) in abs(box.center.y - 333.5) < 1 }),
      (.actionSheet, { box in abs(box.frame.maxY - 651) < 1e-9 }),
    ] {
      let (log, _) = playAlert(style) { alert in
        let box = alert.view.subviews[0]
        #expect(check(box) && box.center.x == 187.5)
        return touchID([[5, 5]], from: 1_100)
      }
      #expect(log.isEmpty)
    }
  }

  @Test
  func `the page behind an alert stays in place`() {
    let (_, trace) = playAlert(.alert) { _ in [] }
    let callbacks = trace.callbacks(from: .milliseconds(90))
    #expect(!callbacks.contains("A viewWillDisappear"))
  }
}
