internal import JankEngine
internal import JankTrace

/// An unwind: from the source to the nearest view controller that has the action.
struct Unwinding {
  private let request: UIStoryboardUnwindSegueSource
  private let destination: UIViewController
  /// The path from the source up to the common ancestor, then down to the destination.
  private let path: [UIViewController]
  /// The view controller of the path that has to dismiss; the outermost if there are several.
  private let dismisser: UIViewController?

  /// Finds the path; nil if no view controller has the action, so that nothing happens (inferred).
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
  /// Prepares the source, calls the action and performs the segue.
  func run(_ template: UIStoryboard.Segue) {
    let source = request.source
    let segue =
      executor.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
      ?? template.make(template.identifier, source, destination)
    if segue.action == nil { segue.action = { [unowned segue] in goBack(segue) } }
    source.prepareTraced(for: segue, request.sender)
    destination.note("\(request.unwindAction)")
    destination.callUnwindAction(request.unwindAction, segue)
    source.simulation.observer.unwindWillRun(from: source, to: destination)
    let count = source.simulation.device.trace.findings.count
    segue.run(animated: template.animates)
    let rejections = source.simulation.device.trace.findings[count...]
    if rejections.contains(where: { $0.rule == .dismissesOneLevel }) {
      source.simulation.observer.unwindWasRefused(from: source)
    }
  }

  // Before iOS 9: the destination itself if a dismissal uncovers it, otherwise its parent.
  private var executor: UIViewController {
    dismisser === destination ? destination : destination.parent ?? destination
  }

  /// Calls `unwind` on each view controller of the path, then dismisses what is above.
  ///
  /// Inferred: the dismissal of a whole chain is one visible animation. Our choice: containers
  /// below the dismissed views change without animation.
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
  /// The nearest view controller that has the action.
  ///
  /// Certain, by Apple's technical note TN2298: the search goes from the source to its parent or,
  /// without a parent, to its presenter. At each step it checks the allowed children first, deepest
  /// first, then the view controller.
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
