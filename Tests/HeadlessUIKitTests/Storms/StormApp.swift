import HeadlessUIKit
import JankTrace

/// What a storm is about.
enum StormFlavour: CaseIterable {
  /// Fingers at random times on glass that does not know of them.
  case touchIDs
  /// Presentations and changes of tabs over pushes and pops, some of them driven.
  case overlaps
  /// Second requests while the first is carried out.
  case mistakes
  /// Containers made by hand.
  case children
}

/// A random app and what a storm does to it.
final class StormApp {
  let record: StormRecord
  let window: UIWindow
  private let flavour: StormFlavour
  private let dice: StormDice
  private let factory: StormFactory
  // Kept, as apps keep their delegates.
  private var delegates: [NSObject] = []
  private var pageCount = 0
  private var lastModalRequest = -1.0

  init(
    in window: UIWindow,
    _ simulation: Stage,
    _ dice: StormDice,
    _ flavour: StormFlavour
  ) {
    self.window = window
    self.dice = dice
    self.flavour = flavour
    record = StormRecord(makesMistakes: flavour == .mistakes)
    factory = StormFactory(dice, simulation)
    factory.mayCatch = { [weak self] in self?.runningCount == 1 }
    window.rootViewController = makeController()
  }
}

// MARK: Building

extension StormApp {
  private func name(_ kind: String) -> String {
    pageCount += 1
    return "\(kind)\(pageCount)"
  }

  private func makePage() -> StormPage { StormPage(name("page"), record) }

  private func keep<Delegate: NSObject>(_ delegate: Delegate) -> Delegate {
    delegates.append(delegate)
    return delegate
  }

  private func makeController() -> UIViewController {
    switch dice.roll(4) {
    case 0: return makePage()
    case 1:
      let tabs = StormTabs(
        name("tabs"),
        record,
        pages: (0..<3).map { _ in dice.onceIn(2) ? makePage() : makeNavigation() }
      )
      if !dice.onceIn(3) { tabs.delegate = keep(StormTabDelegate(factory)) }
      return tabs
    default: return makeNavigation()
    }
  }

  private func makeNavigation() -> StormNavigation {
    let pages = (0...dice.roll(3)).map { _ in makePage() }
    let navigation = StormNavigation(name("navigation"), record, pages: pages)
    navigation.delegate =
      dice.onceIn(2) ? keep(StormAudience()) : keep(StormNavigationDelegate(factory))
    return navigation
  }

  private func makeModal() -> UIViewController {
    let controller = makeController()
    controller.modalPresentationStyle = dice.pick([
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
      .pageSheet, .formSheet, .popover, .automatic,
    ])
    controller.modalTransitionStyle = dice.pick([.coverVertical, .crossDissolve, .flipHorizontal])
    let isCustom = controller.modalPresentationStyle == .custom
    if isCustom || dice.onceIn(2) {
      controller.transitioningDelegate = keep(
        StormModalDelegate(factory, removesPresenter: dice.onceIn(2))
      )
    }
    if !isCustom { controller.presentationController?.delegate = self.sheetDelegate() }
    return controller
  }

  private func sheetDelegate() -> StormSheetDelegate {
    keep(
      StormSheetDelegate { [weak self] in self?.lastModalRequest = CACurrentMediaTime() }
    )
  }
}

/// Tells when a user begins to drag a sheet away.
final class StormSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let willDismiss: () -> Void

  init(_ willDismiss: @escaping () -> Void) {
    self.willDismiss = willDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss()
  }
}

// MARK: What is where

extension StormApp {
  /// The root controller and what is presented above it.
  var chain: [UIViewController] {
    var chain = [window.rootViewController].compactMap { $0 }
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  private var isModalRequestFresh: Bool { CACurrentMediaTime() - lastModalRequest < 0.03 }

  private var isModalBusy: Bool {
    isModalRequestFresh
      || chain.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Everything that can be in a transition of its own.
  private var containers: [any StormWatched] {
    chain.flatMap { [$0] + $0.children }.compactMap { $0 as? any StormWatched }
  }

  /// How many transitions are under way.
  private var runningCount: Int {
    let isModalBusy = isModalBusy
    return containers.filter(\.isChanging).count + (isModalBusy ? 1 : 0)
  }

  private func tabs(in controller: UIViewController) -> StormTabs? { controller as? StormTabs }

  private func navigation(in controller: UIViewController) -> StormNavigation? {
    controller as? StormNavigation
      ?? tabs(in: controller)?.selectedViewController as? StormNavigation
  }

  private func leaf(of controller: UIViewController) -> UIViewController {
    let child =
      navigation(in: controller)?.topViewController ?? tabs(in: controller)?.selectedViewController
    return child ?? controller
  }
}

// MARK: Doing

extension StormApp {
  /// Does something that an app may do now, or must not where that is the storm's flavour.
  func act() {
    let chain = chain
    guard let front = chain.last else { return }
    let some = dice.pick(chain)
    let animated = !dice.onceIn(4)
    let choice = dice.roll(12)
    switch choice {
    case 0, 1, 2: present(from: dice.onceIn(2) ? front : leaf(of: front), animated: animated)
    case 3, 4: dismiss(from: dice.onceIn(3) ? some : front, animated: animated)
    case 5, 6: navigation(in: some).map { push(in: $0, animated: animated) }
    case 7, 8: navigation(in: some).map { pop(in: $0, animated: animated) }
    case 9: navigation(in: some).map { setStack(of: $0, animated: animated) }
    case 10: tabs(in: some).map(choose)
    default: exchangeChild(of: leaf(of: some))
    }
  }

  private func exchangeChild(of page: UIViewController) {
    guard flavour == .children else { return }
    (page as? StormPage)?.exchangeChild(
      for: StormPage(name("child"), record),
      duration: dice.onceIn(3) ? 0 : dice.between(0.05, 0.3)
    )
  }

  private func present(from presenter: UIViewController, animated: Bool) {
    if isModalBusy {
      // Too early where nobody can know; found where the presentation is seen to be under way.
      guard flavour == .mistakes, !isModalRequestFresh,
        let root = window.rootViewController, root.presentedViewController != nil
      else { return }
      record.deserve(.presentsOneAtATime)
      root.present(makePage(), animated: animated)
      return
    }
    guard presenter.viewIfLoaded?.window != nil, chain.count < 4 else { return }
    lastModalRequest = CACurrentMediaTime()
    presenter.present(makeModal(), animated: animated)
  }

  private func dismiss(from controller: UIViewController, animated: Bool) {
    guard chain.count > 1, !isModalRequestFresh else { return }
    if isModalBusy {
      guard flavour == .mistakes else { return }
      record.deserve(.dismissesOneLevel)
      window.rootViewController?.dismiss(animated: animated)
      return
    }
    lastModalRequest = CACurrentMediaTime()
    controller.dismiss(animated: animated)
  }

  private func push(in navigation: StormNavigation, animated: Bool) {
    guard mayNavigate(navigation), navigation.viewControllers.count < 5 else { return }
    navigation.pushViewController(makePage(), animated: animated)
  }

  private func pop(in navigation: StormNavigation, animated: Bool) {
    guard mayNavigate(navigation) else { return }
    navigation.popViewController(animated: animated)
  }

  private func setStack(of navigation: StormNavigation, animated: Bool) {
    guard !navigation.isBusy else { return }
    navigation.willRequest(changes: false)
    let old = navigation.viewControllers
    switch dice.roll(4) {
    case 0: navigation.popToRootViewController(animated: animated)
    case 1: navigation.setViewControllers(old.shuffled(by: dice), animated: animated)
    case 2: navigation.setViewControllers(old + [makePage(), makePage()], animated: animated)
    default: navigation.setNavigationBarHidden(dice.onceIn(2), animated: animated)
    }
  }

  /// Whether a push or pop is as it should be, or one too many that has to be found.
  private func mayNavigate(_ navigation: StormNavigation) -> Bool {
    !navigation.isBusy || (navigation.isRunning && flavour == .mistakes)
  }

  private func choose(in tabs: StormTabs) {
    guard !tabs.isRunning || flavour == .mistakes else { return }
    let index = dice.roll(3)
    let navigation = tabs.viewControllers?[index] as? StormNavigation
    // A tap on the selected tab pops.
    if index == tabs.selectedIndex, navigation?.isBusy == true || tabs.isRunning { return }
    tabs.choose(index, byUser: dice.onceIn(2))
  }
}

extension StormWatched {
  /// Whether a transition of its own is under way.
  fileprivate var isChanging: Bool {
    (self as? StormNavigation)?.isRunning ?? (self as? StormTabs)?.isRunning
      ?? (self as? StormPage)?.isExchanging ?? false
  }
}

extension Array {
  fileprivate func shuffled(by dice: StormDice) -> [Element] {
    var rest = self
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: dice.roll(rest.count))) }
    return result
  }
}
