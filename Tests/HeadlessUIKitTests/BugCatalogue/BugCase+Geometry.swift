import HeadlessUIKit

extension BugCase {
  /// Frames that are wrong, most of all where the size of the screen changes.
  static let geometry = [
    BugCase(
      "J1",
      "TeehanLax/UIViewController-Transitions-Example#1: portrait coordinates on a turned screen"
    ) { story in
      let a = controller("A")
      let delegate = ScriptedDelegate()
      delegate.presenting = .fading(after: { context in
        let portrait = CGRect(x: 0, y: 0, width: 375, height: 667)
        context.view(forKey: .to)?.frame = story.isFixed ? context.containerView.bounds : portrait
      })
      story.window.rootViewController = a
      story.turn(at: 500)
      story.at(1_000) {
        let b = controller("B")
        b.transitioningDelegate = delegate
        a.present(b, animated: true)
      }
      story.at(5_000) { _ = delegate }
    },
    BugCase(
      "J3",
      "rajdhakate/CustomPresentation#1: the presenter's frame is restored from before a rotation"
    ) { story in
      let modal = story.modal(style: .overFullScreen)
      modal.delegate.dismissing = .restoringFrame(isFixed: story.isFixed)
      story.turn(at: 1_000)
      modal.dismiss(at: 2_000)
    },
    BugCase(
      "J4",
      "zoonooz/ZFDragableModalTransition#4: the same by a gesture"
    ) { story in
      let modal = story.modal(style: .overFullScreen)
      modal.delegate.dismissing = .restoringFrame(isFixed: story.isFixed)
      story.turn(at: 1_000)
      modal.drag(at: 2_000, to: 0.7, finishes: true)
    },
  ]
}

extension Story {
  /// Turns the phone on its side.
  func turn(at time: Int64) {
    if let acts, acts.addTurn(at: time) { return }
    simulation.schedule(resizeTo: [667, 375], at: .milliseconds(time))
  }
}

extension ScriptedAnimator {
  /// Fades the page out and gives the presenter the frame it had at first.
  fileprivate static func restoringFrame(isFixed: Bool) -> ScriptedAnimator {
    .fading(after: { context in
      guard !isFixed, !context.transitionWasCancelled else { return }
      context.viewController(forKey: .to)?.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    })
  }
}
