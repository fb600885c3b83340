import HeadlessUIKit
import Testing

struct UILayoutGuideTests {
  @Test
  func `the safe area lies between the bars of the containers`() {
    play { window, simulation in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.setViewControllers([navigation], animated: false)
      window.rootViewController = tabs
      simulation.schedule("look", at: .milliseconds(100)) {
        let (top, bottom) = (navigation.navigationBar.frame.height, tabs.tabBar.frame.height)
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        #expect(page.view.safeAreaInsets == insets)
        let frame = page.view.safeAreaLayoutGuide.layoutFrame
        #expect(frame == CGRect(x: 0, y: top, width: 375, height: 667 - top - bottom))
        #expect(tabs.view.safeAreaInsets == .zero)
      }
    }
  }

  @Test
  func `constraints to the safe area avoid the bar, also in a subview`() {
    play { window, simulation in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      window.rootViewController = navigation
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(part)
      let safe = page.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: safe.topAnchor),
        part.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        part.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        part.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
      ])
      simulation.schedule("look", at: .milliseconds(100)) {
        let bar = navigation.navigationBar.frame.height
        #expect(part.frame == CGRect(x: 0, y: bar, width: 187.5, height: 667 - bar))
        #expect(part.safeAreaInsets == .zero, "it is clear of the bar already")
        #expect(safe === page.view.safeAreaLayoutGuide)
      }
    }
  }
}
