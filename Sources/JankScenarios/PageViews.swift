package import HeadlessUIKit

/// The views of a page that the scenario describes one by one.
package struct PageViews: Hashable, Sendable {
  /// The views, each behind the one in which it is.
  package var list: [PageView] = []
  /// The size of the page for which the frames of the views hold, in points; nil for that of the
  /// screen.
  package var canvas: SIMD2<Double>?

  package init() {}
}

/// A view of a page.
package struct PageView: Hashable, Sendable {
  /// The name by which later views refer to it and that its layer has in traces, if any.
  package var name: String?
  /// The name of the view that contains it, or nil for the page.
  package var parent: String?
  /// The distance from the upper left corner of the parent, and the size, in points.
  package var frame: SIMD4<Double>
  /// The margins and lengths that follow the parent's size.
  package var resizing: UIView.AutoresizingMask = []
  /// The text of a label; nil for another view.
  package var text: String?
  /// The image that it shows, if any.
  package var image: LayerImage?
  /// The radius of its rounded corners, in points.
  package var cornerRadius = 0.0
  /// The opacity, 0 to 1.
  package var opacity = 1.0
  /// Whether it clips its contents.
  package var clips = false
  /// Whether it blurs what is behind it.
  package var blurs = false
  /// Whether it has a shadow without a path.
  package var hasShadow = false
  /// Whether it is invisible.
  package var isHidden = false

  package init(frame: SIMD4<Double>) {
    self.frame = frame
  }
}

extension Scenario.Screen.Content {
  /// All images of the page.
  var images: [LayerImage] { costs.images.flatMap(\.all) + views.list.compactMap(\.image) }
}
