import HeadlessUIKit
import Testing

/// What an app hears of presentations, row by row.
struct PresentTableTests {
  @Test
  func `a full-screen presentation by time`() {
    #expect(
      playModalTable(.present, style: .fullScreen, .animated)
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
  func `a full-screen presentation by a gesture that finishes it`() {
    #expect(
      playModalTable(.present, style: .fullScreen, .finished)
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
  func `a full-screen presentation by a gesture that cancels it`() {
    #expect(
      playModalTable(.present, style: .fullScreen, .cancelled)
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
  func `a custom presentation by time notifies only the presented page`() {
    #expect(
      playModalTable(.present, style: .custom, .animated)
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
  func `a custom presentation by a gesture that finishes it`() {
    #expect(
      playModalTable(.present, style: .custom, .finished)
        == rows(
          Self.customBeginning + """
            startInteractiveTransition
            animateTransition
            alongside
            update
            finish
            interaction changes
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
  func `a custom presentation by a gesture that cancels it`() {
    #expect(
      playModalTable(.present, style: .custom, .cancelled)
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
  func `a custom presentation that removes the presenter's view notifies the presenter, too`() {
    #expect(
      playModalTable(.present, style: .custom, .animated, removesPresenter: true)
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

  private static let removingBeginning = """
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
    startInteractiveTransition
    animateTransition
    alongside
    update

    """

  @Test
  func `the same by a gesture that finishes it`() {
    #expect(
      playModalTable(.present, style: .custom, .finished, removesPresenter: true)
        == rows(
          Self.removingBeginning + """
            finish
            interaction changes
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

  @Test
  func `the same by a gesture that cancels it`() {
    #expect(
      playModalTable(.present, style: .custom, .cancelled, removesPresenter: true)
        == rows(
          Self.removingBeginning + """
            cancel
            interaction changes, cancelled
            presentationTransitionDidEnd(false)
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

  // MARK: Where the views are

  @Test
  func `a full screen takes the presenter's view into its container, and out of it at the end`() {
    #expect(
      playModalTable(.present, style: .fullScreen, .animated, tellingOfViews: true)
        == rows(
          """
          B viewDidLoad
          asks for animator
          asks for interaction
          present returns
          A view in a container
          A viewWillDisappear
          B viewWillAppear
          animateTransition
          B view in a container
          alongside
          B is laid out
          A view leaves
          B viewDidAppear
          A viewDidDisappear
          completion
          animationEnded(true)
          alongside ends
          in the end A presents B
          in the end no coordinator
          in the end a container
          """
        )
    )
  }

  @Test
  func `a cancelled full screen puts the presenter's view back, and its container goes`() {
    let heard = playModalTable(.present, style: .fullScreen, .cancelled, tellingOfViews: true)
    #expect(
      Array(heard.drop { $0 != "interaction changes, cancelled" })
        == rows(
          """
          interaction changes, cancelled
          B view leaves
          A view in the window
          B viewWillDisappear
          B viewDidDisappear
          A viewWillAppear
          A viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          in the end A presents nothing
          in the end no coordinator
          in the end no container
          """
        )
    )
  }

  @Test(arguments: [Outcome.animated, .finished, .cancelled])
  func `a custom presentation leaves the presenter's view where it is`(outcome: Outcome) {
    let heard = playModalTable(.present, style: .custom, outcome, tellingOfViews: true)
    #expect(!heard.contains { $0.hasPrefix("A view") })
    #expect(heard.contains("B view in a container"))
    #expect(heard.contains("in the end \(outcome == .cancelled ? "no" : "a") container"))
  }

  @Test(
    arguments: [.pageSheet, .formSheet, .overFullScreen, .overCurrentContext]
      as [UIModalPresentationStyle]
  )
  func `styles that keep the presenter's view notify only the presented page`(
    style: UIModalPresentationStyle
  ) {
    let heard = playModalTable(.present, style: style, .animated).filter { $0.contains(" view") }
    #expect(heard == ["B viewDidLoad", "B viewWillAppear", "B viewDidAppear"])
  }

  @Test(arguments: [.fullScreen, .currentContext] as [UIModalPresentationStyle])
  func `styles that take the presenter's view away notify the presenter, too`(
    style: UIModalPresentationStyle
  ) {
    let heard = playModalTable(.present, style: style, .animated).filter { $0.hasPrefix("A ") }
    #expect(heard == ["A viewWillDisappear", "A viewDidDisappear"])
  }
}
