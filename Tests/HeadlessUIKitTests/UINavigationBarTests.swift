import HeadlessUIKit
import Testing

// Also tests: UINavigationItem.

struct UINavigationBarTests {
  @Test func `the items are those of the stack`() {
    play { window, _ in
      let (a, b) = (controller("A"), controller("B"))
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      window.rootViewController = navigation
      let bar = navigation.navigationBar
      #expect(bar.items == [a.navigationItem, b.navigationItem])
      #expect(bar.topItem === b.navigationItem)
      #expect(bar.backItem === a.navigationItem)
    }
  }

  @Test(arguments: Outcome.allCases)
  func `the bar has one item at rest, and two during a transition`(outcome: Outcome) {
    let log = Log()
    let simulation = Stage(profile: quietPhone)
    _ = simulation.run { window in
      let delegate = LoggedNavigationDelegate(log)
      let (a, b) = (controller("A"), controller("B"))
      let navigation = UINavigationController(rootViewController: a)
      navigation.delegate = delegate
      window.rootViewController = navigation
      let bar = navigation.navigationBar
      simulation.schedule("push", at: .milliseconds(100)) {
        #expect(bar.subviews.map(\.layer.name) == ["bar item A"])
        if outcome != .animated { delegate.interaction = LoggedInteraction(log) }
        navigation.pushViewController(b, animated: true)
      }
      outcome.drive(delegate, in: simulation, from: 100)
      simulation.schedule("meanwhile", at: .milliseconds(200)) {
        #expect(bar.subviews.map(\.layer.name) == ["bar item A", "bar item B"])
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        let stays = outcome == .cancelled ? "A" : "B"
        #expect(bar.subviews.map(\.layer.name) == ["bar item \(stays)"])
        #expect(bar.subviews.map(\.alpha) == [1])
        #expect(bar.subviews.map(\.frame) == [bar.bounds])
        _ = delegate
      }
    }
  }

  // MARK: The back button

  private func tap(_ x: Double, at time: Int64) -> [TouchSample] {
    touchID([[x, 20]], from: time)
  }

  @Test func `a tap on the button pops, and a tap beside it does nothing`() {
    #expect(playPop(touchIDs: tap(30, at: 1_000)).stack == "A")
    #expect(playPop(touchIDs: tap(150, at: 1_000)).stack == "A B")
  }

  @Test func `the button exists above the first page, unless it is hidden`() {
    func isOffered(_ navigation: UINavigationController) -> Bool {
      let bar = navigation.navigationBar
      return bar.subviews.last?.subviews.first?.isHidden == false
    }
    _ = playPop(touchIDs: tap(30, at: 2_000)) { stage in
      let navigation = stage.navigation
      stage.simulation.schedule("look", at: .milliseconds(50)) {
        #expect(!isOffered(navigation))
      }
      stage.simulation.schedule("hide", at: .milliseconds(1_000)) {
        #expect(isOffered(navigation))
        stage.b.navigationItem.hidesBackButton = true
        #expect(!isOffered(navigation))
        stage.b.navigationItem.hidesBackButton = false
        navigation.viewControllers = [stage.b]
      }
      stage.simulation.schedule("look again", at: .milliseconds(1_100)) {
        #expect(!isOffered(navigation))
      }
    }
  }

  @Test func `during a system animation a tap does nothing, with an app's animator it nests`() {
    #expect(playPop(touchIDs: tap(30, at: 300)).trace.found.isEmpty)
    let played = playPop(touchIDs: tap(30, at: 300)) { stage in
      let delegate = LoggedNavigationDelegate(stage.log)
      stage.navigation.delegate = delegate
      stage.simulation.schedule("keep", at: .milliseconds(3_000)) { _ = delegate }
    }
    #expect(played.trace.rules == [.navigatesOneAtATime])
    #expect(played.stack == "A")
  }

  @Test func `a tap during an interactive pop nests`() {
    let second = touchID([[30, 20]], from: 1_100, touchID: 1)
    let played = playPop(touchIDs: edgeSwipe(100, rests: true) + second) { stage in
      stage.navigation.viewControllers = [controller("first"), stage.a]
    }
    #expect(played.stack == "first")
    #expect(played.trace.rules == [.navigatesOneAtATime])
  }

  @Test func `the bar's colour lies behind its items`() {
    play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = navigation
      let bar = navigation.navigationBar
      simulation.schedule("colour", at: .milliseconds(100)) {
        bar.barTintColor = .red
        #expect(bar.subviews.map(\.layer.name) == ["bar background", "bar item A"])
        #expect(bar.subviews[0].backgroundColor == .red && bar.subviews[0].frame == bar.bounds)
        bar.barTintColor = nil
        #expect(bar.subviews[0].backgroundColor == nil)
      }
    }
  }
}
