import HeadlessUIKit
import Testing

/// The hierarchy after each kind of outcome, and the callbacks of chains.
struct PresentationRequestTests {
  /// Presents B over A at 100 ms and dismisses it at 1 s, each driven as specified.
  private func story(
    style: UIModalPresentationStyle,
    drive: ((Stage, Delegate) -> Void)?,
    presentsOnly: Bool = false,
    check: @escaping (UIWindow, UIViewController, UIViewController) -> Void = { _, _, _ in }
  ) -> Trace {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      let delegate = Delegate()
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        if presentsOnly, drive != nil {
          delegate.interaction = UIPercentDrivenInteractiveTransition()
        }
        a.present(b, animated: true)
      }
      if !presentsOnly {
        simulation.schedule("dismiss", at: .milliseconds(1_000)) {
          if drive != nil { delegate.interaction = UIPercentDrivenInteractiveTransition() }
          b.dismiss(animated: true)
        }
      }
      drive?(simulation, delegate)
      simulation.schedule("check", at: .milliseconds(5_000)) {
        _ = delegate
        check(window, a, b)
      }
    }
  }

  private static func drive(
    at start: Int64,
    finish: Bool
  ) -> (Stage, Delegate) -> Void {
    { simulation, delegate in
      simulation.schedule("update", at: .milliseconds(start + 100)) {
        delegate.interaction?.update(0.25)
      }
      simulation.schedule("let go", at: .milliseconds(start + 200)) {
        if finish { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
      }
    }
  }

  @Test
  func `a completed full-screen presentation leaves only the page in the window`() {
    _ = story(style: .fullScreen, drive: nil, presentsOnly: true) { window, a, b in
      #expect(a.presentedViewController === b)
      #expect(b.presentingViewController === a)
      #expect(a.view.window == nil)
      #expect(b.view.window === window)
      #expect(b.view.frame == window.bounds)
    }
  }

  @Test
  func `a cancelled interactive presentation restores everything`() {
    _ = story(
      style: .fullScreen,
      drive: Self.drive(at: 100, finish: false),
      presentsOnly: true
    ) { window, a, b in
      #expect(a.presentedViewController == nil)
      #expect(b.presentingViewController == nil)
      #expect(window.subviews.count == 1)
      #expect(a.view.superview === window)
      #expect(a.view.frame == window.bounds)
      #expect(b.view.superview == nil)
    }
  }

  @Test
  func `a completed full-screen dismissal restores the presenter`() {
    _ = story(style: .fullScreen, drive: nil) { window, a, b in
      #expect(a.presentedViewController == nil)
      #expect(window.subviews.count == 1)
      #expect(a.view.superview === window)
      #expect(a.view.frame == window.bounds)
      #expect(b.view.window == nil)
    }
  }

  @Test
  func `a cancelled interactive dismissal restores everything`() {
    let trace = story(
      style: .fullScreen,
      drive: Self.drive(at: 1_000, finish: false)
    ) { window, a, b in
      #expect(a.presentedViewController === b)
      #expect(b.view.window === window)
      #expect(b.view.frame == window.bounds)
      #expect(b.view.superview?.subviews.count == 1)
      #expect(b.view.superview?.layer.speed == 1)
      #expect(b.view.superview?.layer.timeOffset == 0)
      #expect(a.view.superview == nil)
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled])
  }

  @Test
  func `a dismissal can complete after a cancelled one`() {
    let trace = play { window, simulation in
      let (a, b, delegate) = (controller("A"), controller("B"), Delegate())
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(500)) {
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        b.dismiss(animated: true)
      }
      simulation.schedule("cancel", at: .milliseconds(600)) { delegate.interaction?.cancel() }
      simulation.schedule("dismiss", at: .milliseconds(1_500)) {
        delegate.interaction = nil
        b.dismiss(animated: true)
      }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled, .completed])
  }

  @Test
  func `a chain is dismissed as one, with only its top page animated`() {
    let trace = play { window, simulation in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("present", at: .milliseconds(100)) { b.present(c, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(500)) { a.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(window.subviews == [a.view])
        for controller in [a, b, c] {
          #expect(controller.presentedViewController == nil)
          #expect(controller.presentingViewController == nil)
        }
      }
    }
    #expect(
      trace.callbacks(from: .milliseconds(450)) == [
        "C viewWillDisappear", "A viewWillAppear", "dismiss C animateTransition",
        "dismiss C completeTransition(true)", "A viewDidAppear", "C viewDidDisappear",
        "dismiss C animationEnded(true)",
      ]
    )
  }

  @Test
  func `visible pages under the top one are notified of the common dismissal`() {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      let c = controller("C", style: .overFullScreen)
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("present", at: .milliseconds(100)) { b.present(c, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(500)) { a.dismiss(animated: false) }
      simulation.schedule("check", at: .milliseconds(1_000)) {
        #expect(window.subviews == [a.view])
      }
    }
    #expect(
      trace.callbacks(from: .milliseconds(450)).filter { $0.contains("view") } == [
        "C viewWillDisappear", "B viewWillDisappear", "A viewWillAppear", "A viewDidAppear",
        "C viewDidDisappear", "B viewDidDisappear",
      ]
    )
  }

  @Test(arguments: [true, false])
  func `the top page or the lowest decides the dismissal of a chain`(top: Bool) {
    var semantics = ChosenSemantics.standard
    semantics.topPageDecidesDismissal = top
    let log = Log()
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let (a, b, c) = (controller("A"), controller("B", style: .custom), controller("C"))
      let delegate = LoggedDelegate(log)
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("present", at: .milliseconds(600)) { b.present(c, animated: false) }
      simulation.schedule("dismiss", at: .milliseconds(1_500)) {
        log.clear()
        a.dismiss(animated: true)
      }
      simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(log.lines.contains("asks for animator") == !top)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed, .completed])
  }

  @Test
  func `the default presentation style is a choice`() {
    var semantics = ChosenSemantics.standard
    semantics.modalPresentationStyle = .automatic
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    _ = simulation.run { window in
      let (a, b) = (UIViewController(), UIViewController())
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule("check", at: .milliseconds(500)) {
        #expect(b.presentationController?.presentationStyle == .pageSheet)
        #expect(a.view.window != nil)
      }
    }
  }
}
