extension UIViewController {
  /// The presentation controller of the view controller or its nearest presented ancestor.
  var nearestPresentation: UIPresentationController? {
    if let presentation, presentation.phase != .idle { return presentation }
    if let parent { return parent.presentationController }
    switch modalPresentationStyle {
    case .custom, .none: return presentation
    default: return preparedPresentation
    }
  }

  /// The presentation controller if the view controller is or would be presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { simulation.traits }
}
