internal import Foundation
internal import JankTrace

/// What the inspector records of a change that an app carries out without UIKit.
final class ObservedExchange: ObservedChange {
  let mark: TransitionMark
  let name: String
  let from: UIViewController
  let to: UIViewController
  let container: UIView?
  let before: WindowBefore
  var surroundings: Surroundings
  let step: ScriptStep?
  var viewsOfOthers: [WeakView]?
  var release: ReleaseWatch?
  /// The argument of `completeTransition`; nil before the call.
  private(set) var outcome: Bool?
  /// Whether the arriving page has to fill the container at the end.
  private let isFilling: Bool
  private let contents: [WeakView]
  private let takesTouches: (from: Bool, to: Bool)

  init(_ exchange: MarkedExchange, of mark: TransitionMark, _ statusBar: StatusBar) {
    self.mark = mark
    name = exchange.name
    from = exchange.from
    to = exchange.to
    step = exchange.step
    isFilling = exchange.container != nil
    let container = exchange.container ?? from.viewIfLoaded?.superview
    self.container = container
    contents = (container?.subviews ?? []).map(WeakView.init)
    let window = from.simulation.window
    before = WindowBefore(
      size: window?.bounds.size ?? .zero,
      views: exchange.mayBeCancelled ? window.map(HierarchySnapshot.init) : nil,
      surroundings: Surroundings(of: from.viewIfLoaded),
      barWasHidden: nil,
      coveredTop: nil,
      items: BarItems(around: exchange.from),
      statusBar: statusBar
    )
    surroundings = before.surroundings
    takesTouches = (
      from.viewIfLoaded?.isUserInteractionEnabled ?? true,
      to.viewIfLoaded?.isUserInteractionEnabled ?? true
    )
  }
}

extension ObservedExchange {
  var touchedViews: [UIView] { [] }
  var strays: [WeakView] { [] }
  var isResized: Bool { false }
  var expectsTaps: Bool { outcome == true ? takesTouches.to : takesTouches.from }

  func noteOutcome(_ didComplete: Bool) {
    outcome = didComplete
  }

  func checkTraces() {}

  func checkEnd(in window: UIWindow, _ snapshots: TakenSnapshots) {
    guard isExpected else { return }
    guard let view = shown.viewIfLoaded, view.window === window else {
      findBlackScreen()
      return
    }
    guard outcome == true else {
      checkRestoration(in: window)
      checkStatusBarAfterCancel()
      return
    }
    guard isFilling, let container else { return }
    if checkTransform(of: to, view), !view.frame.isNear(container.bounds) {
      find(
        .successSettles,
        of: to,
        view: view,
        """
        \(name) completed, and the frame of \(to.traceName) is \(view.frame.words), not \
        \(container.bounds.words)
        """
      )
    }
    checkContents(of: container, before: contents)
  }

  /// Whether the page should be on screen: not if its container is off screen.
  private var isExpected: Bool {
    guard let parent = shown.parent else { return isAlone || shown.belongsOnScreen }
    return isAlone ? parent.viewIfLoaded?.window != nil : parent.belongsOnScreen
  }
}
