import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: SlideSegue, SlideUnwindSegue, ZoomSegue, ZoomUnwindSegue.

struct PageSegueTests {
  private final class Home: UIViewController {
    override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] { ["home": { _ in }] }
  }

  /// Goes from one page to another at 100 ms and back at 1.5 s, by custom segues.
  private func run(
    _ go: @escaping UIStoryboard.Segue.Maker,
    _ back: @escaping UIStoryboard.Segue.Maker
  ) -> (trace: Trace, homeFrame: CGRect) {
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(
      profile: profile,
      seed: 1,
      watchedLayers: ["Home", "Away"],
      semantics: ChosenSemantics(iOS: 12)
    )
    var frame = CGRect.zero
    let trace = simulation.run { window in
      UIStoryboard.define(
        "Main",
        initial: "Home",
        scenes: [
          .init("Home", segues: [.init("go", .custom("Away"), make: go)]) {
            let home = Home()
            home.title = "Home"
            return home
          },
          .init("Away", segues: [.init("back", .unwind("home"), make: back)]) {
            let away = UIViewController()
            away.title = "Away"
            return away
          },
        ]
      )
      let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      window.rootViewController = home
      simulation.schedule("go", at: .milliseconds(100)) { [weak home] in
        home?.performSegue(withIdentifier: "go", sender: nil)
      }
      simulation.schedule("back", at: .milliseconds(1_500)) { [weak home] in
        home?.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
      simulation.schedule("look", at: .milliseconds(2_500)) { [weak home] in
        frame = home?.view.frame ?? .zero
      }
    }
    return (trace, frame)
  }

  private func places(_ trace: Trace, _ layer: String, _ seconds: ClosedRange<Double>) -> [Double] {
    trace.samples.filter {
      $0.layer == layer && seconds.contains(trace.frames[$0.frame].contentTime.seconds)
    }.map(\.position.y)
  }

  private func slide() -> (trace: Trace, homeFrame: CGRect) {
    run(
      SlideSegue.init(identifier:source:destination:),
      SlideUnwindSegue.init(identifier:source:destination:)
    )
  }

  private func zoom() -> (trace: Trace, homeFrame: CGRect) {
    run(
      ZoomSegue.init(identifier:source:destination:),
      ZoomUnwindSegue.init(identifier:source:destination:)
    )
  }

  @Test
  func `a slide moves both pages up by one height in 0.4 s, and its unwind down`() throws {
    let (trace, frame) = slide()
    let (up, down) = (places(trace, "Home", 0.11...0.5), places(trace, "Home", 1.52...1.9))
    #expect(up == up.sorted(by: >) && (up.last ?? 0) < -300)
    #expect(down == down.sorted() && (down.last ?? 0) > 300)
    #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let marks = trace.transitions.filter { $0.kind == .exchange }
    #expect(marks.map(\.to) == ["Away", "Home"])
    for mark in marks {
      let length = try #require(mark.ended) - mark.began
      #expect(abs(length.seconds - 0.4) < 0.02)
    }
  }

  @Test
  func `a zoom takes a second, its unwind half of one`() throws {
    let (trace, frame) = zoom()
    let marks = trace.transitions.filter { $0.kind == .exchange }
    let lengths = try marks.map { (try #require($0.ended) - $0.began).seconds }
    #expect(lengths.count == 2)
    #expect(abs(lengths[0] - 1) < 0.05 && abs(lengths[1] - 0.5) < 0.03)
    #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test
  func `pages in the window are a finding, because the system expects them elsewhere`() {
    for trace in [slide().trace, zoom().trace] {
      #expect(Set(trace.findings.map(\.rule)) == [.arrivesOnce, .balancedAppearance])
      #expect(trace.transitions.map(\.kind) == [.exchange, .present, .exchange, .dismiss])
      #expect(trace.transitions.allSatisfy { $0.outcome == .completed })
    }
  }
}
