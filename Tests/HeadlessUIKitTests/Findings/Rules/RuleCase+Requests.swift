import HeadlessUIKit

extension RuleCase {
  /// Requests at the wrong time.
  static let requests = [
    RuleCase(
      .presentsOneAtATime,
      "a second presentation while one runs",
      butNot: "in the completion of the first"
    ) { story in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      story.window.rootViewController = a
      story.at(100) {
        a.present(b, animated: true) { if story.isFixed { b.present(c, animated: true) } }
        if !story.isFixed { a.present(c, animated: true) }
      }
    },
    RuleCase(
      .presenterIsInWindow,
      "a presenter outside of any window",
      butNot: "a child of one in a window"
    ) { story in
      let (a, child) = (controller("A"), controller("child"))
      story.window.rootViewController = a
      if story.isFixed {
        a.addChild(child)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
      }
      story.at(100) { child.present(controller("B"), animated: true) }
    },
    RuleCase(
      .dismissesOneLevel,
      "dismissing a page twice",
      butNot: "a page, and then the one below it"
    ) { story in
      let modal = story.modal()
      let c = controller("C")
      story.at(800) { modal.b.present(c, animated: true) }
      story.at(2_000) { c.dismiss(animated: true) }
      story.at(story.isFixed ? 3_000 : 2_100) { modal.b.dismiss(animated: true) }
    },
    RuleCase(
      .unwindUncovers,
      "an unwind segue that does nothing",
      butNot: "the system's own"
    ) { story in
      let root = SceneController("Root", actions: ["back:"])
      root.segueBack = { to, from, identifier in
        story.isFixed
          ? nil : UIStoryboardSegue(identifier: identifier, source: from, destination: to) {}
      }
      UIStoryboard.define("Main", scenes: [scene("Page", .init("back", .unwind("back:")))])
      let page = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "Page")
      story.window.rootViewController = root
      story.at(100) { root.present(page, animated: true) }
      story.at(1_000) { page.performSegue(withIdentifier: "back", sender: nil) }
    },
  ]
}
