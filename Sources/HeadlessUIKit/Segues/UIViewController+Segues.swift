extension UIViewController {
  /// The storyboard that made the controller, or nil where none did.
  public var storyboard: UIStoryboard? { origin?.storyboard }

  /// Takes a segue as a control that is connected to it does, such as a button.
  ///
  /// Certain: only then ``shouldPerformSegue(withIdentifier:sender:)`` is asked.
  ///
  /// - Parameters:
  ///   - identifier: the name of the segue in the storyboard.
  ///   - sender: the control.
  public func triggerSegue(withIdentifier identifier: String, sender: Any? = nil) {
    note("shouldPerformSegue(\(identifier))")
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    takeSegue(identifier, sender)
  }

  func takeSegue(_ identifier: String, _ sender: Any?) {
    guard let origin, let segue = origin.segues.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(traceName)) has no segue with identifier '\(identifier)'")
    }
    segue.take(from: self, in: origin.storyboard, sender: sender)
  }

  /// Shows a controller in the nearest container that knows how, or presents it.
  func passShow(of controller: UIViewController, _ sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: simulation.animations.areEnabled)
    }
  }

  /// The controller that contains this one, or that presents it where none does.
  var above: UIViewController? { parent ?? presentingViewController }

  /// The child whose page, or what is presented above it, holds another controller.
  func child(containing controller: UIViewController) -> UIViewController? {
    sequence(first: controller, next: \.above).first { $0.parent === self }
  }
}
