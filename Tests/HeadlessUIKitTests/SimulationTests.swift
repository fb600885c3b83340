import HeadlessUIKit
import Testing

// Also tests: CurrentSimulation.

struct SimulationTests {
  private func trace(seed: UInt64) -> Trace {
    Stage(profile: .phone60, seed: seed).run { window in
      let a = controller("A")
      window.rootViewController = a
      a.present(controller("B"), animated: true)
    }
  }

  @Test
  func `the same seed gives the same trace and another seed another`() {
    #expect(trace(seed: 1) == trace(seed: 1))
    #expect(trace(seed: 1).digest != trace(seed: 2).digest)
  }

  @Test
  func `parallel runs in many tasks are independent`() async {
    let alone = trace(seed: 5)
    await withTaskGroup(of: Trace.self) { group in
      for _ in 0..<16 { group.addTask { self.trace(seed: 5) } }
      for await trace in group { #expect(trace == alone) }
    }
  }

  @Test
  func `a controller made before the run belongs to the run that shows it`() {
    let early = controller("early")
    let shown = play { window, _ in
      window.rootViewController = early
      early.view.addGestureRecognizer(UITapGestureRecognizer { _ in })
    }
    let usual = play { window, _ in
      window.rootViewController = controller("early")
    }
    #expect(shown.digest == usual.digest)
  }

  @Test
  func `objects retained by an app do not retain the simulation`() {
    weak var simulation: Simulation?
    var kept: [AnyObject] = []
    do {
      let running = Simulation(profile: quietPhone, seed: 1)
      simulation = running
      _ = running.run { window in
        let page = controller("kept")
        window.rootViewController = page
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
        let link = CADisplayLink { _ in }
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        kept = [page, page.view, UIPanGestureRecognizer(), animator, link, timer, UIScreen.main]
      }
    }
    #expect(simulation == nil)
    #expect(kept.count == 7)
    kept = []
  }

  @Test
  func `commands are delivered with the first frame at or after their time`() {
    var times: [Double] = []
    play { _, simulation in
      simulation.schedule("tap", at: .milliseconds(101)) { times.append(CACurrentMediaTime()) }
    }
    #expect(times.count == 1)
    #expect(abs((times.first ?? 0) - 7.0 / 60) < 0.001)
  }

  @Test
  func `time passes with the main-thread work`() {
    play { _, simulation in
      let before = CACurrentMediaTime()
      simulation.spend(.milliseconds(12), on: "decode")
      #expect(abs(CACurrentMediaTime() - before - 0.012) < 1e-9)
    }
  }

  @Test
  func `a slow first load makes its frame late and is named as the cause`() throws {
    let trace = play { window, simulation in
      window.rootViewController = controller("A")
      simulation.schedule("load", at: .milliseconds(100)) {
        simulation.spend(.milliseconds(30), on: "decode")
        window.addSubview(UIView())
      }
    }
    let late = trace.frames.filter { $0.hitch > .zero }
    #expect(late.count == 1)
    #expect(late.first?.lateness == .commit)
    #expect(trace.works.contains { $0.name == "decode" })
  }

  @Test
  func `views outside of a simulation end the process with a message`() async {
    await #expect(processExitsWith: .failure) { _ = UIView() }
  }

  @Test
  func `a finished run is released, with everything in it`() {
    weak var simulation: Stage?
    weak var page: UIViewController?
    do {
      let own = Stage(profile: quietPhone, seed: 1)
      simulation = own
      _ = own.run { window in
        let (root, sheet) = (controller("A"), controller("B"))
        page = sheet
        window.rootViewController = root
        own.schedule("present", at: .milliseconds(100)) { root.present(sheet, animated: true) }
      }
    }
    #expect(simulation == nil)
    #expect(page == nil)
  }

  @Test
  func `a thread that is always late is late once for each refresh it misses`() {
    // Fifty ticks of 20 ms at 60 Hz: every fifth refresh has no frame of its own.
    let trace = play(until: .milliseconds(1_100)) { window, simulation in
      let view = UIView()
      window.addSubview(view)
      let link = CADisplayLink { _ in
        simulation.spend(.milliseconds(20), on: "work")
        view.center.x += 1
      }
      link.add(to: .main, forMode: .common)
    }
    let hitches = trace.frames.filter { $0.hitch > .zero }
    #expect((9...13).contains(hitches.count), "\(hitches.count)")
  }

  @Test
  func `views that request layout late or during layout are laid out`() {
    final class Counting: UIView {
      var count = 0
      var inner: Counting?
      override func layoutSubviews() {
        count += 1
        inner?.frame.size = CGSize(width: CGFloat(count), height: 10)
      }
    }
    play { window, simulation in
      let (early, outer, inner) = (Counting(), Counting(), Counting())
      outer.inner = inner
      simulation.schedule("add", at: .milliseconds(100)) {
        window.addSubview(early)
        outer.addSubview(inner)
        window.addSubview(outer)
      }
      simulation.schedule("check", at: .milliseconds(200)) {
        #expect(early.count == 1)
        #expect(outer.count == 1)
        #expect(inner.count >= 1)
        outer.setNeedsLayout()
      }
      simulation.schedule("check", at: .milliseconds(300)) {
        #expect(outer.count == 2)
        #expect(inner.count >= 2)
      }
    }
  }
}
