import HeadlessUIKit
import Testing

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
  func `a full-screen dismissal by a finger that finishes it`() {
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
  func `a full-screen dismissal by a finger that cancels it`() {
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
  func `a custom dismissal by a finger that finishes it`() {
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
  func `a custom dismissal by a finger that cancels it`() {
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
  func `a dismissal that uncovers the presenter by a finger that finishes it`() {
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
  func `a dismissal that uncovers the presenter by a finger that cancels it`() {
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
