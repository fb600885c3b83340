import HeadlessUIKit
import Testing

// Also tests: AppearanceChange.

/// What an app hears of pushes, row by row.
struct PushTableTests {
  private static let beginning = """
    B willMove(nav)
    asks for push animator, A B
    asks for interaction
    push returns, A B
    B viewDidLoad
    A viewWillDisappear
    B viewWillAppear
    willShow B

    """

  private static let ending = """
    A viewDidDisappear
    B viewDidAppear
    didShow B
    B didMove(nav)
    animationEnded(true)
    alongside ends
    in the end A B
    """

  @Test
  func `a push by time`() {
    #expect(
      playNavigationTable(.push, .animated)
        == rows(
          Self.beginning + """
            animateTransition
            alongside

            """ + Self.ending
        )
    )
  }

  @Test
  func `a push by a gesture that finishes it`() {
    #expect(
      playNavigationTable(.push, .finished)
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
  func `a push by a gesture that cancels it shows nothing and keeps nothing`() {
    #expect(
      playNavigationTable(.push, .cancelled)
        == rows(
          Self.beginning + """
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
            B willMove(nil)
            B didMove(nil)
            animationEnded(false)
            alongside ends, cancelled
            in the end A
            """
        )
    )
  }

  @Test
  func `a push that the system animates asks for no interaction`() {
    #expect(
      playNavigationTable(.push, .animated, system: true)
        == rows(
          """
          B willMove(nav)
          asks for push animator, A B
          push returns, A B
          B viewDidLoad
          A viewWillDisappear
          B viewWillAppear
          willShow B
          alongside
          A viewDidDisappear
          B viewDidAppear
          didShow B
          B didMove(nav)
          alongside ends
          in the end A B
          """
        )
    )
  }

  @Test
  func `a push without animation asks for nothing`() {
    #expect(
      playNavigationTable(.push, .animated, isAnimated: false)
        == rows(
          """
          B willMove(nav)
          push returns, A B
          B viewDidLoad
          A viewWillDisappear
          B viewWillAppear
          willShow B
          alongside
          A viewDidDisappear
          B viewDidAppear
          didShow B
          B didMove(nav)
          alongside ends
          in the end A B
          """
        )
    )
  }

  // MARK: Where the views are

  private static let viewsOfBeginning = """
    B willMove(nav)
    asks for push animator, A B
    asks for interaction
    push returns, A B
    B viewDidLoad
    A viewWillDisappear
    B viewWillAppear
    willShow B
    B is laid out

    """

  @Test
  func `the new page is laid out before it moves, and the old one's view goes before its did`() {
    #expect(
      playNavigationTable(.push, .animated, tellingOfViews: true)
        == rows(
          Self.viewsOfBeginning + """
            animateTransition
            B view in a container
            alongside
            A view leaves
            A viewDidDisappear
            B viewDidAppear
            didShow B
            B didMove(nav)
            animationEnded(true)
            alongside ends
            in the end A B
            """
        )
    )
  }

  @Test
  func `a cancelled push takes the new page's view out and leaves the old one's`() {
    #expect(
      playNavigationTable(.push, .cancelled, tellingOfViews: true)
        == rows(
          Self.viewsOfBeginning + """
            startInteractiveTransition
            animateTransition
            B view in a container
            alongside
            update
            cancel
            interaction changes, cancelled
            B view leaves
            B viewWillDisappear
            B viewDidDisappear
            A viewWillAppear
            A viewDidAppear
            B willMove(nil)
            B didMove(nil)
            animationEnded(false)
            alongside ends, cancelled
            in the end A
            """
        )
    )
  }

  @Test
  func `in the other profile a cancelled push does not notify the child that it leaves`() {
    var semantics = ChosenSemantics.split
    semantics.tellsChildOfCancelledPush = false
    let heard = playNavigationTable(.push, .cancelled, semantics: semantics)
    #expect(
      Array(heard.drop { $0 != "cancel" })
        == rows(
          """
          cancel
          interaction changes, cancelled
          B viewWillDisappear
          A viewWillAppear
          B viewDidDisappear
          A viewDidAppear
          animationEnded(false)
          alongside ends, cancelled
          in the end A
          """
        )
    )
  }
}
