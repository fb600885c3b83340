import HeadlessUIKit
import Testing

/// What an app hears of pops, row by row.
struct PopTableTests {
  private static let beginning = """
    B willMove(nil)
    asks for pop animator, A
    asks for interaction
    pop returns, A
    B viewWillDisappear
    A viewWillAppear
    willShow A

    """

  private static let ending = """
    B viewDidDisappear
    A viewDidAppear
    didShow A
    B didMove(nil)
    animationEnded(true)
    alongside ends
    in the end A
    """

  @Test
  func `a pop by time`() {
    #expect(
      playNavigationTable(.pop, .animated)
        == rows(
          Self.beginning + """
            animateTransition
            alongside

            """ + Self.ending
        )
    )
  }

  @Test
  func `a pop by a gesture that finishes it`() {
    #expect(
      playNavigationTable(.pop, .finished)
        == rows(
          Self.beginning + """
            startInteractiveTransition
            animateTransition
            alongside
            update
            finish
            interaction changes

            """ + Self.ending
        )
    )
  }

  @Test
  func `a pop by a gesture that cancels it was to be shown and never is`() {
    #expect(
      playNavigationTable(.pop, .cancelled)
        == rows(
          Self.beginning + """
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
            in the end A B
            """
        )
    )
  }

  @Test
  func `a pop that the system animates asks for no interaction`() {
    #expect(
      playNavigationTable(.pop, .animated, system: true)
        == rows(
          """
          B willMove(nil)
          asks for pop animator, A
          pop returns, A
          B viewWillDisappear
          A viewWillAppear
          willShow A
          alongside
          B viewDidDisappear
          A viewDidAppear
          didShow A
          B didMove(nil)
          alongside ends
          in the end A
          """
        )
    )
  }

  // MARK: Where the views are

  @Test
  func `the page that goes leaves the window before it hears so`() {
    #expect(
      playNavigationTable(.pop, .animated, tellingOfViews: true)
        == rows(
          Self.beginning + """
            animateTransition
            A view in a container
            alongside
            B view leaves

            """ + Self.ending
        )
    )
  }

  @Test
  func `a cancelled pop takes the uncovered page's view out again`() {
    let heard = playNavigationTable(.pop, .cancelled, tellingOfViews: true)
    #expect(
      heard.filter { $0.contains(" view ") || $0.contains("viewWillDisappear") }
        == rows(
          """
          B viewWillDisappear
          A view in a container
          A view leaves
          A viewWillDisappear
          """
        )
    )
  }

  private static let systemBeginning = """
    B willMove(nil)
    B viewWillDisappear
    A viewWillAppear
    willShow A
    alongside

    """

  @Test
  func `the system's pop by a gesture that finishes it`() {
    let played = playPop(touchIDs: edgeSwipe(250))
    #expect(
      played.log
        == rows(
          Self.systemBeginning + """
            interaction changes
            B viewDidDisappear
            A viewDidAppear
            didShow A
            B didMove(nil)
            alongside ends
            """
        )
    )
    #expect(played.stack == "A")
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `the system's pop by a gesture that cancels it was to be shown and never is`() {
    let played = playPop(touchIDs: edgeSwipe(100, rests: true))
    #expect(
      played.log
        == rows(
          Self.systemBeginning + """
            interaction changes, cancelled
            A viewWillDisappear
            A viewDidDisappear
            B viewWillAppear
            B viewDidAppear
            alongside ends, cancelled
            """
        )
    )
    #expect(played.stack == "A B")
    #expect(played.trace.found.isEmpty)
  }

  @Test
  func `in the split profile the wills of a cancel come with the release`() {
    var semantics = ChosenSemantics.split
    semantics.tellsChildOfCancelledPop = true
    let heard = playNavigationTable(.pop, .cancelled, semantics: semantics)
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
          B didMove(nav)
          animationEnded(false)
          alongside ends, cancelled
          in the end A B
          """
        )
    )
  }
}
