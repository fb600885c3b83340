import HeadlessUIKit

extension BugCase {
  /// The system's own gesture that goes back, where an app has meddled with it.
  static let popGesture = [
    BugCase(
      "E1",
      "signalapp/Signal-iOS#3540: the pop gesture begins on the root controller"
    ) { story in
      let stack = story.systemStack("A")
      let judge = Judge()
      judge.begins = { [stack = stack.controller] _ in
        !story.isFixed || stack.viewControllers.count > 1
      }
      stack.controller.interactivePopGestureRecognizer?.delegate = judge
      story.at(5_000, "rest") { judge.begins = { _ in true } }
      story.swipeBack(at: 1_000)
      stack.push(controller("B"), at: 2_000)
    },
    BugCase(
      "E2",
      "wix/react-native-navigation#5863: the gesture's delegate is missing"
    ) { story in
      let stack = story.systemStack("A", "B")
      stack.controller.viewControllers[1].navigationItem.hidesBackButton = true
      var judge: Judge? = Judge()
      judge?.begins = { [stack = stack.controller] _ in stack.viewControllers.count > 1 }
      stack.controller.interactivePopGestureRecognizer?.delegate = judge
      // Held weakly, as all delegates are.
      if !story.isFixed { judge = nil }
      story.at(5_000, "rest") { judge = nil }
      story.swipeBack(at: 1_000)
      story.swipeBack(at: 2_000)
    },
    BugCase(
      "E3",
      "software-mansion/react-native-screens#1828: a swipe back before the page is mounted"
    ) { story in
      story.swipeBackInPush(at: 116)
    },
    BugCase(
      "E4",
      "openradar 15215690: a delegate that may give an animator takes the gesture away"
    ) { story in
      let stack = story.stack("A")
      if story.isFixed { stack.controller.delegate = nil }
      stack.push(controller("B"), at: 100)
      story.swipeBack(at: 1_000)
    },
    BugCase(
      "E9",
      "wix/react-native-navigation#1823: a fade of a layer in place of the animated pop"
    ) { story in
      let page = BarPage("B")
      let stack = story.systemStack([controller("A"), page])
      let judge = Judge()
      stack.controller.interactivePopGestureRecognizer?.delegate = judge
      // The page switches its own gesture off when it is popped.
      page.willDisappear = { stack in
        if stack.transitionCoordinator != nil { judge.begins = { _ in false } }
      }
      story.at(5_000, "rest") { judge.begins = { _ in true } }
      story.at(1_000, "pop to root") { [stack = stack.controller] in
        guard !story.isFixed else {
          stack.popToRootViewController(animated: true)
          return
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, 0.3)
        stack.view.layer.add(fade, forKey: nil)
        page.view.removeFromSuperview()
        stack.popToRootViewController(animated: false)
      }
      story.swipeBack(at: 2_000)
      stack.push(controller("C"), at: 3_000)
    },
    BugCase(
      "E10",
      "andreamazz/AMScrollingNavbar#289: switched off on one page and used on the next"
    ) { story in
      let (list, page) = (BarPage("list"), BarPage("page"))
      list.willAppear = { $0.interactivePopGestureRecognizer?.isEnabled = false }
      // On again for the next page, so early that its push is still running.
      let switchOn = { (stack: UINavigationController) in
        stack.interactivePopGestureRecognizer?.isEnabled = true
        if !story.isFixed { stack.interactivePopGestureRecognizer?.delegate = nil }
      }
      if story.isFixed { page.didAppear = switchOn } else { page.willAppear = switchOn }
      let stack = story.systemStack([list])
      stack.push(page, at: 100)
      story.swipeBack(at: 150)
    },
  ]
}

extension Story {
  /// Shows a stack of pages that the system moves.
  fileprivate func systemStack(_ pages: [UIViewController]) -> PageStack {
    let stack = stack(pages)
    stack.controller.delegate = nil
    return stack
  }

  /// Shows a stack of plain pages that the system moves.
  func systemStack(_ names: String...) -> PageStack {
    systemStack(names.map { controller($0) })
  }

  /// Pushes a page at 100 ms and swipes back before it is there, in an app that lets the gesture
  /// begin at any time and pops by itself when it does.
  func swipeBackInPush(at time: Int64) {
    let stack = systemStack("A")
    if !isFixed {
      stack.controller.interactivePopGestureRecognizer?.delegate = nil
      stack.controller.interactivePopGestureRecognizer?.addHandler {
        [unowned stack = stack.controller] in
        if $0.state == .began { stack.popViewController(animated: true) }
      }
    }
    stack.push(controller("B"), at: 100)
    swipeBack(at: time)
  }

  /// A finger that swipes two thirds of the way from the left edge.
  func swipeBack(at time: Int64) {
    touch(edgeSwipe(250, from: time))
  }
}
