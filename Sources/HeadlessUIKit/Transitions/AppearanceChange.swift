internal import Foundation

/// The controllers that appear and disappear in a transition, and the order of their callbacks.
///
/// It contains only controllers that get callbacks: a presenter that stays in place gets none.
struct AppearanceChange {
  /// The order in which the two sides get their callbacks; certain, from logs of every kind.
  struct Order {
    let willsBeginWithLeaving: Bool
    let didsBeginWithLeaving: Bool

    static let modal = Order(willsBeginWithLeaving: true, didsBeginWithLeaving: false)
    static let navigation = Order(willsBeginWithLeaving: true, didsBeginWithLeaving: true)
    /// Of tab changes, whose `will` callbacks come in the opposite order.
    static let tab = Order(willsBeginWithLeaving: false, didsBeginWithLeaving: true)
  }

  let arriving: [UIViewController]
  let leaving: [UIViewController]
  let order: Order
  let isAnimated: Bool
  // Whether the `will` callbacks of a cancel were sent and their `did` callbacks were not.
  private(set) var isTurnedBack = false
}

extension AppearanceChange {
  func begin() {
    if order.willsBeginWithLeaving {
      tell(leaving, .willDisappear)
      tell(arriving, .willAppear)
    } else {
      tell(arriving, .willAppear)
      tell(leaving, .willDisappear)
    }
  }

  /// Sends the callbacks for a reversal of the running transition.
  mutating func turn(back: Bool) {
    guard back != isTurnedBack else { return }
    isTurnedBack = back
    tell(arriving, back ? .willDisappear : .willAppear)
    tell(leaving, back ? .willAppear : .willDisappear)
  }

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

  /// Sends the callbacks for a cancel: first to the arriving controllers, then to those that stay.
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
