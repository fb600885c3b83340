package import JankText

/// A segue of a storyboard.
package struct StoryboardSegue: Equatable, Sendable {
  /// What a segue does.
  package enum Kind: String, Sendable {
    /// Pushes in a navigation stack, or presents.
    case show
    /// Shows the detail of a split view.
    case showDetail
    /// Pushes, in files from before iOS 8.
    case push
    /// Presents.
    case presentation
    /// Presents, in files from before iOS 8.
    case modal
    /// Presents in a popover.
    case popoverPresentation
    /// Presents in a popover, in files from before iOS 8.
    case popover
    /// Replaces the detail of a split view, in files from before iOS 8.
    case replace
    /// Performs the app's class.
    case custom
    /// Unwinds to a view controller with an action.
    case unwind
    /// Puts a view controller into a container view.
    case embed
    /// Puts a view controller into a container at the start.
    case relationship
  }

  /// What it does.
  package var kind: Kind
  /// The identifier of the element.
  package var id: String
  /// The position of the element.
  package var position: SourcePosition
  /// The identifier of the element where it leads; for an unwind segue an exit of its own scene.
  package var destination: String
  /// The identifier by which code performs it.
  package var identifier: String?
  /// The app's class, or nil for UIKit's.
  package var customClass: String?
  /// The name of the relationship, such as `rootViewController`.
  package var relationship: String?
  /// The action of an unwind segue.
  package var unwindAction: String?
  /// The method that creates the destination in code, such as `makeDetail:`.
  package var creationSelector: String?
  /// The presentation style, as named in the file.
  package var presentationStyle: String?
  /// The transition style, as named in the file.
  package var transitionStyle: String?
  /// Whether it is animated.
  package var isAnimated = true
  /// The identifier of the element that triggers it, or of the controller if code performs it.
  package var trigger: String

  package init(_ kind: Kind, id: String, from trigger: String, at position: SourcePosition) {
    self.kind = kind
    self.id = id
    self.position = position
    self.trigger = trigger
    destination = ""
  }
}

extension StoryboardSegue.Kind {
  /// Whether it leads to another view controller with a transition.
  package var isForward: Bool {
    switch self {
    case .show, .showDetail, .push, .presentation, .modal, .popoverPresentation, .popover, .replace,
      .custom:
      true
    case .unwind, .embed, .relationship: false
    }
  }
}
