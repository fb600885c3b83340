internal import Foundation
internal import JankStoryboards
internal import JankText

extension SceneFile {
  /// The segues that a transition follows; those of containers are part of the scene.
  var segues: [UIStoryboard.Segue] { controller.segues.compactMap(segue) }

  /// Returns a segue for performing; nil for one that only puts a view controller in place.
  func segue(_ segue: StoryboardSegue) -> UIStoryboard.Segue? {
    guard let kind = kind(of: segue) else { return nil }
    return UIStoryboard.Segue(
      identifier: segue.identifier,
      kind,
      animates: segue.isAnimated,
      make: maker(of: segue)
    )
  }

  private func kind(of segue: StoryboardSegue) -> UIStoryboard.Segue.Kind? {
    let destination = segue.destination
    switch segue.kind {
    case .show, .push: return .show(destination)
    // Certain, by the documentation of showDetailViewController(_:sender:): without a split view
    // controller around it, the detail is presented.
    case .showDetail, .replace: return .present(destination)
    case .presentation, .modal:
      return .present(
        destination,
        segue.presentationStyle.flatMap(UIModalPresentationStyle.init(named:))
      )
    case .popoverPresentation, .popover: return .present(destination, .popover)
    case .custom: return .custom(destination)
    case .unwind: return .unwind(Selector(segue.unwindAction ?? ""))
    case .embed, .relationship: return nil
    }
  }

  /// Creates the segue object of the app's class, which must be registered, or the system's.
  private func maker(of segue: StoryboardSegue) -> UIStoryboard.Segue.Maker {
    let place = "\(board.path):\(segue.position.line)"
    let look = segue.transitionStyle.flatMap(UIModalTransitionStyle.init(named:))
    return { identifier, source, destination in
      if let look { destination.modalTransitionStyle = look }
      if let method = segue.creationSelector {
        source.simulation.warnOnce(
          "\(place): \(method) is not called; the storyboard creates \(destination.traceName)"
        )
      }
      guard let name = segue.customClass else {
        return UIStoryboardSegue(
          identifier: identifier,
          source: source,
          destination: destination
        )
      }
      guard let make = source.simulation.storyboards.classes.segue(name) else {
        fatalError(
          "Could not find a segue class named '\(name)' for the segue of \(place); "
            + "register it: UIStoryboard.register(\(name).init)"
        )
      }
      return make(identifier, source, destination)
    }
  }
}

extension UIModalPresentationStyle {
  /// The style with a name of storyboards; nil for an unknown one.
  init?(named name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// The style with a name of storyboards; nil for an unknown one.
  init?(named name: String) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    default: return nil
    }
  }
}
