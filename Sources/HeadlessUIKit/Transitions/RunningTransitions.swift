final class RunningTransitions {
  var contexts: [TransitionContext] = []
  /// A change of size that waits until all have ended.
  var waitingSizeChange: (() -> Void)?
}

extension RunningTransitions {
  /// Returns the coordinator of a controller's transition, the last of several.
  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    contexts.last { $0.participants.contains(controller) }?.coordinator
  }

  func letGo() {
    waitingSizeChange = nil
    for transition in contexts { transition.release() }
  }
}
