import HeadlessUIKit

extension RuleCase {
  /// How transitions end.
  static let endings = [
    RuleCase(.completesOnce, "completing twice", butNot: "completing late") { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          context.cover()
          story.later(900) {
            context.completeTransition(true)
            if !story.isFixed { context.completeTransition(true) }
          }
        }
      )
    },
    RuleCase(
      .completesTruly,
      "an animator that always passes true, after a cancel",
      butNot: "the same after a finish"
    ) { story in
      let always = ScriptedAnimator { context in
        context.uncover()
        UIView.animate(
          withDuration: 0.3,
          animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: { _ in context.completeTransition(true) }
        )
      }
      story.modal(dismissing: always).drag(finishes: story.isFixed)
    },
    RuleCase(
      .emptyAnimationEnds,
      "no duration and no completion",
      butNot: "an animation that changes nothing"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator(duration: story.isFixed ? 0.3 : 0) { context in
          context.cover()
          guard story.isFixed else { return }
          UIView.animate(
            withDuration: 0.3,
            animations: {},
            completion: { _ in context.completeTransition(true) }
          )
        }
      )
    },
    RuleCase(
      .layerTimeIsReset,
      "a page whose time runs at half speed when its animator has ended",
      butNot: "a window that the app slows down as a whole"
    ) { story in
      if story.isFixed { story.window.layer.speed = 0.5 }
      _ = story.modal(
        presenting: .fading(after: { context in
          if !story.isFixed { context.view(forKey: .to)?.layer.speed = 0.5 }
        })
      )
    },
    RuleCase(
      .linksStop,
      "a repeating timer that the animator forgets",
      butNot: "one that it invalidates, or one that fires once"
    ) { story in
      var timer: Timer?
      _ = story.modal(
        presenting: .fading(
          before: { _ in
            timer = .scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in }
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
          },
          after: { _ in if story.isFixed { timer?.invalidate() } }
        )
      )
      story.at(2_000) { timer?.invalidate() }
    },
    RuleCase(
      .linksStop,
      "a display link that the animator forgets",
      butNot: "one that it invalidates"
    ) { story in
      let link = CADisplayLink { _ in }
      _ = story.modal(
        presenting: .fading(
          before: { _ in link.add(to: .main, forMode: .common) },
          after: { _ in if story.isFixed { link.invalidate() } }
        )
      )
      story.at(2_000) { link.invalidate() }
    },
    RuleCase(
      .crossFadeUnderScroll,
      "a cross-dissolve while a list still scrolls after a flick",
      butNot: "when it has settled"
    ) { story in
      let page = controller("page")
      page.view.addGestureRecognizer(UIPanGestureRecognizer())
      let list = UIScrollView(frame: story.window.bounds)
      list.layer.name = "list"
      list.contentSize = CGSize(width: 375, height: 9_000)
      page.view.addSubview(list)
      story.window.rootViewController = page
      story.drag(by: 300, from: 50)
      story.at(story.isFixed ? 6_000 : 400) {
        let detail = controller("detail")
        detail.modalTransitionStyle = .crossDissolve
        page.present(detail, animated: true)
      }
    },
  ]
}
