import HeadlessUIKit

extension BugCase {
  /// Tabs that are changed while they are changing.
  static let tabs = [
    BugCase(
      "D6",
      "marcosgriselli/SwipeableTabBarController#36: a tap on a tab while the swipe settles",
      [.cancelledTabRestoresIndex],
      at: 1_150...1_170
    ) { story in
      let tabs = TabSet(story)
      tabs.swipe(to: 1, at: 1_000, finishes: true)
      story.at(1_150, "tap") {
        if story.isFixed, tabs.controller.transitionCoordinator != nil { return }
        tabs.controller.tap(tab: 2)
      }
    },
    BugCase(
      "D7",
      "marcosgriselli/SwipeableTabBarController#52: three quick flicks",
      [.cancelledTabRestoresIndex],
      at: 1_060...1_080
    ) { story in
      let tabs = TabSet(story)
      tabs.delegate.animator = .fading()
      for (flick, index) in [1, 2, 1].enumerated() {
        story.at(1_000 + 60 * Int64(flick), "flick") {
          if story.isFixed, tabs.controller.transitionCoordinator != nil { return }
          tabs.controller.selectedIndex = index
        }
      }
    },
  ]
}
