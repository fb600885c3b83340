import HeadlessUIKit
import Testing

/// Hands out logged helpers for changes of tabs and logs what a user selects.
private final class LoggedTabDelegate: NSObject, UITabBarControllerDelegate, LoggedHelper {
  private let log: Log
  /// Whether changes are animated.
  var animates = true
  /// Whether a user may select a tab.
  var allows = true
  var interaction: LoggedInteraction?

  init(_ log: Log) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log("shouldSelect \(viewController.title ?? ""), index \(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log("didSelect \(viewController.title ?? ""), index \(tabBarController.selectedIndex)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log("asks for animator")
    return animates ? LoggedAnimator(log, takesAway: false) : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log("asks for interaction")
    return interaction
  }
}

/// What an app hears of changes of tabs, row by row.
struct TabTableTests {
  /// Tabs A and B with A selected; plays the change to B as an outcome says.
  private func log(
    _ outcome: Outcome = .animated,
    animates: Bool = true,
    allows: Bool = true,
    byUser: Bool = false,
    tellingOfViews: Bool = false,
    semantics: ChosenSemantics = .standard
  ) -> [String] {
    let log = Log()
    log.tellsOfViews = tellingOfViews
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let (a, b, delegate) = (LoggedPage("A", log), LoggedPage("B", log), LoggedTabDelegate(log))
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      tabs.delegate = delegate
      delegate.animates = animates
      delegate.allows = allows
      window.rootViewController = tabs
      simulation.schedule("select", at: .milliseconds(100)) {
        log.clear()
        if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
        b.joins = true
        if byUser { tabs.tap(tab: 1) } else { tabs.selectedIndex = 1 }
        log("selected \(tabs.selectedIndex)")
      }
      outcome.drive(delegate, in: simulation, from: 100)
      simulation.schedule("end", at: .milliseconds(2_000)) {
        _ = delegate
        log("in the end \(tabs.selectedViewController?.title ?? "")")
      }
    }
    #expect(trace.findings.isEmpty, "\(trace.found)")
    return log.lines
  }

  @Test
  func `a change without animation is over with the call`() {
    #expect(
      log(animates: false)
        == rows(
          """
          asks for animator
          B viewDidLoad
          B viewWillAppear
          A viewWillDisappear
          alongside
          A viewDidDisappear
          B viewDidAppear
          alongside ends
          selected 1
          in the end B
          """
        )
    )
  }

  @Test
  func `a user's tap asks before and notifies after the index changes`() {
    #expect(
      log(animates: false, byUser: true)
        == rows(
          """
          shouldSelect B, index 0
          didSelect B, index 1
          asks for animator
          B viewDidLoad
          B viewWillAppear
          A viewWillDisappear
          alongside
          A viewDidDisappear
          B viewDidAppear
          alongside ends
          selected 1
          in the end B
          """
        )
    )
  }

  @Test
  func `a tap that the delegate forbids changes nothing`() {
    #expect(
      log(allows: false, byUser: true)
        == rows(
          """
          shouldSelect B, index 0
          selected 0
          in the end A
          """
        )
    )
  }

  private static let beginning = """
    asks for animator
    asks for interaction
    B viewDidLoad
    B viewWillAppear
    A viewWillDisappear

    """

  @Test
  func `an animated change by time`() {
    #expect(
      log()
        == rows(
          Self.beginning + """
            animateTransition
            alongside
            selected 1
            A viewDidDisappear
            B viewDidAppear
            animationEnded(true)
            alongside ends
            in the end B
            """
        )
    )
  }

  @Test
  func `an animated change by a gesture that finishes it`() {
    #expect(
      log(.finished)
        == rows(
          Self.beginning + """
            startInteractiveTransition
            animateTransition
            alongside
            selected 1
            update
            finish
            interaction changes
            A viewDidDisappear
            B viewDidAppear
            animationEnded(true)
            alongside ends
            in the end B
            """
        )
    )
  }

  @Test
  func `an animated change by a gesture that cancels it restores the index without callbacks`() {
    #expect(
      log(.cancelled)
        == rows(
          Self.beginning + """
            startInteractiveTransition
            animateTransition
            alongside
            selected 1
            update
            cancel
            interaction changes, cancelled
            B viewWillDisappear
            B viewDidDisappear
            A viewWillAppear
            A viewDidAppear
            animationEnded(false)
            alongside ends, cancelled
            in the end A
            """
        )
    )
  }

  @Test(arguments: Outcome.allCases)
  func `where the delegate hears last it hears of what was not cancelled`(outcome: Outcome) {
    var semantics = ChosenSemantics.standard
    semantics.didSelectComesFirst = false
    let heard = log(outcome, byUser: true, semantics: semantics)
    let tail = outcome == .cancelled ? ["in the end A"] : ["didSelect B, index 1", "in the end B"]
    #expect(Array(heard.suffix(tail.count)) == tail)
    #expect(heard.filter { $0.hasPrefix("didSelect") }.count == tail.count - 1)
  }

  // MARK: Where the views are

  /// The lines that tell of views, in order.
  private func views(_ outcome: Outcome, animates: Bool = true) -> [String] {
    log(outcome, animates: animates, tellingOfViews: true)
      .filter { $0.contains("view ") || $0 == "animateTransition" || $0.hasPrefix("in the end") }
  }

  @Test
  func `without an animator the system exchanges the views`() {
    #expect(
      views(.animated, animates: false)
        == ["B view in a container", "A view leaves", "in the end B"]
    )
  }

  @Test(arguments: [Outcome.animated, .finished])
  func `an animator puts the arriving view in, the system takes the leaving one out`(
    outcome: Outcome
  ) {
    #expect(
      views(outcome)
        == ["animateTransition", "B view in a container", "A view leaves", "in the end B"]
    )
  }

  @Test
  func `a cancelled change leaves the view that was there`() {
    #expect(
      views(.cancelled)
        == ["animateTransition", "B view in a container", "B view leaves", "in the end A"]
    )
  }
}
