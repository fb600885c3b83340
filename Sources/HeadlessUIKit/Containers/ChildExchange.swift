internal import Foundation
internal import JankTrace

/// One call of `transition(from:to:…)`, which replaces a child's view by another's.
struct ChildExchange {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController

  /// Creates an exchange, or reports a finding if UIKit would raise an exception.
  init?(in container: UIViewController, from: UIViewController, to: UIViewController) {
    self.container = container
    self.from = from
    self.to = to
    guard from.parent === container, to.parent === container else {
      container.simulation.find(
        .pairedMoves,
        of: container,
        """
        NSInvalidArgumentException: Children view controllers \(from.traceName) and \
        \(to.traceName) must have a common parent view controller when calling transition(from:to:)
        """,
        raises: true
      )
      return nil
    }
    guard container.shouldAutomaticallyForwardAppearanceMethods else {
      container.simulation.find(
        .callbacksAreTheSystems,
        of: container,
        """
        transition(from:to:) called on \(container.traceName), which forwards appearance by hand: \
        shouldAutomaticallyForwardAppearanceMethods must be true
        """,
        raises: true
      )
      return nil
    }
  }
}

extension ChildExchange {
  /// Exchanges the views.
  ///
  /// The leaving child is notified first: our choice, the order is unknown.
  func run(
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let mark = TransitionMark(from: from, to: to)
    let isSeen = container.containment.appearance == .appeared
    if isSeen {
      from.beginAppearance(false, animated: duration > 0)
      to.beginAppearance(true, animated: duration > 0)
    }
    let ground: UIView = from.view.superview ?? container.view
    let finish = { (finished: Bool) in
      from.view.removeFromSuperview()
      if isSeen {
        from.endAppearance()
        to.endAppearance()
      }
      mark.end(completed: true)
      completion?(finished)
    }
    let change = { () -> Void in animations?() }
    if options.isTransition {
      let exchange = {
        ground.addSubview(to.view)
        change()
      }
      UIView.transition(
        with: ground,
        duration: duration,
        options: options,
        animations: exchange,
        completion: finish
      )
    } else {
      ground.addSubview(to.view)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: change,
        completion: finish
      )
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate var isTransition: Bool { rawValue >> 20 & 7 != 0 }
}
