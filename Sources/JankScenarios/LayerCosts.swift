package import HeadlessUIKit

/// What on a page costs the app and the render server.
package struct LayerCosts: Hashable, Sendable {
  /// How many of its layers blur what lies behind them.
  package var blurs = 0
  /// How many of its layers have a shadow without a path.
  package var shadows = 0
  /// How many of its layers have a mask.
  package var masks = 0
  /// The images on it.
  package var images: [LayerImage] = []
  /// How long the app works in `draw(_:)` of it, on top of what its pixels cost; nil where the app
  /// does not draw it.
  package var drawTime: Interval?
}
