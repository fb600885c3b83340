import HeadlessUIKit

extension BugCase {
  /// Tabs that are changed while they are changing.
  static let tabs = [
    BugCase(
      "D7",
      "marcosgriselli/SwipeableTabBarController#52: three quick flicks"
    ) { story in
      let tabs = TabSet(story)
      tabs.delegate.animator = .fading()
      var index = 0
      story.at(900) {
        tabs.controller.view.addGestureRecognizer(
          UIPanGestureRecognizer { [unowned controller = tabs.controller] recognizer in
            if recognizer.state == .began {
              if story.isFixed, controller.transitionCoordinator != nil { return }
              index = (index + 1) % 3
            }
            // At the start, on the way and at the end.
            controller.selectedIndex = index
          }
        )
      }
      for start: Int64 in [1_000, 1_080, 1_160] {
        let way = line([300, 300], [220, 300], steps: 4)
        story.touch(touchID(way, from: start, every: 12))
      }
    }
  ]
}
