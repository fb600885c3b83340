import HeadlessUIKit
import Testing

// Also tests: UIViewControllerTransitionCoordinator.

struct TransitionCoordinatorTests {
  /// Presents a page over a root; the delegate drives it if it has an interaction.
  @discardableResult
  private func present(
    _ page: @escaping (UIWindow, Stage) -> UIViewController,
    interaction: UIPercentDrivenInteractiveTransition? = nil,
    animated: Bool = true,
    watching: Set<String> = [],
    _ then: @escaping (UIViewController, UIViewController, Stage) -> Void = { _, _, _ in }
  ) -> Trace {
    play(watching: watching) { window, simulation in
      let (a, b, delegate) = (controller("A"), page(window, simulation), Delegate())
      b.transitioningDelegate = delegate
      delegate.interaction = interaction
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: animated) }
      simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
      then(a, b, simulation)
    }
  }

  @Test
  func `both controllers have the coordinator from viewWillAppear through viewDidAppear`() {
    var seen: [Bool] = []
    present({ _, stage in
      let page = Page()
      let look = { (page: Page) in
        seen.append(page.transitionCoordinator != nil)
        seen.append(page.presentingViewController?.transitionCoordinator != nil)
      }
      page.inWillAppear = stage.expect("viewWillAppear", look)
      page.inDidAppear = stage.expect("viewDidAppear", look)
      return page
    }) { a, b, simulation in
      simulation.schedule("after", at: .milliseconds(2_000)) {
        #expect(a.transitionCoordinator == nil)
        #expect(b.transitionCoordinator == nil)
      }
    }
    #expect(seen == [true, true, true, true])
  }

  @Test
  func `a controller without a transition of its own asks its parent`() {
    present({ _, stage in
      let page = Page()
      let child = UIViewController()
      page.addChild(child)
      child.didMove(toParent: page)
      page.inWillAppear = stage.expect("viewWillAppear") { _ in
        #expect(child.transitionCoordinator != nil)
        #expect(child.transitionCoordinator === child.parent?.transitionCoordinator)
      }
      return page
    })
  }

  @Test
  func `the coordinator describes the transition`() {
    present({ window, stage in
      let page = Page()
      page.modalPresentationStyle = .fullScreen
      page.inWillAppear = stage.expect("viewWillAppear") { page in
        let coordinator = page.transitionCoordinator
        #expect(coordinator?.isAnimated == true)
        #expect(coordinator?.presentationStyle == .fullScreen)
        #expect(coordinator?.transitionDuration == 0.4)
        #expect(coordinator?.percentComplete == 0)
        #expect(coordinator?.completionVelocity == 1)
        #expect(coordinator?.completionCurve == .easeInOut)
        #expect(coordinator?.isInterruptible == false)
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.containerView.window === window)
        #expect(coordinator?.viewController(forKey: .to) === page)
        #expect(coordinator?.view(forKey: .to) === page.view)
        #expect(coordinator?.view(forKey: .from) === page.presentingViewController?.view)
      }
      return page
    })
  }

  @Test
  func `the coordinator of a page sheet reports no duration before it begins`() {
    play { window, simulation in
      let (a, b) = (controller("A"), Page())
      b.modalPresentationStyle = .pageSheet
      b.inWillAppear = simulation.expect("viewWillAppear") { page in
        #expect(page.transitionCoordinator?.presentationStyle == .pageSheet)
        #expect(page.transitionCoordinator?.completionCurve == .easeInOut)
        #expect(page.transitionCoordinator?.transitionDuration == 0)
      }
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
    }
  }

  @Test
  func `animations alongside have the transition's duration`() throws {
    let trace = present(
      { _, stage in
        let page = Page()
        page.inWillAppear = stage.expect("viewWillAppear") { page in
          let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          mark.layer.name = "mark"
          page.view.addSubview(mark)
          var isSynchronous = true
          page.transitionCoordinator?.animate(alongsideTransition: { _ in
            #expect(!isSynchronous)
            mark.frame.origin.x = 100
          })
          isSynchronous = false
        }
        return page
      },
      watching: ["mark"]
    )
    let places = trace.samples.map(\.position.x)
    #expect((places.first ?? 100) < 10)
    #expect(places.last == 105)
    #expect(places == places.sorted())
    #expect(Set(places).count > 20)
  }

  @Test
  func `a view outside the container is scrubbed and reversed with the rest`() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let trace = present(
      { window, stage in
        let page = Page()
        page.inWillAppear = stage.expect("viewWillAppear") { page in
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          bar.layer.name = "bar"
          window.addSubview(bar)
          page.transitionCoordinator?.animateAlongsideTransition(
            in: bar,
            animation: { _ in bar.frame.origin.x = 100 }
          )
        }
        return page
      },
      interaction: interaction,
      watching: ["bar"]
    ) { _, _, simulation in
      simulation.schedule("update", at: .milliseconds(300)) { interaction.update(0.5) }
      simulation.schedule("cancel", at: .milliseconds(600)) { interaction.cancel() }
    }
    let places = trace.samples.map(\.position.x)
    #expect(places.contains { abs($0 - 55) < 1e-9 })
    #expect(try #require(places.max()) < 56)
    #expect(places.last == 5)
    #expect(trace.transitions.map(\.outcome) == [.cancelled])
  }

  @Test
  func `once the animator runs, only completions are accepted`() {
    var log: [String] = []
    present({ _, _ in Page() }) { _, b, simulation in
      simulation.schedule("late", at: .milliseconds(300)) {
        let isQueued = b.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.append("changes") },
          completion: { log.append("completion, cancelled: \($0.isCancelled)") }
        )
        #expect(isQueued == false)
      }
    }
    #expect(log == ["completion, cancelled: false"])
  }

  @Test
  func `handlers are called for each change, or only at the first end`() {
    var log: [String] = []
    let interaction = UIPercentDrivenInteractiveTransition()
    present(
      { _, stage in
        let page = Page()
        page.inWillAppear = stage.expect("viewWillAppear") { page in
          page.transitionCoordinator?.notifyWhenInteractionChanges {
            log.append("changes, interactive: \($0.isInteractive), at \($0.percentComplete)")
          }
          page.transitionCoordinator?.notifyWhenInteractionEnds {
            log.append("ends, cancelled: \($0.isCancelled)")
          }
        }
        return page
      },
      interaction: interaction
    ) { _, _, simulation in
      simulation.schedule("update", at: .milliseconds(300)) { interaction.update(0.5) }
      simulation.schedule("finish", at: .milliseconds(400)) { interaction.finish() }
    }
    #expect(log == ["changes, interactive: false, at 0.5", "ends, cancelled: false"])
  }

  @Test
  func `without animation the blocks run at once and the completions at the end`() {
    var log: [String] = []
    present(
      { _, stage in
        let page = Page()
        page.inWillAppear = stage.expect("viewWillAppear") { page in
          page.transitionCoordinator?.animate(
            alongsideTransition: { log.append("changes, animated: \($0.isAnimated)") },
            completion: { _ in log.append("completion") }
          )
        }
        page.inDidAppear = stage.expect("viewDidAppear") { _ in log.append("did appear") }
        return page
      },
      animated: false
    )
    #expect(log == ["changes, animated: false", "did appear", "completion"])
  }
}
