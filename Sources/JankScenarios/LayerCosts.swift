package import JankTrace

/// The costs of a page's contents for the app and the render server.
package struct LayerCosts: Hashable, Sendable {
  /// The number of layers that blur their background.
  package var blurs = 0
  /// The number of layers with a shadow without a path.
  package var shadows = 0
  /// The number of layers with a mask.
  package var masks = 0
  /// The images on the page.
  package var images: [PageImage] = []
  /// How long the page's `draw(_:)` takes, on top of the cost of its pixels; nil without
  /// `draw(_:)`.
  package var drawTime: Interval?
}
