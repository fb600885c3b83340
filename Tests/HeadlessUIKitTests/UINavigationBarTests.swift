import HeadlessUIKit
import Testing

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
  func `one item is in the bar at rest, and two during a transition`(outcome: Outcome) {
    let log = Log()
    let simulation = Simulation(profile: quietPhone)
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
}
