internal import Foundation
internal import JankEngine

extension UIViewController {
  /// Asks for a presentation, or refuses it as UIKit does.
  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let name = controller.traceName
    if presentedViewController != nil || presentation?.isInTransition == true {
      find(
        .presentsOneAtATime,
        "Attempt to present \(name) on \(traceName) while a presentation is in progress"
      )
    } else if controller === self || controller.presentingViewController != nil {
      find(.presentsOneAtATime, "Attempt to present \(name), which is already presented")
    } else if isViewLoaded, view.window != nil {
      presentedViewController = controller
      controller.presentingViewController = self
      request(.present, of: controller, animated: animated, completion: completion)
    } else {
      find(
        .presenterIsInWindow,
        "Attempt to present \(name) on \(traceName) whose view is not in the window hierarchy"
      )
    }
  }

  /// Asks for the dismissal of what this controller presents, or else of this one.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        find(.dismissesOneLevel, "Attempt to dismiss \(traceName), which is not presented")
      }
      return
    }
    let leaving = presented.presentedChain
    guard leaving.allSatisfy({ $0.presentation?.isInTransition == false }) else {
      find(
        .dismissesOneLevel,
        "Attempt to dismiss \(presented.traceName) while a transition is in progress"
      )
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

  private func find(_ rule: FindingRule, _ text: String) {
    Simulation.current.find(rule, of: self, text)
  }
}
