package import JankText

/// A view controller of a storyboard, or a reference to one in another storyboard.
package struct StoryboardController: Equatable, Sendable {
  /// The name of the element, such as `tableViewController`.
  package var element: String
  /// The identifier of the element, unique in its file.
  package var id: String
  /// The position of the element.
  package var position: SourcePosition
  /// The app's class, or nil for UIKit's.
  package var customClass: String?
  /// The identifier by which code and references instantiate it.
  package var storyboardIdentifier: String?
  /// The title, or else that in a navigation bar.
  package var title: String?
  /// What it shows in the bars of its containers, if the file states it.
  package var navigationItem: StoryboardNavigationItem?
  /// The presentation style, as named in the file.
  package var presentationStyle: String?
  /// The transition style, as named in the file.
  package var transitionStyle: String?
  /// The other storyboard's view controller that it stands for.
  package var reference: StoryboardReference?
  /// The root view.
  package var view: StoryboardView?
  /// The bars that it has or hides.
  package var bars = Bars()
  /// The identifiers of layout guides in place of edges of the root view.
  package var guides: [String: LayoutGuide] = [:]
  /// The segues from it and from everything in its scene, in the order of the file.
  package var segues: [StoryboardSegue] = []
  /// What is connected to it or set at run time.
  package var settings = StoryboardSettings()

  package init(element: String, id: String, at position: SourcePosition) {
    self.element = element
    self.id = id
    self.position = position
  }

  /// The bars of a view controller.
  package struct Bars: Equatable, Sendable {
    /// The bars of a container, and the views in its navigation item.
    package var views: [StoryboardView] = []
    /// Whether it hides the tab bar while it is on a stack.
    package var hidesTabBar = false
    /// Whether the navigation bar of a stack is hidden at first.
    package var hidesNavigationBar = false
  }

  /// A layout guide.
  package enum LayoutGuide: Equatable, Sendable {
    /// The area between the bars.
    case safeArea
    /// The line below the bars at the top.
    case top
    /// The line above the bars at the bottom.
    case bottom
  }
}

/// A reference from one storyboard to a view controller of another, or of the same.
package struct StoryboardReference: Equatable, Sendable {
  /// The name of the other storyboard; nil for the same.
  package var storyboard: String?
  /// The identifier of the view controller; nil for the initial one.
  package var identifier: String?
}

/// A property of an object that refers to another one of the scene.
package struct StoryboardOutlet: Equatable, Sendable {
  /// The name of the property.
  package var property: String
  /// The identifier of the element that it refers to.
  package var destination: String
  /// Whether the property is a list to which the element is added.
  package var isCollection = false
}

/// A value that is set at run time, by the path of the property.
package struct RuntimeAttribute: Equatable, Sendable {
  /// The path of the property, such as `layer.cornerRadius`.
  package var keyPath: String
  /// The value as written; empty for colours and other values of several parts.
  package var value: String
  /// The type, as named in the file, such as `number`.
  package var type = ""
  /// The values of a point, size, rectangle or range, by their names.
  package var parts: [String: Double] = [:]
  /// The value of a colour.
  package var color: StoryboardColor?
}

extension [RuntimeAttribute] {
  /// Returns the last value of a property, or nil if it is not set.
  package func value(of keyPath: String) -> String? { last { $0.keyPath == keyPath }?.value }
}

extension StoryboardController {
  /// The number of its views with all their subviews and bars.
  package var viewCount: Int {
    bars.views.reduce(view?.treeCount ?? 0) { $0 + $1.treeCount }
  }

  /// The view controllers that it contains from the start, as identifiers of elements.
  package var containedIDs: [String] {
    segues.filter { $0.kind == .relationship }.map(\.destination)
  }
}
