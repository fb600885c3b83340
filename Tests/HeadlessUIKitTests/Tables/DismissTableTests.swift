import HeadlessUIKit
import Testing

// Also tests: DismissalRequest.

/// What an app hears of dismissals, row by row.
struct DismissTableTests {
  @Test
  func `a full-screen dismissal by time`() {
    #expect(
      playModalTable(.dismiss, style: .fullScreen, .animated)
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
  func `a full-screen dismissal by a gesture that finishes it`() {
    #expect(
      playModalTable(.dismiss, style: .fullScreen, .finished)
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
  func `a full-screen dismissal by a gesture that cancels it`() {
    #expect(
      playModalTable(.dismiss, style: .fullScreen, .cancelled)
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
      playModalTable(.dismiss, style: .custom, .animated)
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
  func `a custom dismissal by a gesture that finishes it`() {
    #expect(
      playModalTable(.dismiss, style: .custom, .finished)
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
          finish
          interaction changes
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
  func `a custom dismissal by a gesture that cancels it`() {
    #expect(
      playModalTable(.dismiss, style: .custom, .cancelled)
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

  // MARK: Full screen, as a presentation controller sees it

  private static let coveringBeginning = """
    asks for animator
    asks for interaction
    dismiss returns
    dismissalTransitionWillBegin
    B viewWillDisappear
    A viewWillAppear

    """

  @Test
  func `a dismissal that uncovers the presenter by time`() {
    #expect(
      playModalTable(.dismiss, style: .custom, .animated, removesPresenter: true)
        == rows(
          Self.coveringBeginning + """
            animateTransition
            alongside
            dismissalTransitionDidEnd(true)
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
  func `a dismissal that uncovers the presenter by a gesture that finishes it`() {
    #expect(
      playModalTable(.dismiss, style: .custom, .finished, removesPresenter: true)
        == rows(
          Self.coveringBeginning + """
            startInteractiveTransition
            animateTransition
            alongside
            update
            finish
            interaction changes
            dismissalTransitionDidEnd(true)
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
  func `a dismissal that uncovers the presenter by a gesture that cancels it`() {
    #expect(
      playModalTable(.dismiss, style: .custom, .cancelled, removesPresenter: true)
        == rows(
          Self.coveringBeginning + """
            startInteractiveTransition
            animateTransition
            alongside
            update
            cancel
            interaction changes, cancelled
            dismissalTransitionDidEnd(false)
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

  // MARK: Where the views are

  @Test
  func `a full screen gives the presenter's view back, and takes its container away`() {
    #expect(
      playModalTable(.dismiss, style: .fullScreen, .animated, tellingOfViews: true)
        == rows(
          """
          asks for animator
          asks for interaction
          dismiss returns
          B viewWillDisappear
          A viewWillAppear
          animateTransition
          A view in a container
          alongside
          A view in the window
          B view leaves
          A viewDidAppear
          B viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          in the end A presents nothing
          in the end no coordinator
          in the end no container
          """
        )
    )
  }

  @Test
  func `a cancelled dismissal leaves the page and its container, and takes the presenter out`() {
    let heard = playModalTable(.dismiss, style: .fullScreen, .cancelled, tellingOfViews: true)
    #expect(
      heard.filter { $0.contains("view ") || $0.hasPrefix("in the end") || $0 == "cancel" }
        == rows(
          """
          A view in a container
          cancel
          A view leaves
          in the end A presents B
          in the end no coordinator
          in the end a container
          """
        )
    )
  }

  @Test(arguments: [Outcome.animated, .finished, .cancelled])
  func `a custom dismissal leaves the presenter's view where it is`(outcome: Outcome) {
    let heard = playModalTable(.dismiss, style: .custom, outcome, tellingOfViews: true)
    #expect(!heard.contains { $0.hasPrefix("A view") })
    #expect(heard.contains("B view leaves") == (outcome != .cancelled))
    #expect(heard.contains("in the end \(outcome == .cancelled ? "a" : "no") container"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `a dismissed page is released, and a kept one can be dismissed again`(
    style: UIModalPresentationStyle
  ) {
    for outcome in Outcome.allCases {
      let log = Log()
      weak var page: UIViewController?
      var isThere: [Bool] = []
      let simulation = Stage(profile: quietPhone)
      let trace = simulation.run { window in
        let (a, delegate) = (LoggedPage("A", log), LoggedDelegate(log))
        window.rootViewController = a
        simulation.schedule("present", at: .milliseconds(100)) {
          let b = LoggedPage("B", log)
          b.modalPresentationStyle = style
          b.transitioningDelegate = delegate
          page = b
          a.present(b, animated: true)
        }
        simulation.schedule("dismiss", at: .milliseconds(1_000)) {
          if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
          page?.dismiss(animated: true)
        }
        outcome.drive(delegate, in: simulation, from: 1_000)
        simulation.schedule("again", at: .milliseconds(2_000)) {
          isThere.append(page != nil)
          delegate.interaction = nil
          page?.dismiss(animated: true)
        }
        simulation.schedule("look", at: .milliseconds(3_000)) { isThere.append(page != nil) }
      }
      #expect(isThere == [outcome == .cancelled, false], "\(outcome)")
      #expect(trace.findings.isEmpty, "\(trace.found)")
    }
  }

  // MARK: The other profile

  @Test
  func `in the split profile the wills of a cancel come with the release`() {
    let heard = playModalTable(.dismiss, style: .fullScreen, .cancelled, semantics: .split)
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
