extension UIViewController {
  /// The storyboard that created the view controller, or nil.
  public var storyboard: UIStoryboard? { origin?.storyboard }

  /// Performs a segue as a connected control does, such as a button.
  ///
  /// Certain, by the documentation of ``shouldPerformSegue(withIdentifier:sender:)``: it is called
  /// only then.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue in the storyboard.
  ///   - sender: The control.
  public func triggerSegue(withIdentifier identifier: String, sender: Any? = nil) {
    trigger(segue(identifier), sender)
  }

  /// Performs a segue unless the view controller rejects it.
  func trigger(_ segue: UIStoryboard.Segue, _ sender: Any?) {
    guard allows(segue, sender), let storyboard else { return }
    segue.take(from: self, in: storyboard, sender: sender)
  }

  /// Asks whether a control's segue may be performed; a missing name is passed as an empty one.
  func allows(_ segue: UIStoryboard.Segue, _ sender: Any?) -> Bool {
    let identifier = segue.identifier ?? ""
    note("shouldPerformSegue(\(identifier))")
    return shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  func takeSegue(_ identifier: String, _ sender: Any?) {
    guard let storyboard else { return }
    segue(identifier).take(from: self, in: storyboard, sender: sender)
  }

  private func segue(_ identifier: String) -> UIStoryboard.Segue {
    guard let segue = origin?.segues.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(traceName)) has no segue with identifier '\(identifier)'")
    }
    return segue
  }

  // MARK: Actions

  /// Whether an unwind segue can call an action of the view controller.
  func hasAction(_ action: Selector) -> Bool {
    unwindActions[action] != nil || storyboardAction(action, of: self) != nil
  }

  func callUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
    if let closure = unwindActions[action] { return closure(segue) }
    #if !canImport(ObjectiveC)
    storyboardAction(action, of: self)?.send(to: self, segue)
    #endif
  }

  /// The method with a name that the class of an object, or the run, states for storyboards.
  func storyboardAction(_ name: Selector, of target: AnyObject) -> Selector? {
    IBConnection.all(of: target).lazy.compactMap(\.action).first { $0 == name }
      ?? simulation.storyboards.classes.action(name, of: target)
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
