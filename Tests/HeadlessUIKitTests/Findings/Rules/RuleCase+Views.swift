import Foundation
import HeadlessUIKit

extension RuleCase {
  /// The views after transitions.
  static let views = [
    RuleCase(
      .cancelRestores,
      "a view in the page that the animator hides and a cancel leaves hidden",
      butNot: "one that the page hides itself meanwhile"
    ) { story in
      let hero = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
      hero.layer.name = "hero"
      let modal = story.modal(
        dismissing: .fading(before: { _ in if !story.isFixed { hero.isHidden = true } })
      )
      story.at(500) { modal.b.view.addSubview(hero) }
      story.at(1_050) { if story.isFixed { hero.isHidden = true } }
      modal.drag()
    },
    RuleCase(
      .cancelRestores,
      "a view that the animator added to the container",
      butNot: "a banner that the app adds to the window"
    ) { story in
      let modal = story.modal(
        dismissing: .fading(before: { context in
          if !story.isFixed { context.containerView.addSubview(UIView()) }
        })
      )
      story.at(1_050) { if story.isFixed { story.window.addSubview(UIView()) } }
      modal.drag()
    },
    RuleCase(
      .successSettles,
      "a page of the size of the container, presented in half of it",
      butNot: "a page in the frame of the presentation"
    ) { story in
      let modal = story.modal(
        style: .custom,
        presenting: .fading(after: { context in
          guard story.isFixed, let page = context.viewController(forKey: .to) else { return }
          page.view.frame = context.finalFrame(for: page)
        })
      )
      modal.delegate.presentation = {
        HalfPresentation(presentedViewController: $0, presenting: $1)
      }
    },
    RuleCase(
      .successSettles,
      "a page that is still moving when its animator has ended",
      butNot: "one whose colour changes on its own"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          UIView.animate(withDuration: 2) {
            if story.isFixed { page.backgroundColor = .red } else { page.alpha = 0.5 }
          }
          UIView.animate(
            withDuration: 0.3,
            animations: {},
            completion: { _ in context.completeTransition(true) }
          )
        }
      )
    },
    RuleCase(
      .successSettles,
      "a page whose fade takes longer than the transition",
      butNot: "one that fades alongside and so a little longer"
    ) { story in
      let page = FadingPage(fades: story.isFixed)
      let delegate = ScriptedDelegate()
      delegate.presenting = ScriptedAnimator { context in
        guard let page = context.cover() else { return }
        if !story.isFixed { UIView.animate(withDuration: 0.4) { page.alpha = 0.9 } }
        UIView.animate(
          withDuration: 0.29,
          animations: { page.backgroundColor = .blue },
          completion: { _ in context.completeTransition(true) }
        )
      }
      page.transitioningDelegate = delegate
      let root = controller("A")
      story.window.rootViewController = root
      story.at(100) { root.present(page, animated: true) }
      story.at(5_000, "rest") { _ = delegate }
    },
    RuleCase(
      .successSettles,
      "a root that stays scaled after a dismissal",
      butNot: "a root that was scaled before the presentation"
    ) { story in
      let modal = story.modal(
        style: .overFullScreen,
        dismissing: .fading(after: { context in
          let root = context.viewController(forKey: .to)?.view
          if !story.isFixed { root?.frame = CGRect(x: 50, y: 50, width: 275, height: 567) }
        })
      )
      if story.isFixed { modal.a.view.frame = CGRect(x: 50, y: 50, width: 275, height: 567) }
      modal.dismiss()
    },
    RuleCase(
      .successSettles,
      "a presenter that the animator of a dismissal does not add",
      butNot: "one that it need not add"
    ) { story in
      story.modal(
        style: story.isFixed ? .overFullScreen : .fullScreen,
        dismissing: ScriptedAnimator { context in
          UIView.animate(
            withDuration: 0.3,
            animations: { context.view(forKey: .from)?.alpha = 0 },
            completion: { _ in context.completeTransition(true) }
          )
        }
      ).dismiss()
    },
    RuleCase(
      .successSettles,
      "a button covered by a bar that comes with the page",
      butNot: "one below the bar"
    ) { story in
      let page = BarPage("B")
      let y = story.isFixed ? 44.0 : 0
      page.view.addSubview(UIButton(frame: CGRect(x: 0, y: y, width: 99, height: 40)))
      page.willAppear = { $0.setNavigationBarHidden(false, animated: true) }
      let stack = story.stack("A")
      stack.controller.setNavigationBarHidden(true, animated: false)
      stack.push(page, at: 100)
    },
    RuleCase(
      .arrivesOnce,
      "a page that is in the window before it is presented",
      butNot: "one that the animator adds twice",
      thenAlso: [.balancedAppearance]
    ) { story in
      let modal = story.modal(
        presenting: .fading(before: { context in
          if story.isFixed { context.cover() }
        })
      )
      let box = UIView(frame: story.window.bounds)
      story.at(50) {
        guard !story.isFixed else { return }
        story.window.insertSubview(box, at: 0)
        box.addSubview(modal.b.view)
      }
    },
    RuleCase(
      .presenterStaysHome,
      "the presenter's view in the container of a presentation that keeps the presenter in place",
      butNot: "in that of one that removes it",
      thenAlso: [.successSettles]
    ) { story in
      story.modal(
        style: story.isFixed ? .fullScreen : .overFullScreen,
        dismissing: .fading(before: { context in
          guard let presenter = context.viewController(forKey: .to) else { return }
          context.containerView.insertSubview(presenter.view, at: 0)
        })
      ).dismiss()
    },
    RuleCase(
      .nilViewIsUntouched,
      "a presenter that the animator leaves faded after the dismissal",
      butNot: "one that it shows again"
    ) { story in
      story.modal(
        style: .overFullScreen,
        presenting: .fading(before: { $0.viewController(forKey: .from)?.view.alpha = 0.5 }),
        dismissing: .fading(before: { context in
          guard story.isFixed else { return }
          UIView.animate(withDuration: 0.2) {
            context.viewController(forKey: .to)?.view.alpha = 1
          }
        })
      ).dismiss()
    },
    RuleCase(
      .nilViewIsUntouched,
      "a presenter that the presentation controller leaves faded after the dismissal",
      butNot: "one that it shows again alongside"
    ) { story in
      let modal = story.modal(
        style: .custom,
        presenting: .fading(after: { context in
          guard let page = context.viewController(forKey: .to) else { return }
          page.view.frame = context.finalFrame(for: page)
        }),
        dismissing: .fading()
      )
      modal.delegate.presentation = {
        let half = HalfPresentation(presentedViewController: $0, presenting: $1)
        half.fadesPresenter = true
        half.showsPresenter = story.isFixed
        return half
      }
      modal.dismiss()
    },
    RuleCase(
      .sizeChangeIsFollowed,
      "a presenter with its frame from before the rotation",
      butNot: "a rotation during the dismissal"
    ) { story in
      let modal = story.modal(
        style: .overFullScreen,
        dismissing: .fading(after: { context in
          guard !story.isFixed, let page = context.viewController(forKey: .to) else { return }
          page.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        })
      )
      story.turn(at: story.isFixed ? 2_100 : 1_000)
      modal.dismiss(at: 2_000)
    },
    RuleCase(
      .snapshotsSeeContent,
      "a snapshot of a page that was never on screen",
      butNot: "one after screen updates"
    ) { story in
      _ = story.modal(
        presenting: .fading(before: { context in
          _ = context.view(forKey: .to)?.snapshotView(afterScreenUpdates: story.isFixed)
        })
      )
    },
    RuleCase(
      .snapshotsSeeContent,
      "a snapshot of a view without a size",
      butNot: "one that its layout gives a size"
    ) { story in
      let page = LayingOut()
      page.tile.frame = .zero
      page.laysOut = story.isFixed
      story.window.addSubview(page)
      story.at(100) {
        page.setNeedsLayout()
        page.layoutIfNeeded()
        _ = page.tile.snapshotView(afterScreenUpdates: true)
      }
    },
    RuleCase(
      .nothingIsLeftBehind,
      "a cover that the animator leaves in the window",
      butNot: "a banner that the app shows there meanwhile"
    ) { story in
      let cover = UIView(frame: story.window.bounds)
      _ = story.modal(
        presenting: .fading(before: { context in
          if !story.isFixed { context.containerView.window?.addSubview(cover) }
        })
      )
      story.at(200) { if story.isFixed { story.window.addSubview(cover) } }
    },
    RuleCase(
      .nothingIsLeftBehind,
      "a view over the page that the animator leaves in the container",
      butNot: "a button above all pages that existed before"
    ) { story in
      let cover = UIView(frame: story.window.bounds)
      let stack = story.stack("A")
      stack.delegate.pushing = .fading(after: { context in
        if !story.isFixed { context.containerView.addSubview(cover) }
      })
      if story.isFixed { story.window.addSubview(cover) }
      stack.push(controller("B"), at: 100)
    },
  ]
}

/// A page that can fade along with its transition.
private final class FadingPage: UIViewController {
  private let fades: Bool

  init(fades: Bool) {
    self.fades = fades
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard fades else { return }
    transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in view.alpha = 0.9 })
  }
}

/// A view that sizes its tile in layout.
private final class LayingOut: UIView {
  let tile = UIView()
  var laysOut = false

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(tile)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laysOut { tile.frame = bounds }
  }
}
