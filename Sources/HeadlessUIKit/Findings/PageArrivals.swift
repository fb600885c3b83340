internal import Foundation
internal import JankEngine

/// How the pages came that are on screen by a presentation or a push.
struct PageArrivals {
  private var arrivals: [Arrival] = []

  /// How one page came.
  struct Arrival {
    fileprivate let page: WatchedController
    /// Whether an animator of the app brought it.
    let isCustom: Bool
    /// The size of the window in points.
    let windowSize: CGSize
    /// Whether the bar was hidden, where a navigation controller has pushed it.
    fileprivate let barWasHidden: Bool?
    /// Whether the page was about to leave and stayed.
    fileprivate var hasStayed = false

    /// Whether the bar has to be hidden when the page has gone, if that is known.
    ///
    /// An app may change its bar as it likes. Only what a cancelled way back has changed is wrong.
    var barHasToBeHidden: Bool? { hasStayed ? barWasHidden : nil }
  }
}

extension PageArrivals {
  /// A page comes, or one goes; answers how that one came.
  ///
  /// - Parameters:
  ///   - context: the transition that has begun.
  ///   - windowSize: the size of the window in points.
  ///   - barWasHidden: whether the bar was hidden before, where there is one.
  mutating func transitionDidBegin(
    _ context: TransitionContext,
    windowSize: CGSize,
    barWasHidden: Bool?
  ) -> Arrival? {
    switch context.kind {
    case .present, .push:
      arrivals.append(
        Arrival(
          page: WatchedController(context.subject),
          isCustom: context.system == nil,
          windowSize: windowSize,
          barWasHidden: barWasHidden
        )
      )
      return nil
    case .dismiss, .pop: return place(of: context.subject).map { arrivals[$0] }
    case .tab: return nil
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

  private func place(of page: UIViewController) -> Int? {
    arrivals.lastIndex { $0.page.controller === page }
  }
}
