/// A method that a control, a bar button or a gesture recogniser calls.
package struct StoryboardAction: Equatable, Sendable {
  /// The name of the method in Objective-C, such as `close:`.
  package var selector: String
  /// The identifier of the object that has the method.
  package var destination: String
  /// The event of a control, as named in the file, such as `touchUpInside`; nil for other objects.
  package var event: String?
}

/// A gesture recogniser of a scene.
package struct StoryboardGesture: Equatable, Sendable {
  /// The name of the element, such as `tapGestureRecognizer`.
  package var element: String
  /// The identifier of the element, by which views and outlets refer to it.
  package var id: String
  /// The methods that it calls.
  package var actions: [StoryboardAction] = []
  /// The number of taps, or nil for the standard one.
  package var tapCount: Int?
  /// The direction of a swipe, as named in the file; nil for the standard one.
  package var direction: String?
  /// The edge of a screen-edge pan, as named in the file: `left` or `right`.
  package var edge: String?
}

/// A button of a navigation item.
package struct StoryboardBarItem: Equatable, Sendable {
  /// The identifier of the element.
  package var id: String
  /// Whether it is on the right.
  package var isRight: Bool
  /// The title, if it has one.
  package var title: String?
  /// The name of the system item, such as `add`, if it is one.
  package var systemItem: String?
  /// The methods that it calls.
  package var actions: [StoryboardAction] = []
}

/// What a view controller shows in the bars of its containers.
package struct StoryboardNavigationItem: Equatable, Sendable {
  /// The title in the bar, if it has one.
  package var title: String?
  /// The buttons, in the order of the file.
  package var buttons: [StoryboardBarItem] = []
  /// The title of its tab, if the file states one.
  package var tabTitle: String?
}

/// A colour of a storyboard.
package enum StoryboardColor: Equatable, Sendable {
  /// Red, green, blue and opacity, 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system or of the app's assets, by its name.
  case named(String)
}

/// A font of a storyboard.
package struct StoryboardFont: Equatable, Sendable {
  /// The size in points.
  package var size: Double
  /// Whether it is bold.
  package var isBold: Bool
}

/// What the author of a storyboard connected to an object, or set for run time.
package struct StoryboardSettings: Equatable, Sendable {
  /// The values that are set at run time.
  package var attributes: [RuntimeAttribute] = []
  /// The objects that its outlets name.
  package var outlets: [StoryboardOutlet] = []
  /// The methods that it calls.
  package var actions: [StoryboardAction] = []
}

/// What a control or text shows, beyond ``StoryboardLook``.
package struct StoryboardStyle: Equatable, Sendable {
  /// The background colour.
  package var background: StoryboardColor?
  /// The colour of the text or title.
  package var text: StoryboardColor?
  /// The tint colour.
  package var tint: StoryboardColor?
  /// The font, if the file states its size.
  package var font: StoryboardFont?
  /// The alignment of the text, as named in the file.
  package var alignment: String?
  /// The most lines of a label; 0 for no limit.
  package var lineCount: Int?
  /// How the content is placed, as named in the file.
  package var contentMode: String?
  /// Whether touches reach it; nil for the standard of its class.
  package var isInteractive: Bool?
  /// Whether a control is enabled.
  package var isEnabled = true
  /// The number that the author gave it.
  package var tag = 0
  /// The type of a button, as named in the file.
  package var buttonType: String?
  /// The identifier of a cell for reuse.
  package var reuseIdentifier: String?
  /// The style of a table or cell, as named in the file.
  package var style: String?
  /// The height of the rows of a table, in points.
  package var rowHeight: Double?
  /// The spacing of a stack view, in points.
  package var spacing = 0.0
}
