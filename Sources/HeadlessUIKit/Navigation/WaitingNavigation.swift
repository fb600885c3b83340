internal import Foundation
internal import JankMotion

/// A push or pop from the request until its layout pass, as its coordinator sees it.
///
/// UIKit provides the coordinator during the call that changes the stack, so that an app can add a
/// completion to its own push; certain. The transition itself begins with the layout pass.
final class WaitingNavigation: NSObject {
  private let controller: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private let drive: TransitionDrive
  // It retains this object, so only one of them may retain the other after the handover.
  private var coordinator: TransitionCoordinator?

  init(
    in controller: UINavigationController,
    from: UIViewController,
    to: UIViewController,
    drive: TransitionDrive
  ) {
    self.controller = controller
    self.from = from
    self.to = to
    self.drive = drive
  }
}

extension WaitingNavigation {
  private var system: (any SystemAnimator)? { drive.animator as? any SystemAnimator }

  /// The controllers that have its coordinator.
  var participants: [UIViewController] { [from, to, controller] }
}

extension WaitingNavigation: CoordinatedChange {
  var simulation: Simulation { controller.simulation }
  var alongsideCurve: TimingCurve { system?.curve ?? .cubicBezier(.easeInEaseOut) }
  var alongsideDuration: TimeInterval { transitionDuration }
  var traceName: String { "request of \(to.traceName)" }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { drive.interaction?.wantsInteractiveStart ?? false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { initiallyInteractive }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval {
    system?.reportedDuration ?? drive.animator.transitionDuration(using: nil)
  }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { drive.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    system?.reportedCurve ?? drive.interaction?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { controller.transitionView }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }
}

extension UINavigationController {
  /// Provides the coordinator of an animated change that is about to begin, and has the completion
  /// blocks of the open transactions wait for its end.
  ///
  /// An earlier request that has not begun either becomes part of this one.
  func coordinateWaiting(_ request: inout NavigationRequest) {
    let earlier = navigation.pending
    request.completions = earlier?.completions ?? []
    guard request.isAnimated else {
      earlier?.waiting?.handOver()?.end()
      return
    }
    request.completions += simulation.animations.transactions.joinCompletions()
    guard let drive = request.drive, let from = navigation.shown, let to = topViewController else {
      return
    }
    let waiting = WaitingNavigation(in: self, from: from, to: to, drive: drive)
    request.waiting = waiting
    waiting.begin(with: earlier?.waiting)
  }
}

extension WaitingNavigation {
  /// Gives its controllers a coordinator, that of an earlier request if there is one.
  fileprivate func begin(with earlier: WaitingNavigation?) {
    let coordinator = earlier?.handOver() ?? TransitionCoordinator(self)
    coordinator.follow(self)
    self.coordinator = coordinator
    for controller in participants { controller.ownCoordinator = coordinator }
  }

  /// Returns the coordinator for the transition, and takes it from the controllers.
  func handOver() -> TransitionCoordinator? {
    for controller in participants where controller.ownCoordinator === coordinator {
      controller.ownCoordinator = nil
    }
    defer { coordinator = nil }
    return coordinator
  }
}

extension NavigationRequest {
  /// Ends what waits for a change that takes place without a transition.
  func endUnseen() {
    waiting?.handOver()?.end()
    endCompletions()
  }

  /// Ends the wait of the completion blocks of transactions.
  func endCompletions() {
    for completion in completions { completion.animationDidStop(finished: true) }
  }
}
