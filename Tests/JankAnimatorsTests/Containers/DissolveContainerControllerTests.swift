import HeadlessUIKit
import JankAnimators
import Testing

struct DissolveContainerControllerTests {
  private func run(
    forgetsMoves: Bool = false,
    _ script: @escaping (Stage, DissolveContainerController) -> Void
  ) -> Trace {
    let simulation = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12))
    return simulation.run { window in
      let pages = ["First", "Second"].map { name -> UIViewController in
        let page = UIViewController()
        page.title = name
        return page
      }
      let box = DissolveContainerController(pages: pages, forgetsMoves: forgetsMoves)
      box.title = "Box"
      window.rootViewController = box
      script(simulation, box)
    }
  }

  @Test
  func `pages dissolve in 0.3 s and children are notified`() throws {
    let trace = run { simulation, box in
      simulation.schedule("go", at: .milliseconds(100)) { box.show(at: 1, animated: true) }
      simulation.schedule("again", at: .milliseconds(200)) { box.show(at: 0, animated: true) }
      simulation.schedule("back", at: .milliseconds(600)) { box.show(at: 0, animated: true) }
    }
    #expect(trace.transitions.map(\.to) == ["Second", "First"])
    for transition in trace.transitions {
      let length = try #require(transition.ended) - transition.began
      #expect(abs(length.seconds - 0.3) < 0.02)
    }
    #expect(trace.findings.isEmpty)
    let heard = trace.events.filter { $0.kind == .callback && $0.subject == "Second" }.map(\.name)
    #expect(
      heard == [
        "willMove(toParent: Box)", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "didMove(toParent: Box)", "willMove(toParent: nil)", "viewWillDisappear",
        "viewDidDisappear", "didMove(toParent: nil)",
      ]
    )
  }

  @Test(arguments: [250, 1_000])
  func `an unwind goes to its page after the current change`(time: Int64) {
    let trace = run { simulation, box in
      var first: UIViewController?
      simulation.schedule("go", at: .milliseconds(100)) {
        first = box.children.first
        box.show(at: 1, animated: true)
      }
      simulation.schedule("back", at: .milliseconds(time)) {
        guard let first, let last = box.children.last else { return }
        let segue = UIStoryboardSegue(identifier: "back", source: last, destination: first)
        box.unwind(for: segue, towards: first)
      }
    }
    #expect(trace.transitions.map(\.to) == ["Second", "First"])
    #expect(trace.transitions.allSatisfy { $0.outcome == .completed })
    #expect(trace.findings.isEmpty)
  }

  @Test
  func `without animation the page appears at once`() throws {
    let trace = run { simulation, box in
      simulation.schedule("go", at: .milliseconds(100)) { box.show(at: 1, animated: false) }
    }
    let transition = try #require(trace.transitions.first)
    #expect(try #require(transition.ended) - transition.began < .milliseconds(20))
  }

  @Test
  func `a container that does not notify its children is a finding`() {
    let trace = run(forgetsMoves: true) { simulation, box in
      simulation.schedule("go", at: .milliseconds(100)) { box.show(at: 1, animated: true) }
    }
    #expect(Set(trace.findings.map(\.rule)) == [.pairedMoves])
    #expect(Set(trace.findings.map(\.subject)) == ["First", "Second"])
  }

  @Test
  func `a container that rotates during a change gives its page the new size`() {
    var frames: [CGRect] = []
    _ = run { simulation, box in
      simulation.schedule("go", at: .milliseconds(100)) { box.show(at: 1, animated: true) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(200))
      simulation.schedule("look", at: .milliseconds(2_000)) {
        frames = box.children.map(\.view.frame)
      }
    }
    #expect(frames == [CGRect(x: 0, y: 0, width: 667, height: 375)])
  }
}
