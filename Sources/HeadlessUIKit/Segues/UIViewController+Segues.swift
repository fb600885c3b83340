extension UIViewController {
  /// The storyboard that created the view controller, or nil.
  public var storyboard: UIStoryboard? { origin?.storyboard }

  /// Performs a segue as a connected control does, such as a button.
  ///
  /// Certain: only then ``shouldPerformSegue(withIdentifier:sender:)`` is called.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue in the storyboard.
  ///   - sender: The control.
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

  /// Shows a view controller in the nearest container that overrides `show`, or presents it.
  func passShow(of controller: UIViewController, _ sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: simulation.animations.areEnabled)
    }
  }

  var above: UIViewController? { parent ?? presentingViewController }

  /// Returns the child that contains another view controller, directly or through presentations.
  func child(containing controller: UIViewController) -> UIViewController? {
    sequence(first: controller, next: \.above).first { $0.parent === self }
  }
}
