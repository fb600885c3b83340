internal import Foundation

/// Who comes on screen in a transition and who leaves it, and in what order they hear of it.
///
/// Only those are in it who hear: the presenter of a page that leaves it in place does not.
struct AppearanceChange {
  /// In what order the two sides hear; certain, from logs of every kind.
  struct Order {
    let willsBeginWithLeaving: Bool
    let didsBeginWithLeaving: Bool

    /// Of presentations and dismissals.
    static let modal = Order(willsBeginWithLeaving: true, didsBeginWithLeaving: false)
    /// Of pushes and pops.
    static let navigation = Order(willsBeginWithLeaving: true, didsBeginWithLeaving: true)
    /// Of tab changes, whose wills come the other way round.
    static let tab = Order(willsBeginWithLeaving: false, didsBeginWithLeaving: true)
  }

  let arriving: [UIViewController]
  let leaving: [UIViewController]
  let order: Order
  let isAnimated: Bool
  // Whether the wills of a cancel have been given, the dids of which are still to come.
  private(set) var isTurnedBack = false
}

extension AppearanceChange {
  /// Tells everybody that the transition begins.
  func begin() {
    if order.willsBeginWithLeaving {
      tell(leaving, .willDisappear)
      tell(arriving, .willAppear)
    } else {
      tell(arriving, .willAppear)
      tell(leaving, .willDisappear)
    }
  }

  /// Tells everybody that the transition has turned round while it goes on.
  mutating func turn(back: Bool) {
    guard back != isTurnedBack else { return }
    isTurnedBack = back
    tell(arriving, back ? .willDisappear : .willAppear)
    tell(leaving, back ? .willAppear : .willDisappear)
  }

  /// Tells everybody that the transition has completed.
  mutating func complete() {
    turn(back: false)
    if order.didsBeginWithLeaving {
      tell(leaving, .didDisappear)
      tell(arriving, .didAppear)
    } else {
      tell(arriving, .didAppear)
      tell(leaving, .didDisappear)
    }
  }

  /// Tells everybody that the transition was taken back: first who was coming, then who stays.
  mutating func takeBack() {
    let hadTurned = isTurnedBack
    if !hadTurned { tell(arriving, .willDisappear) }
    tell(arriving, .didDisappear)
    for controller in leaving {
      if !hadTurned { controller.notify(.willAppear, animated: isAnimated) }
      controller.notify(.didAppear, animated: isAnimated)
    }
    isTurnedBack = false
  }

  private func tell(_ controllers: [UIViewController], _ step: Appearance) {
    for controller in controllers { controller.notify(step, animated: isAnimated) }
  }
}
