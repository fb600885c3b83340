import HeadlessUIKit

extension BugCase {
  /// Views that are left behind, lost or black.
  static let views = [
    BugCase(
      "B2",
      "naru-jpn/View2ViewTransition#22: the presenter is removed on cancel"
    ) { story in
      let modal = story.modal(
        style: .overFullScreen,
        dismissing: .fading(
          before: { context in
            guard !story.isFixed, let presenter = context.viewController(forKey: .to) else {
              return
            }
            context.containerView.insertSubview(presenter.view, at: 0)
          },
          after: { context in
            guard context.transitionWasCancelled, !story.isFixed else { return }
            context.viewController(forKey: .to)?.view.removeFromSuperview()
          }
        )
      )
      modal.drag()
      modal.dismiss(at: 2_000)
    },
    BugCase(
      "B3",
      "lkzhao/ElasticTransition#22: only the animated way puts the presenter back"
    ) { story in
      let modal = story.modal(
        style: .custom,
        presenting: .fading(),
        dismissing: ScriptedAnimator { context in
          let presenter: UIView? = context.viewController(forKey: .to)?.view
          if !story.isFixed, let presenter { context.containerView.addSubview(presenter) }
          guard context.isAnimated else { return context.completeTransition(true) }
          UIView.animate(
            withDuration: 0.3,
            animations: { context.view(forKey: .from)?.alpha = 0 },
            completion: { _ in
              if !story.isFixed, let presenter { story.window.insertSubview(presenter, at: 0) }
              context.completeTransition(true)
            }
          )
        }
      )
      // Only a presentation of the app's own asks its animator about what is not animated.
      modal.delegate.presentation = {
        UIPresentationController(presentedViewController: $0, presenting: $1)
      }
      modal.dismiss(animated: false)
    },
    BugCase(
      "B4",
      "serp1412/LazyTransitions#8: the \"to\" view is inserted whatever the presentation style"
    ) { story in
      story.modal(
        style: .overFullScreen,
        dismissing: .fading(before: { context in
          guard !story.isFixed, let presenter = context.viewController(forKey: .to) else { return }
          context.containerView.insertSubview(presenter.view, at: 0)
          // The empty rectangle, since there is nothing for the animator to place.
          presenter.view.frame = context.finalFrame(for: presenter)
        })
      ).dismiss()
    },
    BugCase(
      "B7",
      "HeroTransitions/Hero#683: the snapshot container stays if the presenter does"
    ) { story in
      let cover = UIView(frame: story.window.bounds)
      cover.layer.name = "snapshots"
      _ = story.modal(
        style: .overFullScreen,
        presenting: .fading(
          before: { context in
            context.containerView.window?.addSubview(cover)
            context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
          },
          after: { context in
            // All is tidied up where there is a presenter to be put away.
            guard story.isFixed || context.view(forKey: .from) != nil else { return }
            cover.removeFromSuperview()
            context.view(forKey: .to)?.transform = .identity
            context.view(forKey: .to)?.frame = context.containerView.bounds
          }
        )
      )
    },
    BugCase(
      "B9",
      "ColinEberhardt/VCTransitionsLibrary#16: interaction stays off after a cancel"
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
      "Touchwonders/Transition#6: the visible view is removed on cancel, too"
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
      "lkzhao/ElasticTransition#15: two very fast swipes"
    ) { story in
      let modal = story.modal()
      modal.delegate.dismissing = ScriptedAnimator { _ in }
      let elastic = ElasticDismissal(modal, isFixed: story.isFixed)
      story.at(900) { elastic.wire() }
      story.at(5_000, "rest") { elastic.last = nil }
      for start: Int64 in [1_000, 1_100] {
        let way = line([187, 400], [187, 330], steps: 2)
        story.touch(touchID(way, from: start, every: 16))
      }
    },
    BugCase(
      "B12",
      "flutter/flutter#121910: a flight of no length never lands"
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

/// Lets a page be dragged up and off, with a cover over the window as long as it moves.
private final class ElasticDismissal {
  private let modal: Modal
  private let isFixed: Bool
  private let cover = UIView()
  var last: (any UIViewControllerContextTransitioning)?

  init(_ modal: Modal, isFixed: Bool) {
    self.modal = modal
    self.isFixed = isFixed
    cover.layer.name = "cover"
  }

  /// Lets fingers anywhere move the page.
  func wire() {
    modal.story.window.addGestureRecognizer(
      UIPanGestureRecognizer { [unowned self] recognizer in
        switch recognizer.state {
        case .began: begin()
        case .ended: takeBack()
        default: break
        }
      }
    )
  }

  private func begin() {
    // The way back of the last swipe runs still.
    if modal.b.transitionCoordinator != nil {
      guard !isFixed else { return }
      modal.b.view.layer.removeAllAnimations()
      modal.b.view.frame.origin.y = -667
      last?.completeTransition(false)
      return
    }
    modal.delegate.interaction = ScriptedInteraction { [unowned self] context in
      modal.delegate.interaction = nil
      last = context
      context.uncover()
      cover.frame = context.containerView.bounds
      context.containerView.window?.addSubview(cover)
      context.view(forKey: .from)?.frame.origin.y = -100
      context.updateInteractiveTransition(0.15)
    }
    modal.b.dismiss(animated: true)
  }

  private func takeBack() {
    guard let context = last, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    UIView.animate(
      withDuration: 0.3,
      animations: { context.view(forKey: .from)?.frame.origin.y = 0 },
      completion: { [unowned self] finished in
        if finished { cover.removeFromSuperview() }
        context.completeTransition(false)
      }
    )
  }
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
