import HeadlessUIKit
import Testing

struct SizeChangeTests {
  private final class TurningPage: UIViewController {
    var log: (String) -> Void = { _ in }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let name = title ?? ""
      log("\(name) from \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in
          log("\(name) alongside \(Int(view.bounds.width))")
        },
        completion: { [unowned self] _ in log("\(name) is \(Int(view.bounds.width)) wide") }
      )
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log("\(title ?? "") will be \(newCollection.verticalSizeClass)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log("\(title ?? "") is \(traitCollection.verticalSizeClass)")
    }
  }

  private func page(_ name: String, _ log: @escaping (String) -> Void) -> TurningPage {
    let page = TurningPage()
    page.title = name
    page.log = log
    return page
  }

  @Test
  func `controllers are notified of a rotation at the old size, then animate alongside`() {
    var log: [String] = []
    play { window, simulation in
      let a = page("A") { log.append($0) }
      window.rootViewController = a
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      simulation.schedule("check", at: .milliseconds(1_000)) {
        #expect(window.bounds == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(UIScreen.main.bounds == window.bounds)
        #expect(a.view.frame == window.bounds)
        #expect(a.transitionCoordinator == nil)
      }
    }
    #expect(
      log == [
        "A will be compact", "A from 375 to 667", "A is compact", "A alongside 667",
        "A is 667 wide",
      ]
    )
  }

  @Test
  func `the presented page and the covered one both have the new size at the end`() {
    var log: [String] = []
    play { window, simulation in
      let (a, b) = (page("A") { log.append($0) }, page("B") { log.append($0) })
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      simulation.schedule("look", at: .milliseconds(900)) {
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) { a.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(a.view.superview === window)
      }
    }
    #expect(log.filter { $0.contains("from") } == ["B from 375 to 667", "A from 375 to 667"])
  }

  @Test
  func `a rotation during a transition waits for its end`() {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) { a.present(b, animated: true) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(300))
      simulation.schedule("look", at: .milliseconds(400)) {
        #expect(window.bounds.width == 375)
      }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      }
    }
    #expect(trace.findings.isEmpty)
  }

  @Test
  func `a sheet fills a landscape screen and is a sheet again in portrait`() {
    play { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .pageSheet))
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(1_000))
      simulation.schedule("look", at: .milliseconds(1_500)) {
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      }
      simulation.schedule(resizeTo: [375, 667], at: .milliseconds(2_000), animated: false)
      simulation.schedule("check", at: .milliseconds(2_100)) {
        #expect(b.view.frame == CGRect(x: 0, y: 59, width: 375, height: 608))
      }
    }
  }

  private final class TurnWatcher: UIViewController {
    var turns: [CGAffineTransform] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      turns.append(coordinator.targetTransform)
    }
  }

  @Test
  func `swapped width and height rotate the screen by a quarter, and back`() {
    play { window, simulation in
      let page = TurnWatcher()
      window.rootViewController = page
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      simulation.schedule(resizeTo: [375, 667], at: .milliseconds(600))
      simulation.schedule(resizeTo: [320, 667], at: .milliseconds(1_100))
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(page.turns.count == 3)
        #expect(page.turns[0] != .identity)
        #expect(page.turns[0].concatenating(page.turns[1]) == .identity)
        #expect(page.turns[2] == .identity)
      }
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a page that covers a child's context rotates too`(style: UIModalPresentationStyle) {
    var log: [String] = []
    play { window, simulation in
      let (root, child) = (controller("root"), controller("child"))
      let cover = page("cover") { log.append($0) }
      cover.modalPresentationStyle = style
      child.definesPresentationContext = true
      window.rootViewController = root
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      simulation.schedule("present", at: .milliseconds(100)) {
        child.present(cover, animated: false)
      }
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(500))
      simulation.schedule("look", at: .milliseconds(1_500)) {
        #expect(cover.view.superview?.superview === root.view)
        #expect(cover.view.convert(cover.view.bounds, to: nil) == window.bounds)
        #expect(cover.transitionCoordinator == nil)
      }
    }
    #expect(log.contains("cover is compact"))
    #expect(log.filter { $0.contains("from") } == ["cover from 375 to 667"])
  }

  @Test func `the delegate of a stack decides on the orientations`() {
    final class Upright: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      let delegate = Upright()
      window.rootViewController = navigation
      #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
      navigation.delegate = delegate
      simulation.schedule(resizeTo: [667, 375], at: .milliseconds(100))
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(window.bounds.width == 375)
        _ = delegate
      }
    }
  }
}
