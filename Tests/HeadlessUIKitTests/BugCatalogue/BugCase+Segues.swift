import HeadlessUIKit

extension BugCase {
  /// Ways back that do not lead back.
  static let segues = [
    BugCase(
      "K1",
      "Citrrus/BlurryModalSegue#4: unwinding from a custom modal dismisses nothing",
      [.unwindUncovers: 1_000...1_020]
    ) { story in story.unwind(style: .overFullScreen) },
    BugCase(
      "K2",
      "ECSlidingViewController/ECSlidingViewController#289: the container answers every unwinding",
      [.unwindUncovers: 1_000...1_020]
    ) { story in
      let box = SceneContainer("Box")
      box.segueBack = { to, from, identifier in
        // Its own way leads to its children only.
        guard !story.isFixed || from.parent === to.parent else { return nil }
        return UIStoryboardSegue(identifier: identifier, source: from, destination: to) {
          box.view.bringSubviewToFront(to.view)
        }
      }
      box.add(SceneController("Menu", actions: ["back:"]))
      let page = story.page(back: .init("back", .unwind("back:")))
      story.window.rootViewController = box
      story.at(100) { box.present(page, animated: true) }
      story.at(1_000) { page.performSegue(withIdentifier: "back", sender: nil) }
    },
    BugCase(
      "K3",
      "openradar 20150314: the action runs and the popover stays",
      [.unwindUncovers: 1_000...1_020]
    ) { story in story.unwind(style: .popover) },
    BugCase(
      "K4",
      "wordpress-mobile/WordPress-iOS#7089: the login stays presented, later ones are refused",
      [.unwindUncovers: 1_000...1_020, .presentsOneAtATime: 2_000...2_020]
    ) { story in
      let root = story.unwind(style: .fullScreen)
      story.at(2_000) { root.present(controller("later"), animated: true) }
    },
  ]
}

/// A way back that shows something and forgets to leave.
private final class ForgetfulSegue: UIStoryboardSegue {
  override func perform() { source.view.alpha = 1 }
}

extension Story {
  /// Presents a page at 100 ms that unwinds at 1 s, by a class of the app that may forget to leave.
  @discardableResult
  fileprivate func unwind(style: UIModalPresentationStyle) -> UIViewController {
    let root = SceneController("Root", actions: ["back:"])
    let back =
      isFixed
      ? UIStoryboard.Segue("back", .unwind("back:"))
      : UIStoryboard.Segue("back", .unwind("back:"), make: ForgetfulSegue.init)
    let page = page(back: back)
    page.modalPresentationStyle = style
    window.rootViewController = root
    at(100) { root.present(page, animated: true) }
    at(1_000) { page.performSegue(withIdentifier: "back", sender: nil) }
    return root
  }

  /// A page of a storyboard that leads back.
  fileprivate func page(back: UIStoryboard.Segue) -> UIViewController {
    UIStoryboard.define("Main", scenes: [scene("Page", back)])
    return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Page")
  }
}
