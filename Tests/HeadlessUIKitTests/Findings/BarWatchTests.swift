import HeadlessUIKit
import JankTrace
import Testing

// Also tests: BarItems, InteractionList, StatusBarWatch.

struct BarWatchTests {
  /// Pushes B over A and pops it, with more that happens.
  private func play(_ more: @escaping (Story, PageStack, BarPage) -> Void) -> Trace {
    Story.play(
      { story in
        let (stack, page) = (story.stack("A"), BarPage("B"))
        more(story, stack, page)
        stack.push(page, at: 100)
        stack.pop(at: 1_500)
      },
      isFixed: false
    )
  }

  @Test func `the finding names the bar and the page that hid it`() throws {
    let trace = play { _, _, page in page.willAppear = { $0.isNavigationBarHidden = true } }
    let finding = try #require(trace.findings.first)
    #expect(finding.rule == .barsFollowThePages && finding.subject == "A")
    #expect(finding.text.contains("the navigation bar stays hidden: B hid it"), "\(finding.text)")
  }

  @Test func `a bar that is hidden for the page below, or by a tap, may stay hidden`() {
    let leaving = play { _, _, page in page.willDisappear = { $0.isNavigationBarHidden = true } }
    #expect(leaving.found.isEmpty)
    let tapped = play { story, stack, _ in
      story.at(900, "tap") { stack.controller.setNavigationBarHidden(true, animated: true) }
    }
    #expect(tapped.found.isEmpty)
  }

  @Test func `a replaced stack needs its bar, too`() {
    let trace = play { story, stack, page in
      page.willAppear = { $0.isNavigationBarHidden = true }
      story.at(800, "replace") {
        stack.controller.setViewControllers([controller("C"), controller("D")], animated: true)
      }
    }
    #expect(Set(trace.rules) == [.barsFollowThePages])
  }

  @Test func `a page that asks for hidden tabs by property keeps them hidden`() {
    func rules(asks: Bool) -> [FindingRule] {
      let trace = Story.play(
        { story in
          let below = BarPage("below")
          below.hidesBottomBarWhenPushed = asks
          let stack = story.stack([controller("A"), below])
          let tabs = UITabBarController()
          tabs.viewControllers = [stack.controller]
          story.window.rootViewController = tabs
          let page = BarPage("B")
          page.willAppear = { $0.tabBarController?.tabBar.isHidden = true }
          stack.push(page, at: 100)
          stack.pop(at: 1_000)
        },
        isFixed: false
      )
      return trace.rules
    }
    #expect(rules(asks: false) == [.barsFollowThePages])
    #expect(rules(asks: true).isEmpty)
  }

  @Test func `the status bar follows the pages when a transition begins and ends`() {
    final class Barless: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let trace = HeadlessUIKitTests.play { window, stage in
      let (root, page) = (controller("A"), Barless())
      page.modalPresentationStyle = .fullScreen
      window.rootViewController = root
      stage.schedule("present", at: .milliseconds(100)) { root.present(page, animated: true) }
      stage.schedule("look", at: .milliseconds(900)) {
        #expect(UIApplication.shared.isStatusBarHidden)
        page.dismiss(animated: true)
      }
      stage.schedule("look again", at: .milliseconds(2_000)) {
        #expect(!UIApplication.shared.isStatusBarHidden)
      }
    }
    #expect(trace.found.isEmpty)
  }
}
