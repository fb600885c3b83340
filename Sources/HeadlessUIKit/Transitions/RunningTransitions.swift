/// The transitions of a run that have begun and not ended, and what waits for them.
final class RunningTransitions {
  var contexts: [TransitionContext] = []
  /// A change of size that waits for the end of all.
  var waitingSizeChange: (() -> Void)?
}

extension RunningTransitions {
  /// The coordinator of the transition that a controller takes part in, the last of several.
  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    contexts.last { $0.participants.contains(controller) }?.coordinator
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    waitingSizeChange = nil
    for transition in contexts { transition.release() }
  }
}
