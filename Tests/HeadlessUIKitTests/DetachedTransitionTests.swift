import HeadlessUIKit
import JankTrace
import Testing

/// Pushes whose navigation controller leaves the window before they have ended.
struct DetachedTransitionTests {
  /// How the navigation controller leaves.
  enum Leave: CaseIterable {
    case tab, dismissal, root
  }

  @Test(arguments: Leave.allCases)
  func `a push whose controller leaves the window ends at once and in balance`(leave: Leave) throws
  {
    let log = Log()
    let trace = play { window, simulation in
      let (a, b) = (LoggedPage("A", log), LoggedPage("B", log))
      let navigation = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      switch leave {
      case .tab:
        tabs.viewControllers = [navigation, controller("other")]
        window.rootViewController = tabs
      case .dismissal:
        let root = controller("root")
        window.rootViewController = root
        simulation.schedule("present", at: .milliseconds(50)) {
          root.present(navigation, animated: false)
        }
      case .root: window.rootViewController = navigation
      }
      simulation.schedule("push", at: .milliseconds(100)) {
        log.clear()
        navigation.pushViewController(b, animated: true)
      }
      simulation.schedule("leave", at: .milliseconds(300)) {
        switch leave {
        case .tab: tabs.selectedIndex = 1
        case .dismissal: navigation.dismiss(animated: false)
        case .root: window.rootViewController = controller("other")
        }
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(navigation.titles == "A B")
        #expect(navigation.children == [a, b])
        #expect(b.view.window == nil)
        #expect(a.view.superview == nil)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
    let push = try #require(trace.transitions.first { $0.kind == .push })
    #expect(try #require(push.ended).seconds < 0.34)
    for name in ["A", "B"] {
      let heard = log.lines.filter { $0.hasPrefix("\(name) view") && !$0.hasSuffix("Load") }
      #expect(heard.filter { $0.contains("Disappear") }.count == 2)
      #expect(heard.filter { $0.contains("Appear") }.count == (name == "A" ? 0 : 2))
      #expect(heard.last == "\(name) viewDidDisappear")
    }
  }
}
