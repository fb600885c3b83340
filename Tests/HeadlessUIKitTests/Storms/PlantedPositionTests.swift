import HeadlessUIKit
import JankTrace
import Testing

/// Apps that do the same several times, once wrong at a random time and place.
struct PlantedPositionTests {
  /// What an app does again and again.
  struct Habit: Sendable, CustomTestStringConvertible {
    let rule: FindingRule
    /// Builds the app; the answer does it once from a time on, in milliseconds, rightly or wrongly.
    let build: @Sendable (Story, StormDice) -> (_ time: Int64, _ isWrong: Bool) -> Void

    var testDescription: String { rule.rawValue }
  }

  @Test(arguments: Habit.all)
  func `a mistake is found wherever it is made, and nothing where it is not`(habit: Habit) {
    for seed in 0..<UInt64(100) {
      let broken = play(habit, seed, isFixed: false)
      #expect(broken.rules.contains(habit.rule), "position \(seed): \(broken.found)")
      let fixed = play(habit, seed, isFixed: true)
      #expect(fixed.found.isEmpty, "position \(seed)")
    }
  }

  private func play(_ habit: Habit, _ seed: UInt64, isFixed: Bool) -> Trace {
    Story.play(
      { story in
        let dice = StormDice(seed: seed)
        let act = habit.build(story, dice)
        let count = 1 + dice.roll(3)
        let wrong = dice.roll(count)
        for round in 0..<count {
          let time = 100 + 2_500 * Int64(round) + Int64(dice.roll(300))
          act(time, round == wrong && !story.isFixed)
        }
      },
      isFixed: isFixed
    )
  }
}

extension PlantedPositionTests.Habit {
  static let all = [leaving, delegates, bars, items, statusBar, decisions]

  private static let leaving = Self(rule: .leavingPageSettles) { story, dice in
    let root = controller("A")
    story.window.rootViewController = root
    return { time, isWrong in
      let delegate = ScriptedDelegate()
      let (length, share) = (dice.between(0.3, 0.6), dice.between(0.2, 0.7))
      delegate.presenting = .fading()
      delegate.dismissing = .sliding(
        for: length,
        completingAfter: isWrong ? length * share : length
      )
      story.presentAndDismiss(over: root, delegate, dice, at: time)
    }
  }

  private static let delegates = Self(rule: .oneDelegateForBothWays) { story, dice in
    let root = controller("A")
    story.window.rootViewController = root
    return { time, isWrong in
      let (first, second) = (ScriptedDelegate(), ScriptedDelegate())
      for delegate in [first, second] {
        (delegate.presenting, delegate.dismissing) = (.fading(), .fading())
      }
      let page = story.presentAndDismiss(over: root, first, dice, at: time)
      story.at(time + 350 + Int64(dice.roll(400)), "swap") {
        if isWrong { page.transitioningDelegate = second }
      }
      story.at(9_000, "rest") { _ = second }
    }
  }

  private static let bars = Self(rule: .barsFollowThePages) { story, dice in
    let stack = story.stack((0...dice.roll(3)).map { controller("A\($0)") })
    let tabs = UITabBarController()
    if dice.onceIn(2) {
      tabs.viewControllers = [stack.controller, controller("other")]
      story.window.rootViewController = tabs
    }
    let isOfTabs = tabs.viewControllers?.isEmpty == false && dice.onceIn(2)
    return { time, isWrong in
      let page = isOfTabs ? BarPage.hidingTabs(showsAgain: !isWrong) : .hiding(showsAgain: !isWrong)
      stack.push(page, at: time)
      stack.pop(at: time + 800 + Int64(dice.roll(500)))
    }
  }

  private static let items = Self(rule: .barItemsFollowTheOutcome) { story, dice in
    let tabs = TitledTabs(story)
    return { time, isWrong in
      story.at(time - 50, "change") { tabs.pages[0].mayForget = isWrong }
      tabs.cancelSwipe(to: 1 + dice.roll(2), at: time)
    }
  }

  private static let statusBar = Self(rule: .statusBarFollowsTheTransition) { story, dice in
    let overlay = Overlay(story)
    let way = dice.roll(3)
    return { time, isWrong in
      overlay.present(at: time, fadingFor: way == 0 ? (isWrong ? 0.8 : 0.25) : nil)
      // Between transitions an app may do with the status bar what it likes.
      if way == 1 { overlay.cancelDismissal(at: time + 1_000, restores: !isWrong) }
      overlay.dismiss(at: time + 1_600, showsBar: !(isWrong && way == 2))
    }
  }

  private static let decisions = Self(rule: .decisionsWaitForTheBegin) { story, dice in
    let root = controller("A")
    story.window.rootViewController = root
    return { time, isWrong in
      let modal = Modal(story: story, over: root, dismissing: .fading())
      story.at(time, "present") { root.present(modal.b, animated: false) }
      modal.followFlick(keepsDecision: !isWrong, from: time + 100)
      story.flick(inFrame: Int(time) * 60 / 1_000 + 30 + dice.roll(40))
      story.at(9_000, "rest") { _ = modal.delegate }
    }
  }
}

extension BarPage {
  fileprivate static func hidingTabs(showsAgain: Bool) -> BarPage {
    let page = BarPage("B")
    page.willAppear = { $0.tabBarController?.tabBar.isHidden = true }
    page.willDisappear = { if showsAgain { $0.tabBarController?.tabBar.isHidden = false } }
    return page
  }
}

extension Story {
  /// Presents a page in a style that a custom animator can have, and dismisses it.
  @discardableResult
  fileprivate func presentAndDismiss(
    over root: UIViewController,
    _ delegate: ScriptedDelegate,
    _ dice: StormDice,
    at time: Int64
  ) -> UIViewController {
    let page = controller("B", style: dice.pick([.fullScreen, .overFullScreen]))
    page.transitioningDelegate = delegate
    at(time, "present") { root.present(page, animated: true) }
    at(time + 800 + Int64(dice.roll(400)), "dismiss") { page.dismiss(animated: true) }
    at(9_000, "rest") { _ = delegate }
    return page
  }
}
