package import JankText

/// A view of a storyboard, with its subviews.
package struct StoryboardView: Equatable, Sendable {
  /// The name of the element, such as `label`.
  package var element: String
  /// The identifier of the element, unique in its file.
  package var id: String
  /// The position of the element.
  package var position: SourcePosition
  /// The frame as stored, in the parent's coordinates; nil if the file has none.
  package var frame: StoryboardRect?
  /// The margins and lengths that follow the parent's size.
  package var resizing: StoryboardResizing = []
  /// What it shows.
  package var look = StoryboardLook()
  /// Whether it belongs to the scene with the size classes for which the file was read.
  package var isInstalled = true
  /// The app's class, or nil for UIKit's.
  package var customClass: String?
  /// The name that the author gave it in the editor.
  package var label: String?
  /// The arrangement of the subviews of a stack view.
  package var stack: StoryboardStack?
  /// How strongly it resists growing.
  package var hugging = StoryboardSize(250, 250)
  /// The identifier of its safe area, if it has one.
  package var safeArea: String?
  /// What is connected to it or set at run time.
  package var settings = StoryboardSettings()
  /// The constraints that it owns, also those that are not installed.
  package var constraints: [StoryboardConstraint] = []
  /// The subviews, those in front last.
  package var subviews: [StoryboardView] = []

  package init(element: String, id: String, at position: SourcePosition) {
    self.element = element
    self.id = id
    self.position = position
  }
}

/// What a view shows.
package struct StoryboardLook: Equatable, Sendable {
  /// The opacity, 0 to 1.
  package var alpha = 1.0
  /// Whether it is invisible.
  package var isHidden = false
  /// Whether it clips its subviews.
  package var clips = false
  /// The text, if it has one.
  package var text: String?
  /// The name of the image, if it has one.
  package var image: String?
  /// Whether it has a background that is not transparent.
  package var hasBackground = false
  /// The colours, the font and the settings of its class.
  package var style = StoryboardStyle()
}

/// The margins and lengths of a view that follow the parent's size.
package struct StoryboardResizing: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The left margin.
  package static let left = Self(rawValue: 1)
  /// The width.
  package static let width = Self(rawValue: 2)
  /// The right margin.
  package static let right = Self(rawValue: 4)
  /// The upper margin.
  package static let top = Self(rawValue: 8)
  /// The height.
  package static let height = Self(rawValue: 16)
  /// The lower margin.
  package static let bottom = Self(rawValue: 32)
}

/// The arrangement of the subviews of a stack view.
package struct StoryboardStack: Equatable, Sendable {
  /// Whether the subviews are below each other.
  package var isVertical: Bool
  /// How the subviews share the length, as named in the file.
  package var distribution: String
  /// How they are placed across, as named in the file.
  package var alignment: String
}

extension StoryboardView {
  /// The number of views in the tree, itself included.
  package var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }

  /// The number of views on the longest path down, itself included.
  package var depth: Int { 1 + (subviews.map(\.depth).max() ?? 0) }

  /// Itself and all views below, each before its subviews.
  package var tree: [StoryboardView] { [self] + subviews.flatMap(\.tree) }
}
