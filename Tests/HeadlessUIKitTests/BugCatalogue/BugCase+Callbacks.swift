import HeadlessUIKit

extension BugCase {
  /// Callbacks that are called by hand, twice or never.
  static let callbacks = [
    BugCase(
      "G3",
      "Haptic-Apps/Slide-iOS#266: viewWillAppear is called by hand"
    ) { story in
      let modal = story.modal()
      story.at(1_000) { if !story.isFixed { modal.b.viewWillAppear(true) } }
    },
    BugCase(
      "G4",
      "wordpress-mobile/WordPress-iOS#20843: viewDidDisappear calls viewDidAppear of super"
    ) { story in
      let a = controller("A")
      story.window.rootViewController = a
      let b = MixedUpPage(isMixedUp: !story.isFixed)
      story.at(100) { a.present(b, animated: true) }
      story.at(1_000) { a.dismiss(animated: true) }
    },
    BugCase(
      "G5",
      "romaonthego/REFrostedViewController#38: forwarding by hand while forwarding is on"
    ) { story in
      let box = HandForwardingBox()
      box.forwards = !story.isFixed
      let child = controller("child")
      box.addChild(child)
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
      story.window.rootViewController = box
      story.at(100) { box.present(controller("modal"), animated: true) }
      story.at(1_000) { box.dismiss(animated: true) }
    },
    BugCase(
      "G6",
      "Orderella/PopupDialog#112: a child's view without addChild and didMove"
    ) { story in
      let popup = controller("popup")
      let modal = story.modal()
      modal.delegate.presenting = .fading(before: { [unowned b = modal.b] context in
        context.cover()
        if story.isFixed { b.addChild(popup) }
        b.view.addSubview(popup.view)
        if story.isFixed { popup.didMove(toParent: b) }
      })
    },
    BugCase(
      "G7",
      "openradar 14058168: a child that is added while its parent appears hears didAppear twice"
    ) { story in
      let box = LateBox(toldTwice: !story.isFixed)
      box.forwards = false
      story.window.rootViewController = box
    },
    BugCase(
      "G8",
      "gordontucker/FittedSheets#61: a sheet keeps its presenter on screen, which hears nothing"
    ) { story in
      let modal = story.modal(style: story.isFixed ? .fullScreen : .pageSheet)
      modal.dismiss()
    },
    BugCase(
      "G9",
      "xmartlabs/XLPagerTabStrip#27: the first child is never told, then told by hand"
    ) { story in
      let (pager, first) = (controller("pager"), controller("first"))
      story.window.rootViewController = pager
      if story.isFixed { pager.addChild(first) }
      pager.view.addSubview(first.view)
      if story.isFixed { first.didMove(toParent: pager) }
      if !story.isFixed { story.at(100) { first.viewDidAppear(false) } }
    },
  ]
}

/// A page that mixes up two callbacks.
private final class MixedUpPage: UIViewController {
  private let isMixedUp: Bool

  init(isMixedUp: Bool) {
    self.isMixedUp = isMixedUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    if isMixedUp { super.viewDidAppear(animated) } else { super.viewDidDisappear(animated) }
  }
}

/// A container that forwards by hand.
private final class HandForwardingBox: Container {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin(true, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    begin(false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }

  private func begin(_ isAppearing: Bool, _ animated: Bool) {
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  private func end() {
    for child in children { child.endAppearanceTransition() }
  }
}

/// A container that adds its child while it appears itself, and tells it once or twice.
private final class LateBox: Container {
  private let toldTwice: Bool

  init(toldTwice: Bool) {
    self.toldTwice = toldTwice
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let child = controller("child")
    addChild(child)
    child.beginAppearanceTransition(true, animated: animated)
    view.addSubview(child.view)
    if toldTwice { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}
