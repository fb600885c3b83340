import HeadlessUIKit
import JankTrace
import Testing

/// The stack of a navigation controller, also when changes overlap.
struct UINavigationControllerTests {
  /// A change of a navigation controller, with pages by name, at a time in milliseconds.
  private struct Step {
    let time: Int64
    let action: (UINavigationController, (String) -> UIViewController) -> Void
  }

  private func at(
    _ time: Int64,
    _ action: @escaping (UINavigationController, (String) -> UIViewController) -> Void
  ) -> Step { Step(time: time, action: action) }

  private func pages(
    _ names: String,
    _ page: (String) -> UIViewController
  ) -> [UIViewController] { names.split(separator: " ").map { page(String($0)) } }

  /// Plays steps on a navigation controller with page A, each at its time; returns the final stack
  /// and screen.
  private func playStack(
    _ steps: [Step],
    delegate: LoggedNavigationDelegate? = nil,
    semantics: ChosenSemantics = .standard
  ) -> (stack: String, shown: String, trace: Trace) {
    let end = Log()
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      var pages: [String: UIViewController] = [:]
      func page(_ name: String) -> UIViewController {
        let page = pages[name] ?? controller(name)
        pages[name] = page
        return page
      }
      let navigation = UINavigationController(rootViewController: page("A"))
      navigation.title = "nav"
      navigation.delegate = delegate
      window.rootViewController = navigation
      for step in steps {
        simulation.schedule("step", at: .milliseconds(step.time)) { step.action(navigation, page) }
      }
      simulation.schedule("end", at: .milliseconds(5_000)) {
        end(navigation.titles)
        end(
          pages.keys.sorted().filter { pages[$0]?.viewIfLoaded?.window != nil }
            .joined(separator: " ")
        )
        #expect(navigation.children == navigation.viewControllers)
        pages = [:]
      }
    }
    #expect(trace.transitions.allSatisfy { $0.outcome != .unfinished })
    return (end.lines[0], end.lines[1], trace)
  }

  @Test func `the stack after successive pushes and pops is on screen`() {
    let end = playStack([
      at(100) { $0.pushViewController($1("B"), animated: true) },
      at(1_000) { $0.pushViewController($1("C"), animated: true) },
      at(2_000) { navigation, _ in navigation.popToRootViewController(animated: true) },
      at(3_000) { $0.pushViewController($1("D"), animated: false) },
    ])
    #expect(end.stack == "A D")
    #expect(end.shown == "D")
    #expect(end.trace.found.isEmpty)
    #expect(end.trace.transitions.map(\.kind) == [.push, .push, .pop, .push])
    #expect(end.trace.transitions.map(\.to) == ["B", "C", "A", "D"])
  }

  @Test func `a push begins in the frame of its request, after the call`() throws {
    let end = playStack([at(100) { $0.pushViewController($1("B"), animated: true) }])
    let push = try #require(end.trace.transitions.first)
    let frame = Interval.milliseconds(17)
    #expect(push.began > push.requested)
    #expect(push.began < push.requested + frame)
  }

  @Test func `pops return the removed pages, and nil if there are none`() {
    _ = playStack([
      at(100) { navigation, page in
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == nil)
        navigation.viewControllers = [page("A"), page("B"), page("C"), page("D")]
        #expect(navigation.topViewController === page("D"))
        #expect(
          navigation.popToViewController(page("B"), animated: false) == [page("C"), page("D")]
        )
        #expect(navigation.popToViewController(page("B"), animated: false) == nil)
        #expect(navigation.popViewController(animated: false) === page("B"))
      }
    ])
  }

  @Test func `popping to a page that is not on the stack is a finding`() {
    let end = playStack([at(100) { $0.popToViewController($1("X"), animated: true) }])
    #expect(end.trace.rules == [.navigatesOneAtATime])
    #expect(end.trace.found[0].contains("Tried to pop to a view controller that doesn't exist"))
  }

  @Test(arguments: [
    ("A B", "C", TransitionRecord.Kind?.some(.push)), ("A B", "A", .pop), ("A B C", "B A", .pop),
    ("A B C", "C", nil), ("A B", "X B", nil), ("A", "X Y", .push), ("A B C", "X B", .pop),
  ])
  func `a new stack is a push, a pop or an exchange, depending on its top page`(
    old: String,
    new: String,
    kind: TransitionRecord.Kind?
  ) {
    let end = playStack([
      at(100) { $0.setViewControllers(pages(old, $1), animated: false) },
      at(1_000) { $0.setViewControllers(pages(new, $1), animated: true) },
    ])
    #expect(end.stack == new)
    #expect(end.shown == new.suffix(1))
    #expect(end.trace.found.isEmpty)
    let changes = end.trace.transitions.filter { $0.requested > .zero + .milliseconds(900) }
    #expect(changes.map(\.kind) == (kind.map { [$0] } ?? []))
  }

  @Test func `requests without animation in one turn are one change`() {
    let end = playStack([
      at(100) { $0.pushViewController($1("B"), animated: false) },
      at(1_000) { navigation, page in
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(page("C"), animated: true)
      },
    ])
    #expect(end.stack == "A C")
    #expect(end.shown == "C")
    #expect(end.trace.found.isEmpty)
    #expect(end.trace.transitions.map(\.to) == ["B", "C"])
  }

  // MARK: Mistakes

  @Test(arguments: [("push", "A B C"), ("pop", "A"), ("root", "A"), ("set", "C")])
  func `a change during another one is a finding and happens afterwards`(
    change: String,
    stack: String
  ) {
    let end = playStack([
      at(100) { $0.pushViewController($1("B"), animated: true) },
      at(300) { navigation, page in
        switch change {
        case "push": navigation.pushViewController(page("C"), animated: true)
        case "pop": navigation.popViewController(animated: true)
        case "root": navigation.popToRootViewController(animated: true)
        default: navigation.setViewControllers([page("C")], animated: true)
        }
      },
    ])
    #expect(end.trace.rules == [.navigatesOneAtATime])
    #expect(
      end.trace.found.first?.contains("animation can result in corrupted navigation bar") == true
    )
    #expect(end.stack == stack)
    #expect(end.shown == stack.suffix(1))
  }

  @Test func `if nested changes are dropped, the stack stays as after the first`() {
    var semantics = ChosenSemantics.standard
    semantics.nestedRequests = .isDropped
    let end = playStack(
      [
        at(100) { $0.pushViewController($1("B"), animated: true) },
        at(300) { navigation, page in
          navigation.pushViewController(page("C"), animated: true)
          #expect(navigation.popViewController(animated: true) == nil)
        },
      ],
      semantics: semantics
    )
    #expect(end.trace.rules == [.navigatesOneAtATime, .navigatesOneAtATime])
    #expect(end.stack == "A B")
    #expect(end.shown == "B")
  }

  @Test func `an animated push and another change in the same turn are a finding`() {
    let end = playStack([
      at(100) { navigation, page in
        navigation.pushViewController(page("B"), animated: true)
        navigation.pushViewController(page("C"), animated: true)
      }
    ])
    #expect(end.trace.rules == [.navigatesOneAtATime])
    #expect(end.stack == "A B C")
    #expect(end.shown == "C")
  }

  @Test func `pushing an instance twice is a finding and is rejected`() {
    let end = playStack([
      at(100) { $0.pushViewController($1("B"), animated: true) },
      at(1_000) { $0.pushViewController($1("B"), animated: true) },
      at(1_500) { $0.setViewControllers([$1("A"), $1("B"), $1("A")], animated: true) },
    ])
    #expect(end.trace.rules == [.pushesOnce, .pushesOnce])
    #expect(end.stack == "A B")
  }

  @Test func `pushing a navigation controller is a finding and is rejected`() {
    let end = playStack([
      at(100) { stack, _ in
        let other = UINavigationController(rootViewController: controller("C"))
        stack.show(other, sender: nil)
      }
    ])
    #expect(end.trace.rules == [.pushesOnce] && end.trace.findings[0].severity == .error)
    #expect(end.stack == "A")
  }

  @Test(arguments: [true, false])
  func `a stack set during a gesture is a finding after the decision`(finishes: Bool) {
    let log = Log()
    let delegate = LoggedNavigationDelegate(log)
    let interaction = LoggedInteraction(log)
    let end = playStack(
      [
        at(100) { $0.setViewControllers([$1("A"), $1("B"), $1("C")], animated: false) },
        at(1_000) { navigation, _ in
          delegate.interaction = interaction
          navigation.popViewController(animated: true)
        },
        at(1_100) { _, _ in interaction.update(0.3) },
        at(1_200) { $0.setViewControllers([$1("A"), $1("X")], animated: false) },
        at(1_300) { _, _ in if finishes { interaction.finish() } else { interaction.cancel() } },
      ],
      delegate: delegate
    )
    #expect(end.trace.rules == [finishes ? .navigatesOneAtATime : .cancelledPopRestoresStack])
    #expect(end.stack == "A X")
    #expect(end.shown == "X")
  }

  // MARK: On and off screen

  @Test func `the first page appears and is announced with the controller`() {
    let log = Log()
    let simulation = Stage(profile: quietPhone)
    let trace = simulation.run { window in
      let delegate = LoggedNavigationDelegate(log)
      let navigation = UINavigationController()
      navigation.title = "nav"
      navigation.delegate = delegate
      navigation.viewControllers = [LoggedPage("A", log)]
      window.rootViewController = navigation
      simulation.schedule("end", at: .milliseconds(100)) { _ = delegate }
    }
    #expect(
      log.lines
        == rows(
          """
          A willMove(nav)
          A didMove(nav)
          willShow A
          A viewDidLoad
          A viewWillAppear
          A viewDidAppear
          didShow A
          """
        )
    )
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a page that reappears with the controller is announced if chosen`(
    everyTime: Bool
  ) {
    let log = Log()
    var semantics = ChosenSemantics.standard
    semantics.announcesPageAtEveryAppearance = everyTime
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    _ = simulation.run { window in
      let audience = LoggedAudience(log)
      let navigation = UINavigationController(rootViewController: LoggedPage("A", log))
      navigation.delegate = audience
      window.rootViewController = navigation
      simulation.schedule("cover", at: .milliseconds(100)) {
        navigation.present(controller("M"), animated: false)
      }
      simulation.schedule("uncover", at: .milliseconds(500)) {
        log.clear()
        navigation.dismiss(animated: false)
      }
      simulation.schedule("end", at: .milliseconds(1_000)) { _ = audience }
    }
    let callbacks = ["A viewWillAppear", "A viewDidAppear"]
    #expect(
      log.lines
        == (everyTime ? ["willShow A", callbacks[0], callbacks[1], "didShow A"] : callbacks)
    )
  }

  @Test func `changes of a covered stack happen without a transition`() {
    let log = Log()
    let trace = play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      let page = LoggedPage("B", log)
      window.rootViewController = navigation
      simulation.schedule("cover", at: .milliseconds(100)) {
        navigation.present(controller("M"), animated: false)
      }
      simulation.schedule("push", at: .milliseconds(500)) {
        navigation.pushViewController(page, animated: true)
      }
      simulation.schedule("uncover", at: .milliseconds(1_000)) {
        navigation.dismiss(animated: false)
      }
      simulation.schedule("end", at: .milliseconds(1_500)) {
        #expect(page.view.window != nil)
        #expect(page.navigationController === navigation)
        #expect(navigation.visibleViewController === page)
      }
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.map(\.kind) == [.present, .dismiss])
    #expect(log.lines.suffix(3) == ["B viewDidLoad", "B viewWillAppear", "B viewDidAppear"])
  }

  @Test func `a change of size reaches the page, its container and the bar`() {
    let trace = play { window, simulation in
      let page = controller("A")
      let navigation = UINavigationController(rootViewController: page)
      window.rootViewController = navigation
      simulation.schedule(resizeTo: [844, 390], at: .milliseconds(200))
      simulation.schedule("end", at: .milliseconds(1_000)) {
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
      }
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `a hidden bar is above the screen`() {
    play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = navigation
      simulation.schedule("hide", at: .milliseconds(100)) {
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.frame.maxY == 0)
      }
      simulation.schedule("show", at: .milliseconds(600)) {
        navigation.isNavigationBarHidden = false
        #expect(navigation.navigationBar.frame.minY == 0)
      }
    }
  }

  @Test func `a page on screen decides whether a waiting page is pushed or returns`() {
    let end = playStack([
      at(100) { $0.pushViewController($1("B"), animated: true) },
      at(150) { $0.pushViewController($1("C"), animated: true) },
      at(200) { $0.pushViewController($1("D"), animated: true) },
      at(250) { navigation, _ in navigation.popViewController(animated: true) },
    ])
    #expect(end.stack == "A B C")
    #expect(end.trace.transitions.map(\.kind) == [.push, .push])
    #expect(end.trace.transitions.map(\.to) == ["B", "C"])
  }

  @Test func `a presentation that ends first leaves a push its coordinator`() {
    play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      let (pushes, presents) = (SlowPushes(), Delegate())
      navigation.delegate = pushes
      window.rootViewController = navigation
      let card = controller("card", style: .overFullScreen)
      card.transitioningDelegate = presents
      simulation.schedule("push", at: .milliseconds(100)) {
        navigation.pushViewController(controller("B"), animated: true)
      }
      simulation.schedule("present", at: .milliseconds(200)) {
        navigation.present(card, animated: true)
      }
      simulation.schedule("look", at: .milliseconds(800)) {
        #expect(card.view.window != nil && card.transitionCoordinator == nil)
        #expect(navigation.transitionCoordinator?.transitionDuration == 1)
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(navigation.transitionCoordinator == nil)
        _ = (pushes, presents)
      }
    }
  }

  private final class SlowPushes: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(duration: 1) }
  }
}
