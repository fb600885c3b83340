extension UIViewController {
  /// The controller that this one, or the nearest controller around it, presents.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the nearest controller around it.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// What says how the controller, or the nearest controller around it, is or would be presented.
  ///
  /// For the style `custom` it is there only while the controller is presented, since only then the
  /// delegate is asked for it.
  public var presentationController: UIPresentationController? {
    if let presentation, presentation.phase != .idle { return presentation }
    if let parent { return parent.presentationController }
    switch modalPresentationStyle {
    case .custom, .none: return presentation
    default: return preparedPresentation
    }
  }

  /// The presentation controller if the controller is or would be presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
}
