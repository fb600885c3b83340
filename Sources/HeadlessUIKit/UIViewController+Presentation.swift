internal import Foundation
internal import JankEngine

extension UIViewController {
  /// Presents a controller.
  ///
  /// The request takes effect after the commit of the running frame. Asked for while this
  /// controller presents another, or has no view in a window, it is refused with a warning in the
  /// trace and dropped, as UIKit does.
  ///
  /// - Parameters:
  ///   - controller: the controller to come.
  ///   - animated: whether the change is animated.
  ///   - completion: called after the controller's `viewDidAppear`; not after a cancel.
  public func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    if presentedViewController != nil || presentation?.isInTransition == true {
      warn("Attempt to present \(controller.traceName) while a presentation is in progress")
    } else if isViewLoaded, view.window != nil {
      presentedViewController = controller
      controller.presentingViewController = self
      request(.present, of: controller, animated: animated, completion: completion)
    } else {
      warn("Attempt to present \(controller.traceName): view is not in the window hierarchy")
    }
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// A controller that presents others goes with all of them, and only the top one is seen to go.
  /// The request takes effect after the commit of the running frame. Asked for while the
  /// presentation is still in transition, it is refused with a warning in the trace.
  ///
  /// - Parameters:
  ///   - animated: whether the change is animated.
  ///   - completion: called after the controller's `viewDidDisappear`; not after a cancel.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        warn("Attempt to dismiss \(traceName), which is not presented")
      }
      return
    }
    let leaving = presented.presentedChain
    guard leaving.allSatisfy({ $0.presentation?.isInTransition == false }) else {
      warn("Attempt to dismiss \(presented.traceName) while a transition is in progress")
      return
    }
    for controller in leaving { controller.presentation?.isInTransition = true }
    request(.dismiss, of: presented, animated: animated, completion: completion)
  }

  private func request(
    _ kind: TransitionRecord.Kind,
    of presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let simulation = Simulation.current
    let request = PresentationRequest(
      kind: kind,
      presenter: self,
      presented: presented,
      isAnimated: animated,
      requested: simulation.device.mediaTime,
      completion: completion
    )
    simulation.afterCommit.append(request.begin)
  }

  private func warn(_ message: String) {
    Simulation.current.device.record(.warning, subject: traceName, name: message)
  }
}
