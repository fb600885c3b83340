import HeadlessUIKit
import Testing

/// What an app hears of modal transitions, row by row.
struct ModalTableTests {
  /// A page B presented by A; plays one of the two transitions as an outcome says.
  private func log(
    _ kind: TransitionRecord.Kind,
    style: UIModalPresentationStyle,
    _ outcome: Outcome,
    removesPresenter: Bool = false,
    semantics: ChosenSemantics = .standard
  ) -> [String] {
    let log = Log()
    let simulation = Simulation(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let (a, b, delegate) = (LoggedPage("A", log), LoggedPage("B", log), LoggedDelegate(log))
      delegate.removesPresenter = removesPresenter
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        log.clear()
        if kind == .present, outcome != .animated { delegate.interaction = LoggedInteraction(log) }
        b.joins = kind == .present
        a.present(b, animated: true) { log("completion") }
        log("present returns")
      }
      if kind == .dismiss {
        simulation.schedule("dismiss", at: .milliseconds(1_000)) {
          log.clear()
          if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
          b.joins = true
          b.dismiss(animated: true) { log("completion") }
          log("dismiss returns")
        }
      }
      outcome.drive(delegate, in: simulation, from: kind == .present ? 100 : 1_000)
      simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.last?.outcome == (outcome == .cancelled ? .cancelled : .completed))
    return log.lines
  }

  // MARK: Present

  @Test
  func `a full-screen presentation by time`() {
    #expect(
      log(.present, style: .fullScreen, .animated)
        == rows(
          """
          B viewDidLoad
          asks for animator
          asks for interaction
          present returns
          A viewWillDisappear
          B viewWillAppear
          animateTransition
          alongside
          B viewDidAppear
          A viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test
  func `a full-screen presentation by a finger that finishes it`() {
    #expect(
      log(.present, style: .fullScreen, .finished)
        == rows(
          """
          B viewDidLoad
          asks for animator
          asks for interaction
          present returns
          A viewWillDisappear
          B viewWillAppear
          startInteractiveTransition
          animateTransition
          alongside
          update
          finish
          interaction changes
          B viewDidAppear
          A viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test
  func `a full-screen presentation by a finger that cancels it`() {
    #expect(
      log(.present, style: .fullScreen, .cancelled)
        == rows(
          """
          B viewDidLoad
          asks for animator
          asks for interaction
          present returns
          A viewWillDisappear
          B viewWillAppear
          startInteractiveTransition
          animateTransition
          alongside
          update
          cancel
          interaction changes, cancelled
          B viewWillDisappear
          B viewDidDisappear
          A viewWillAppear
          A viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          """
        )
    )
  }

  private static let customBeginning = """
    B viewDidLoad
    asks for presentation controller
    asks for animator
    asks for interaction
    present returns
    presentationTransitionWillBegin
    B viewWillAppear
    containerViewWillLayoutSubviews
    containerViewDidLayoutSubviews

    """

  @Test
  func `a custom presentation by time tells only the presented page`() {
    #expect(
      log(.present, style: .custom, .animated)
        == rows(
          Self.customBeginning + """
            animateTransition
            alongside
            presentationTransitionDidEnd(true)
            B viewDidAppear
            completion
            animationEnded(true)
            alongside ends
            """
        )
    )
  }

  @Test
  func `a custom presentation by a finger that cancels it`() {
    #expect(
      log(.present, style: .custom, .cancelled)
        == rows(
          Self.customBeginning + """
            startInteractiveTransition
            animateTransition
            alongside
            update
            cancel
            interaction changes, cancelled
            presentationTransitionDidEnd(false)
            B viewWillDisappear
            B viewDidDisappear
            animationEnded(false)
            alongside ends, cancelled
            """
        )
    )
  }

  @Test
  func `a custom presentation that removes the presenter's view tells the presenter, too`() {
    #expect(
      log(.present, style: .custom, .animated, removesPresenter: true)
        == rows(
          """
          B viewDidLoad
          asks for presentation controller
          asks for animator
          asks for interaction
          present returns
          presentationTransitionWillBegin
          A viewWillDisappear
          B viewWillAppear
          containerViewWillLayoutSubviews
          containerViewDidLayoutSubviews
          animateTransition
          alongside
          presentationTransitionDidEnd(true)
          B viewDidAppear
          A viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test(
    arguments: [.pageSheet, .formSheet, .overFullScreen, .overCurrentContext]
      as [UIModalPresentationStyle]
  )
  func `styles that keep the presenter's view tell only the presented page`(
    style: UIModalPresentationStyle
  ) {
    let heard = log(.present, style: style, .animated).filter { $0.contains(" view") }
    #expect(heard == ["B viewDidLoad", "B viewWillAppear", "B viewDidAppear"])
  }

  @Test(arguments: [.fullScreen, .currentContext] as [UIModalPresentationStyle])
  func `styles that take the presenter's view away tell the presenter, too`(
    style: UIModalPresentationStyle
  ) {
    let heard = log(.present, style: style, .animated).filter { $0.hasPrefix("A ") }
    #expect(heard == ["A viewWillDisappear", "A viewDidDisappear"])
  }

  // MARK: Dismiss

  @Test
  func `a full-screen dismissal by time`() {
    #expect(
      log(.dismiss, style: .fullScreen, .animated)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          B viewWillDisappear
          A viewWillAppear
          animateTransition
          alongside
          A viewDidAppear
          B viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test
  func `a full-screen dismissal by a finger that finishes it`() {
    #expect(
      log(.dismiss, style: .fullScreen, .finished)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          B viewWillDisappear
          A viewWillAppear
          startInteractiveTransition
          animateTransition
          alongside
          update
          finish
          interaction changes
          A viewDidAppear
          B viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test
  func `a full-screen dismissal by a finger that cancels it`() {
    #expect(
      log(.dismiss, style: .fullScreen, .cancelled)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          B viewWillDisappear
          A viewWillAppear
          startInteractiveTransition
          animateTransition
          alongside
          update
          cancel
          interaction changes, cancelled
          A viewWillDisappear
          A viewDidDisappear
          B viewWillAppear
          B viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          """
        )
    )
  }

  @Test
  func `a custom dismissal by time`() {
    #expect(
      log(.dismiss, style: .custom, .animated)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          dismissalTransitionWillBegin
          B viewWillDisappear
          animateTransition
          alongside
          dismissalTransitionDidEnd(true)
          B viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          """
        )
    )
  }

  @Test
  func `a custom dismissal by a finger that cancels it`() {
    #expect(
      log(.dismiss, style: .custom, .cancelled)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          dismissalTransitionWillBegin
          B viewWillDisappear
          startInteractiveTransition
          animateTransition
          alongside
          update
          cancel
          interaction changes, cancelled
          dismissalTransitionDidEnd(false)
          B viewWillAppear
          B viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          """
        )
    )
  }

  // MARK: The other profile

  @Test
  func `in the split profile the wills of a cancel come with the release`() {
    let heard = log(.dismiss, style: .fullScreen, .cancelled, semantics: .split)
    #expect(
      Array(heard.drop { $0 != "cancel" })
        == rows(
          """
          cancel
          interaction changes, cancelled
          A viewWillDisappear
          B viewWillAppear
          A viewDidDisappear
          B viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          """
        )
    )
  }
}
