import HeadlessUIKit

extension BugCase {
  /// What stands below a bar, and when it does.
  static let safeArea = [
    BugCase(
      "J5",
      "openradar 45411888: the safe area is that of before, when the bar was hidden"
    ) { story in
      let stack = story.stack("A")
      stack.controller.setNavigationBarHidden(true, animated: false)
      stack.delegate.pushing = .fading()
      let page = BarPage("B")
      page.addButton(followsSafeArea: story.isFixed)
      page.willAppear = { $0.setNavigationBarHidden(false, animated: true) }
      stack.push(page, at: 100)
    },
    BugCase(
      "J6",
      "openradar 34349608: the inset is larger for a moment, and the content bounces"
    ) { story in
      let list = BarPage("list")
      list.addButton(followsSafeArea: true)
      // The app makes room for a bar that makes room for itself.
      list.willAppear = { [unowned list] _ in
        if !story.isFixed { list.additionalSafeAreaInsets.top = 44 }
      }
      list.didAppear = { [unowned list] _ in list.additionalSafeAreaInsets.top = 0 }
      story.stack([list, controller("page")]).pop(at: 1_000)
    },
    BugCase(
      "J7",
      "andreamazz/AMWaveTransition#9: the layout guide changes with the completion"
    ) { story in
      let stack = story.stack("A")
      stack.controller.setNavigationBarHidden(true, animated: false)
      stack.delegate.pushing = .fading()
      let page = BarPage("B")
      page.addButton(followsSafeArea: story.isFixed)
      let show = { (stack: UINavigationController) in
        stack.setNavigationBarHidden(false, animated: story.isFixed)
      }
      if story.isFixed { page.willAppear = show } else { page.didAppear = show }
      stack.push(page, at: 100)
    },
  ]
}

extension BarPage {
  /// Adds a button at the top, below what covers the page, or where that is when it is loaded.
  fileprivate func addButton(followsSafeArea: Bool) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.layer.name = "button"
    view.addSubview(button)
    guard followsSafeArea else { return }
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.leftAnchor.constraint(equalTo: view.leftAnchor),
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
