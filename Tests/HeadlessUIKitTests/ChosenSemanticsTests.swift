import HeadlessUIKit
import Testing

/// Effects of choices other than the standard; the tables show the rest.
struct ChosenSemanticsTests {
  private func choosing(_ change: (inout ChosenSemantics) -> Void) -> ChosenSemantics {
    var semantics = ChosenSemantics.standard
    change(&semantics)
    return semantics
  }

  @Test(arguments: [12, 13, SystemVersion.current])
  func `pages are sheets by default since iOS 13`(version: SystemVersion) {
    let stage = Stage(profile: quietPhone, semantics: ChosenSemantics(iOS: version))
    let isSheet = version >= 13
    _ = stage.run { window in
      let (root, page) = (UIViewController(), UIViewController())
      window.rootViewController = root
      stage.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      stage.schedule("look", at: .milliseconds(1_000)) {
        #expect(page.modalPresentationStyle == (isSheet ? .automatic : .fullScreen))
        #expect((root.view.window != nil) == isSheet)
        #expect((page.view.frame.minY == 0) == !isSheet)
      }
    }
  }

  /// Whether one line precedes another.
  private func order(_ lines: [String], _ first: String, _ second: String) throws -> Bool {
    let places = try (#require(lines.firstIndex(of: first)), #require(lines.firstIndex(of: second)))
    return places.0 < places.1
  }

  @Test(arguments: [TransitionRecord.Kind.present, .dismiss], [true, false])
  func `a presentation controller is notified before or after the pages`(
    kind: TransitionRecord.Kind,
    hearsFirst: Bool
  ) throws {
    let semantics = choosing { $0.presentationControllerHearsFirst = hearsFirst }
    let lines = playModalTable(kind, style: .custom, .animated, semantics: semantics)
    let isPresent = kind == .present
    #expect(
      try order(
        lines,
        isPresent ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin",
        isPresent ? "B viewWillAppear" : "B viewWillDisappear"
      ) == hearsFirst
    )
  }

  @Test(arguments: [TransitionRecord.Kind.present, .dismiss])
  func `the completion of a cancelled transition can be called after the callbacks`(
    kind: TransitionRecord.Kind
  ) throws {
    let standard = playModalTable(kind, style: .fullScreen, .cancelled)
    #expect(!standard.contains("completion"))
    let semantics = choosing { $0.callsCompletionOfCancelled = true }
    let lines = playModalTable(kind, style: .fullScreen, .cancelled, semantics: semantics)
    let last = kind == .present ? "A viewDidAppear" : "B viewDidAppear"
    #expect(try order(lines, last, "completion"))
    #expect(try order(lines, "completion", "animationEnded(false)"))
    #expect(lines.filter { $0 != "completion" } == standard)
  }

  @Test func `the steps of the end come in the chosen order`() throws {
    let semantics = choosing { $0.ending = [.alongsideCompletions, .animationEnded, .owner] }
    let lines = playModalTable(.present, style: .fullScreen, .animated, semantics: semantics)
    #expect(
      Array(lines.drop { $0 != "alongside ends" }) == [
        "alongside ends", "animationEnded(true)", "B viewDidAppear", "A viewDidDisappear",
        "completion",
      ]
    )
  }

  @Test(arguments: [true, false])
  func `a change of size waits for a transition, or does not`(waits: Bool) {
    let simulation = Stage(
      profile: quietPhone,
      semantics: choosing { $0.sizeChangeWaits = waits }
    )
    var (widths, frame) = ([CGFloat](), CGRect.zero)
    let trace = simulation.run { window in
      let (a, delegate) = (controller("A"), Delegate())
      window.rootViewController = a
      let b = controller("B")
      b.transitioningDelegate = delegate
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(200))
      for time: Int64 in [150, 300, 1_500] {
        simulation.schedule("look", at: .milliseconds(time)) {
          widths.append(window.bounds.width)
          frame = b.view.frame
          _ = delegate
        }
      }
    }
    #expect(widths == (waits ? [375, 375, 667] : [375, 667, 667]))
    #expect(frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.allSatisfy { $0.outcome == .completed })
  }

  @Test(arguments: [true, false])
  func `the system removes the page of a cancelled custom presentation, or leaves it`(
    removes: Bool
  ) {
    let simulation = Stage(
      profile: quietPhone,
      semantics: choosing { $0.removesCustomViewOnCancel = removes }
    )
    var isThere: Bool?
    _ = simulation.run { window in
      let (a, b, delegate) = (controller("A"), controller("B", style: .custom), ScriptedDelegate())
      window.rootViewController = a
      b.transitioningDelegate = delegate
      delegate.presentation = { presented, presenting in
        EndObserver(presented, presenting) { isThere = presented.view.superview != nil }
      }
      // It leaves its page in place with any outcome.
      delegate.presenting = ScriptedAnimator { context in
        context.cover()?.alpha = 0
        UIView.animate(
          withDuration: 0.3,
          animations: { context.view(forKey: .to)?.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
        )
      }
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interaction = driver
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule("move", at: .milliseconds(200)) { driver.update(0.4) }
      simulation.schedule("let go", at: .milliseconds(300)) { driver.cancel() }
      simulation.schedule("rest", at: .milliseconds(2_000)) { _ = delegate }
    }
    #expect(isThere == !removes)
  }

  @Test(arguments: [true, false])
  func `a cancelled pop restores the stack before or after its callbacks`(first: Bool) {
    let simulation = Stage(
      profile: quietPhone,
      semantics: choosing { $0.restoresStackFirst = first }
    )
    var counts: [Int] = []
    let trace = simulation.run { window in
      let story = Story(window: window, simulation: simulation, isFixed: true)
      let page = BarPage("B")
      page.didAppear = { counts.append($0.viewControllers.count) }
      let stack = story.stack([controller("A"), page])
      stack.drag()
      story.at(3_000) { counts.append(stack.controller.viewControllers.count) }
    }
    #expect(counts == [2, first ? 2 : 1, 2])
    #expect(trace.found.isEmpty)
  }

  @Test(arguments: [TimingCurve.linear, .cubicBezier(.easeIn)])
  func `the reversal of a cancel follows the chosen curve`(curve: TimingCurve) throws {
    let simulation = Stage(
      profile: quietPhone,
      semantics: choosing { $0.cancelCurve = curve }
    )
    var half: CGFloat?
    _ = simulation.run { window in
      let story = Story(window: window, simulation: simulation, isFixed: true)
      let modal = story.modal(dismissing: .fading())
      modal.drag(to: 1)
      story.at(1_100 + 150, "look") { half = CGFloat(modal.a.view.seen.opacity) }
    }
    // Half of the reversal in time, plus or minus the frame in which it began.
    let seen = try #require(half)
    #expect((curve == .linear ? 0.4...0.6 : 0.61...0.85).contains(seen), "\(seen)")
  }

  @Test(arguments: [true, false])
  func `the presenter's frame is restored, or keeps the app's value`(restores: Bool) {
    let simulation = Stage(
      profile: quietPhone,
      semantics: choosing { $0.restoresPresentersFrame = restores }
    )
    var top: CGFloat?
    _ = simulation.run { window in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: false) }
      simulation.schedule("slide", at: .milliseconds(500)) { a.view.frame.origin.y = -667 }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) { a.dismiss(animated: false) }
      simulation.schedule("look", at: .milliseconds(2_000)) { top = a.view.frame.minY }
    }
    #expect(top == (restores ? 0 : -667))
  }
}

/// Takes a sample when its presentation has ended.
private final class EndObserver: UIPresentationController {
  private let act: () -> Void

  init(_ presented: UIViewController, _ presenting: UIViewController?, act: @escaping () -> Void) {
    self.act = act
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { act() }
}
