internal import JankEngine
internal import JankTrace

/// One way back: from the controller that asked to the nearest one that has the action.
struct Unwinding {
  private let request: UIStoryboardUnwindSegueSource
  private let destination: UIViewController
  /// From the source up to the first controller around both, then down to the destination.
  private let path: [UIViewController]
  /// The controller of the path that has to dismiss something, the outermost where many have.
  private let dismisser: UIViewController?

  /// Finds the way; nil where no controller has the action, so that nothing happens.
  ///
  /// That nothing happens is inferred.
  init?(_ request: UIStoryboardUnwindSegueSource) {
    guard let destination = request.destination else { return nil }
    self.request = request
    self.destination = destination
    let down = Array(sequence(first: destination, next: \.above))
    let up = Array(sequence(first: request.source, next: \.above))
    guard let turn = up.first(where: { stop in down.contains { $0 === stop } }) else { return nil }
    let rise = Array(up.prefix { $0 !== turn })
    let fall = Array(down.prefix { $0 !== turn })
    path = rise + [turn] + fall.reversed()
    dismisser = rise.last { $0.parent == nil }?.above
  }
}

extension Unwinding {
  /// Prepares the source, calls the action and goes.
  func run(_ template: UIStoryboard.Segue) {
    let source = request.source
    let segue =
      executor.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
      ?? template.make(template.identifier, source, destination)
    if segue.action == nil { segue.action = { [unowned segue] in goBack(segue) } }
    source.prepareTraced(for: segue, request.sender)
    destination.note("\(request.unwindAction)")
    destination.unwindActions[request.unwindAction]?(segue)
    source.simulation.observer.unwindWillRun(from: source, to: destination)
    let count = source.simulation.device.trace.findings.count
    segue.run(animated: template.animates)
    let refusals = source.simulation.device.trace.findings[count...]
    if refusals.contains(where: { $0.rule == .dismissesOneLevel }) {
      source.simulation.observer.unwindWasRefused(from: source)
    }
  }

  // Before iOS 9: the destination itself if it is to be uncovered by dismissing, otherwise its
  // parent.
  private var executor: UIViewController {
    dismisser === destination ? destination : destination.parent ?? destination
  }

  /// Lets each controller on the path move by one step, then dismisses what is above it.
  ///
  /// Inferred: the dismissal of a whole chain is one visible animation. That containers move
  /// unseen below what is dismissed is our choice.
  private func goBack(_ segue: UIStoryboardSegue) {
    let animated = request.source.simulation.animations.areEnabled
    request.source.simulation.animations.areEnabled = animated && dismisser == nil
    for (controller, next) in zip(path, path.dropFirst()) {
      controller.note("unwind(towards: \(next.traceName))")
      controller.unwind(for: segue, towards: next)
    }
    request.source.simulation.animations.areEnabled = animated
    dismisser?.dismiss(animated: animated)
  }
}

extension UIStoryboardUnwindSegueSource {
  /// The nearest controller that has the action.
  ///
  /// Certain: the search goes from the source to its parent or, where it has none, its presenter;
  /// at each stop the children that are allowed come first, deepest first, then the controller.
  fileprivate var destination: UIViewController? {
    for stop in sequence(first: source, next: \.above) {
      if let found = search(stop) { return found }
    }
    return nil
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child) { return found }
    }
    let can = controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
    return can ? controller : nil
  }
}
