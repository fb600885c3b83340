internal import Foundation

/// How the presented and pushed pages on screen arrived.
struct PageArrivals {
  private var arrivals: [Arrival] = []

  struct Arrival {
    fileprivate let page: WatchedController
    let windowSize: CGSize
    /// The values of the root view of the window.
    let rootLook: ViewLook?
    /// Whether the bar was hidden when a navigation controller pushed the page.
    ///
    /// Nil once the app has moved its bar itself, which it is free to do.
    fileprivate var barWasHidden: Bool?
    /// Whether the status bar was hidden before the page arrived.
    ///
    /// Nil once the app has changed it outside a transition, which it is free to do.
    fileprivate(set) var statusBarWasHidden: Bool?
    /// The view below the page, if it stays in place.
    fileprivate let staying: StayingLook?
    /// Whether a transitioning delegate animated the presentation of the page.
    let hasDelegate: Bool
    /// That delegate, if it still exists.
    private(set) weak var delegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the page was about to leave but stayed.
    fileprivate var hasStayed = false

    /// Whether the bar has to be hidden after the page left, if known.
    ///
    /// Only a change by a cancelled dismissal or pop is wrong.
    var barHasToBeHidden: Bool? { hasStayed ? barWasHidden : nil }

    fileprivate init(_ context: TransitionContext, before: WindowBefore) {
      page = WatchedController(context.subject)
      windowSize = before.size
      rootLook = context.simulation.window?.rootViewController?.viewIfLoaded.map(ViewLook.init)
      barWasHidden = before.barWasHidden
      statusBarWasHidden = before.statusBar.isHidden
      staying = before.staying
      hasDelegate = context.kind == .present && context.isAnimated && context.system == nil
      delegate = context.subject.transitioningDelegate
    }
  }
}

extension PageArrivals {
  /// Returns the presenter's view if it stays in place, with its look before the presentation.
  ///
  /// A dismissal of several pages uncovers the presenter of the lowest one.
  func staying(in context: TransitionContext, before: WindowBefore) -> StayingLook? {
    guard let look = before.presentersLook else { return nil }
    switch context.kind {
    case .present where context.view(forKey: .from) == nil:
      return context.from.viewIfLoaded.map { StayingLook(of: $0, look, in: before.size) }
    case .dismiss where context.view(forKey: .to) == nil:
      guard let view = context.to.viewIfLoaded else { return nil }
      let staying = arrivals.last { $0.staying?.view === view }?.staying
      staying?.dismissalWillBegin(with: look)
      return staying
    default: return nil
    }
  }

  /// Records an arriving page, or looks up a leaving one.
  ///
  /// - Returns: How the leaving page arrived, or nil if that was not observed.
  mutating func transitionDidBegin(
    _ context: TransitionContext,
    before: WindowBefore
  ) -> Arrival? {
    switch context.kind {
    case .present, .push:
      arrivals.append(Arrival(context, before: before))
      return nil
    case .dismiss, .pop: return place(of: context.subject).map { arrivals[$0] }
    case .tab, .exchange: return nil
    }
  }

  mutating func transitionDidEnd(_ context: TransitionContext, _ didComplete: Bool) {
    guard let place = place(of: context.subject) else { return }
    if context.kind.takesAway == didComplete {
      arrivals.remove(at: place)
    } else if context.kind.takesAway {
      arrivals[place].hasStayed = true
    }
  }

  mutating func barWasMoved(above pages: [UIViewController]) {
    for place in arrivals.indices {
      guard let page = arrivals[place].page.controller, pages.contains(page) else { continue }
      arrivals[place].barWasHidden = nil
    }
  }

  mutating func statusBarDidChange() {
    for place in arrivals.indices { arrivals[place].statusBarWasHidden = nil }
  }

  private func place(of page: UIViewController) -> Int? {
    arrivals.lastIndex { $0.page.controller === page }
  }
}

/// What is recorded of pages and bars from transition to transition.
struct PageRecords {
  var arrivals = PageArrivals()
  var bars = BarWatch()
  var statusBars = StatusBarWatch()
}
