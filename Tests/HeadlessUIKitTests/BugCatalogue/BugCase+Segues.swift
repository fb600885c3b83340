import HeadlessUIKit

extension BugCase {
  /// Ways back that do not lead back.
  static let segues = [
    BugCase(
      "K2",
      "ECSlidingViewController/ECSlidingViewController#289: the container answers every unwinding"
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
    }
  ]
}

extension Story {
  /// A page of a storyboard that leads back.
  fileprivate func page(back: UIStoryboard.Segue) -> UIViewController {
    UIStoryboard.define("Main", scenes: [scene("Page", back)])
    return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Page")
  }
}
