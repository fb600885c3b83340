import HeadlessUIKit

extension BugCase {
  /// Two things at once.
  static let overlap = [
    BugCase(
      "D8",
      "tungvoduc/DTPagerController#35: the end is told by the animation, after the next beginning"
    ) { story in
      let pager = Container()
      pager.forwards = false
      story.window.rootViewController = pager
      var shown: UIViewController?
      var finish: (() -> Void)?
      func turn(to page: UIViewController) {
        if story.isFixed { finish?() }
        let old = shown
        shown = page
        pager.addChild(page)
        page.didMove(toParent: pager)
        old?.beginAppearanceTransition(false, animated: true)
        page.beginAppearanceTransition(true, animated: true)
        pager.view.addSubview(page.view)
        page.view.alpha = 0
        var isDone = false
        let done = {
          guard !isDone else { return }
          isDone = true
          old?.endAppearanceTransition()
          page.endAppearanceTransition()
        }
        finish = done
        UIView.animate(withDuration: 0.3, animations: { page.view.alpha = 1 }) { _ in done() }
      }
      for (index, time) in [100, 133, 166].enumerated() {
        story.at(Int64(time)) { turn(to: controller("page \(index)")) }
      }
    },
    BugCase(
      "D11",
      "zetachang/DCModalSegue#10: a presentation from viewDidLoad of a page being presented"
    ) { story in
      let a = controller("A")
      story.window.rootViewController = a
      let b = EagerPage(presentsInLoad: !story.isFixed)
      story.at(100) { a.present(b, animated: true) }
    },
    BugCase(
      "D13",
      "software-mansion/react-native-screens#529: two owners present and dismiss on one presenter"
    ) { story in
      let stack = story.stack("A")
      let push = { stack.controller.pushViewController(controller("B"), animated: false) }
      let present = { stack.controller.present(controller("Y"), animated: true) }
      story.at(100) { stack.controller.present(controller("X"), animated: true) }
      story.at(1_000) {
        stack.controller.dismiss(animated: true) {
          if story.isFixed { present() }
        }
        push()
        guard !story.isFixed else { return }
        // The other owner does not know that X is going.
        stack.controller.dismiss(animated: true)
        present()
      }
    },
    BugCase(
      "D14",
      "wix/react-native-navigation#7535: the owner is not told of a sheet that was swiped away"
    ) { story in
      var knowsOfEnd = story.isFixed
      let modal = story.modal(
        style: .overCurrentContext,
        dismissing: ScriptedAnimator { context in
          // The dialog goes when its owner knows that the sheet has gone.
          if knowsOfEnd { context.completeTransition(true) }
        }
      )
      let sheet = controller("sheet", style: .pageSheet)
      story.at(1_000) { modal.b.present(sheet, animated: true) }
      story.drag(by: 480, from: 1_600)
      story.at(1_800, "owner") {
        if !story.isFixed { sheet.dismiss(animated: true) { knowsOfEnd = true } }
      }
      modal.dismiss(at: 3_000)
    },
  ]
}

/// A page that presents another one when it is loaded, or when it has appeared, once.
private final class EagerPage: UIViewController {
  private let presentsInLoad: Bool
  private var hasPresented = false

  init(presentsInLoad: Bool) {
    self.presentsInLoad = presentsInLoad
    super.init(nibName: nil, bundle: nil)
    title = "B"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if presentsInLoad { presentingViewController?.present(controller("alert"), animated: true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !presentsInLoad, !hasPresented else { return }
    hasPresented = true
    present(controller("alert"), animated: true)
  }
}
