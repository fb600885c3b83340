import HeadlessUIKit

extension BugCase {
  /// Views that are left behind, lost or black.
  static let views = [
    BugCase(
      "B1",
      "TeehanLax/UIViewController-Transitions-Example#5: the presenter goes with the container",
      [.presenterStaysHome],
      at: 1_000...1_050
    ) { story in
      story.modal(style: .overFullScreen, dismissing: .insertingPresenter(unless: story.isFixed))
        .dismiss()
    },
    BugCase(
      "B2",
      "naru-jpn/View2ViewTransition#22: the presenter is removed on cancel",
      [.cancelRestores],
      at: 1_100...1_300
    ) { story in
      let modal = story.modal(
        style: .overFullScreen,
        dismissing: .fading(after: { context in
          guard context.transitionWasCancelled, !story.isFixed else { return }
          context.viewController(forKey: .to)?.view.removeFromSuperview()
        })
      )
      modal.drag()
      modal.dismiss(at: 2_000)
    },
    BugCase(
      "B3",
      "lkzhao/ElasticTransition#22: only the animated way puts the presenter back",
      [.successSettles],
      at: 1_000...1_050
    ) { story in
      let modal = story.modal(
        presenting: .fading(before: { $0.view(forKey: .from)?.alpha = 0 }),
        dismissing: .fading(before: { $0.view(forKey: .to)?.alpha = 1 })
      )
      story.at(990) { if story.isFixed { modal.a.view.alpha = 1 } }
      modal.dismiss(animated: false)
    },
    BugCase(
      "B4",
      "serp1412/LazyTransitions#8: the \"to\" view is inserted whatever the presentation style",
      [.presenterStaysHome, .successSettles],
      at: 1_000...1_050
    ) { story in
      story.modal(style: .overFullScreen, dismissing: .insertingPresenter(unless: story.isFixed))
        .dismiss()
    },
    BugCase(
      "B5",
      "QuickBirdEng/XCoordinator#193: the same with an interactive dismissal",
      [.presenterStaysHome],
      at: 1_000...1_050
    ) { story in
      story.modal(style: .overFullScreen, dismissing: .insertingPresenter(unless: story.isFixed))
        .drag(to: 1, finishes: true)
    },
    BugCase(
      "B7",
      "HeroTransitions/Hero#683: the snapshot container stays if the presenter does",
      [.nothingIsLeftBehind],
      at: 400...450
    ) { story in
      let cover = UIView(frame: story.window.bounds)
      cover.layer.name = "snapshots"
      _ = story.modal(
        style: .overFullScreen,
        presenting: .fading(
          before: { $0.containerView.window?.addSubview(cover) },
          after: { context in
            guard story.isFixed || context.view(forKey: .from) != nil else { return }
            cover.removeFromSuperview()
          }
        )
      )
    },
    BugCase(
      "B9",
      "ColinEberhardt/VCTransitionsLibrary#16: interaction stays off after a cancel",
      [.cancelRestores],
      at: 1_100...1_300
    ) { story in
      let modal = story.modal(
        dismissing: .fading(
          before: { $0.view(forKey: .from)?.isUserInteractionEnabled = false },
          after: { context in
            guard story.isFixed else { return }
            context.view(forKey: .from)?.isUserInteractionEnabled = true
          }
        )
      )
      modal.drag()
    },
    BugCase(
      "B10",
      "Touchwonders/Transition#6: the visible view is removed on cancel, too",
      [.cancelRestores],
      at: 1_100...1_300
    ) { story in
      let modal = story.modal(
        dismissing: .fading(after: { context in
          guard !story.isFixed || !context.transitionWasCancelled else { return }
          context.view(forKey: .from)?.removeFromSuperview()
        })
      )
      modal.drag()
    },
    BugCase(
      "B11",
      "lkzhao/ElasticTransition#15: two very fast swipes",
      [.completesOnce],
      at: 1_000...10_000
    ) { story in
      let isFixed = story.isFixed
      let modal = story.modal(
        dismissing: ScriptedAnimator { context in
          guard let page = context.view(forKey: .from) else { return }
          context.uncover()
          UIView.animate(
            withDuration: 0.3,
            animations: { page.center.y += 667 },
            completion: { finished in
              guard finished || isFixed else { return }
              context.completeTransition(!context.transitionWasCancelled)
            }
          )
        }
      )
      // The second flick sweeps away what the first one left running.
      story.at(1_000, "flick") { modal.b.dismiss(animated: true) }
      story.at(1_060, "flick") { modal.b.view.layer.removeAllAnimations() }
    },
    BugCase(
      "B12",
      "flutter/flutter#121910: a flight of no length never lands",
      [.emptyAnimationEnds],
      at: 100...10_000
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator(duration: 0) { context in
          guard let page = context.cover() else { return }
          page.isHidden = true
          guard story.isFixed else { return }
          page.isHidden = false
          context.completeTransition(true)
        }
      )
    },
  ]
}

extension ScriptedAnimator {
  /// Fades the page out over the presenter, which it puts into the container though it was not
  /// handed out.
  fileprivate static func insertingPresenter(unless isFixed: Bool) -> ScriptedAnimator {
    .fading(before: { context in
      guard !isFixed, let presenter = context.viewController(forKey: .to) else { return }
      context.containerView.insertSubview(presenter.view, at: 0)
    })
  }
}
