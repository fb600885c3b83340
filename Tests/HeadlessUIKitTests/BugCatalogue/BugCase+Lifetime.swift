import HeadlessUIKit

extension BugCase {
  /// What is gone too early or never goes.
  static let lifetime = [
    BugCase(
      "H2",
      "xxxAIRINxxx/ARNTransitionAnimator#5: the animator's handlers keep both controllers"
    ) { story in
      let handlers = Handlers()
      let modal = story.modal(dismissing: .fading(after: { [weak handlers] _ in handlers?.run() }))
      handlers.owner = story.isFixed ? nil : handlers
      handlers.handler = { [b = modal.b] in _ = b.title }
      story.at(5_000) { _ = handlers }
      modal.dismiss()
    },
    BugCase(
      "H3",
      "material-motion/motion-transitioning-objc#34: the presentation controller is kept"
    ) { story in
      let modal = story.modal(style: .custom, presenting: .fading(), dismissing: .fading())
      modal.delegate.presentation = { presented, presenting in
        KeptPresentation(presented, presenting, keepsItself: !story.isFixed)
      }
      modal.dismiss()
    },
    BugCase(
      "H4",
      "quanshousio/ToastUI#7: an animator is freed while it is active"
    ) { story in
      let page = controller("page")
      story.window.rootViewController = page
      var toast: UIViewPropertyAnimator?
      story.at(100) {
        toast = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { page.view.alpha = 0.5 }
        toast?.fractionComplete = 0.5
      }
      story.at(300) {
        if story.isFixed { toast?.stopAnimation(true) }
        toast = nil
      }
    },
  ]
}

/// Handlers that an animator keeps, and that keep what they speak of.
private final class Handlers {
  var handler: () -> Void = {}
  var owner: Handlers?

  func run() { handler() }
}

/// A presentation controller that keeps itself and so the page it presents.
private final class KeptPresentation: UIPresentationController {
  private var itself: KeptPresentation?
  // The page lets go of its presentation at the end, which ends this circle, but not the other.
  private let page: UIViewController

  init(_ presented: UIViewController, _ presenting: UIViewController?, keepsItself: Bool) {
    page = presented
    super.init(presentedViewController: presented, presenting: presenting)
    itself = keepsItself ? self : nil
  }
}
