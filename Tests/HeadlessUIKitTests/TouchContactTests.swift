import HeadlessUIKit
import Testing

struct TouchContactTests {
  private func heard(
    _ samples: [TouchSample],
    _ setUp: @escaping (UIView, GestureLog) -> Void = { _, _ in }
  ) -> [String] {
    play(touchIDs: samples) { window, log, _ in
      let view = TouchyView("view", frame: window.bounds, log: log)
      window.addSubview(view)
      setUp(view, log)
    }.lines
  }

  private let short = touchID([[50, 50], [50, 55]], every: 20)
  private let long = touchID([[50, 50], [50, 55], [50, 80]], every: 20)

  @Test
  func `a view gets a touch from its begin to its end`() {
    #expect(heard(short) == ["view began 50", "view moved 55", "view ended 55"])
    #expect(
      heard(touchID([[50, 50]], every: 20, ending: .cancelled))
        == ["view began 50", "view cancelled 50"]
    )
  }

  @Test
  func `a recognised gesture cancels the touches of its view`() {
    let lines = heard(long) { view, log in log.watch(UIPanGestureRecognizer(), "pan", on: view) }
    #expect(
      lines == ["view began 50", "view moved 55", "pan began", "view cancelled 80", "pan ended"]
    )
  }

  @Test
  func `a gesture that does not cancel touches leaves them to the view`() {
    let lines = heard(long) { view, log in
      log.watch(UIPanGestureRecognizer(), "pan", on: view).cancelsTouchesInView = false
    }
    #expect(lines.filter { $0.hasPrefix("view") }.last == "view ended 80")
    #expect(!lines.contains { $0.contains("cancelled") })
  }

  @Test
  func `a recogniser that delays touches sends them to the view only after it has failed`() {
    let failing = heard(short) { view, log in
      log.watch(UIPanGestureRecognizer(), "pan", on: view).delaysTouchesBegan = true
    }
    #expect(failing == ["view began 55", "view ended 55"])
    let winning = heard(long) { view, log in
      log.watch(UIPanGestureRecognizer(), "pan", on: view).delaysTouchesBegan = true
    }
    #expect(winning == ["pan began", "pan ended"])
  }

  @Test
  func `the end of a touch waits for a double tap to fail, unless ends are not delayed`() {
    for delays in [true, false] {
      let tap = touchID([[50, 50]], every: 20)
      let log = play(touchIDs: tap) { window, log, _ in
        let view = TouchyView("view", frame: window.bounds, log: log)
        window.addSubview(view)
        let double = log.watch(UITapGestureRecognizer(), "double", on: view)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
      }
      #expect(log.lines == ["view began 50", "view ended 50"])
      #expect(((log.times.last ?? 0) > 0.45) == delays)
    }
  }

  @Test
  func `a view gets one touch unless it enables more`() {
    let two =
      (touchID([[50, 50]], every: 40) + touchID([[90, 90]], from: 120, every: 40, touchID: 1))
      .sorted { $0.time < $1.time }
    #expect(heard(two) == ["view began 50", "view ended 50"])
    let both = heard(two) { view, _ in view.isMultipleTouchEnabled = true }
    #expect(both == ["view began 50", "view began 90", "view ended 50", "view ended 90"])
  }

  @Test
  func `touches that a view does not handle go to its controller and superviews`() {
    final class TouchedPage: UIViewController {
      var began: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began.append("page")
        super.touchesBegan(touches, with: event)
      }
    }
    var pages: [TouchedPage] = []
    play(touchIDs: short) { window, _, _ in
      let page = TouchedPage()
      window.rootViewController = page
      page.view.addSubview(UIView(frame: window.bounds))
      pages.append(page)
    }
    #expect(pages.map(\.began) == [["page"]])
  }

  @Test
  func `touches in quick succession on a view count as taps`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    var counters: [Counter] = []
    let times: [Int64] = [100, 250, 400, 1_000]
    let taps = times.flatMap { touchID([[50, 50]], from: $0, every: 30) }
    play(touchIDs: taps + touchID([[150, 50]], from: 1_100, every: 30)) { window, _, _ in
      let counter = Counter(frame: window.bounds)
      window.addSubview(counter)
      counters.append(counter)
    }
    #expect(counters.map(\.counts) == [[1, 2, 3, 1, 1]])
  }
}
