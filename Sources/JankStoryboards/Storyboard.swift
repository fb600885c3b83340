package import JankText

/// A storyboard file as plain values.
///
/// Frames, constraints and attributes are as stored; ``StoryboardLayout`` fits them to a screen.
package struct Storyboard: Equatable, Sendable {
  /// The file.
  package var path: String
  /// The name by which code and other storyboards load it: the file's name without its ending.
  package var name: String
  /// The screen for which the frames are stored.
  package var canvas: StoryboardCanvas
  /// The identifier of the element that is the initial view controller, or nil.
  package var initialController: String?
  /// Whether a presentation without a style is a sheet, as in apps of Xcode 11 and later.
  package var hasSheets = false
  /// The scenes, in the order of the file.
  package var scenes: [StoryboardScene] = []
  /// The sizes of the images that the views name, in points.
  package var imageSizes: [String: StoryboardSize] = [:]
  /// What was found to be wrong and does not prevent the use of the file.
  package var warnings: [Diagnostic] = []
}

/// A scene: a view controller and the objects that belong to it.
package struct StoryboardScene: Equatable, Sendable {
  /// The view controller, or the reference to one; nil if the scene has none.
  package var controller: StoryboardController?
  /// The identifiers of the exits, to which unwind segues lead.
  package var exits: [String] = []
  /// The classes of the custom objects, such as delegates, by identifier.
  package var objectClasses: [String: String] = [:]
  /// The outlets of custom objects and gesture recognisers, by identifier.
  package var objectOutlets: [String: [StoryboardOutlet]] = [:]
  /// The gesture recognisers.
  package var gestures: [StoryboardGesture] = []
}

/// A width and a height in points.
package struct StoryboardSize: Equatable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in the coordinates of the parent view, in points.
package struct StoryboardRect: Equatable, Sendable {
  /// The distance from the parent's left edge.
  package var x: Double
  /// The distance from the parent's upper edge.
  package var y: Double
  /// The width, not negative.
  package var width: Double
  /// The height, not negative.
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The size.
  package var size: StoryboardSize { StoryboardSize(width, height) }
}

extension Storyboard {
  /// The view controllers and references, in the order of the file.
  package var controllers: [StoryboardController] { scenes.compactMap(\.controller) }
}
