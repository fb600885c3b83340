internal import Foundation

/// How the pages came that are on screen by a presentation or a push.
struct PageArrivals {
  private var arrivals: [Arrival] = []

  /// How one page came.
  struct Arrival {
    fileprivate let page: WatchedController
    /// The size of the window in points.
    let windowSize: CGSize
    /// How the root of the window looked.
    let rootLook: ViewLook?
    /// Whether the bar was hidden, where a navigation controller has pushed the page.
    ///
    /// Nil since the app has moved its bar by itself: it may do so as it likes.
    fileprivate var barWasHidden: Bool?
    /// Whether the page was about to leave and stayed.
    fileprivate var hasStayed = false

    /// Whether the bar has to be hidden when the page has gone, if that is known.
    ///
    /// Only what a cancelled way back has changed is wrong.
    var barHasToBeHidden: Bool? { hasStayed ? barWasHidden : nil }
  }
}

extension PageArrivals {
  /// A page comes, or one goes.
  ///
  /// - Parameters:
  ///   - context: the transition that has begun.
  ///   - before: the window before it.
  /// - Returns: How the page came that goes, or nil where it was not seen to come.
  mutating func transitionDidBegin(
    _ context: TransitionContext,
    before: WindowBefore
  ) -> Arrival? {
    switch context.kind {
    case .present, .push:
      let root = context.simulation.window?.rootViewController?.viewIfLoaded
      arrivals.append(
        Arrival(
          page: WatchedController(context.subject),
          windowSize: before.size,
          rootLook: root.map(ViewLook.init),
          barWasHidden: before.barWasHidden
        )
      )
      return nil
    case .dismiss, .pop: return place(of: context.subject).map { arrivals[$0] }
    case .tab, .exchange: return nil
    }
  }

  /// The page has come or gone, or has not.
  mutating func transitionDidEnd(_ context: TransitionContext, _ didComplete: Bool) {
    guard let place = place(of: context.subject) else { return }
    if context.kind.takesAway == didComplete {
      arrivals.remove(at: place)
    } else if context.kind.takesAway {
      arrivals[place].hasStayed = true
    }
  }

  /// The app has moved the bar above some pages by itself.
  mutating func barWasMoved(above pages: [UIViewController]) {
    for place in arrivals.indices {
      guard let page = arrivals[place].page.controller, pages.contains(page) else { continue }
      arrivals[place].barWasHidden = nil
    }
  }

  private func place(of page: UIViewController) -> Int? {
    arrivals.lastIndex { $0.page.controller === page }
  }
}
