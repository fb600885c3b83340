public import Foundation
internal import JankEngine

/// Many views that one piece of code moves together, frame by frame.
///
/// UIKit has nothing like it. What happens is what happens if the centre of each view is set; it
/// only takes a fraction of the time where thousands of plain views are moved and nothing is
/// animated along.
///
///     let batch = ViewBatch(tiles)
///     batch.setCenters(places)
public struct ViewBatch {
  private let views: [UIView]
  private let layers: [LayerID]
  // Whether no class of a view can want to hear of its centre.
  private let isPlain: Bool

  /// Creates a batch of views, none of them twice.
  public init(_ views: [UIView]) {
    self.views = views
    layers = views.map(\.layer.id)
    isPlain = views.allSatisfy { type(of: $0) == UIView.self }
  }

  /// Sets the centre of each view, in points of its superview.
  ///
  /// - Parameter centers: As many as there are views, in the order of the views.
  public func setCenters(_ centers: [CGPoint]) {
    precondition(centers.count == views.count, "a centre for each view")
    guard let simulation = views.first?.simulation else { return }
    let isAnimated = simulation.device.animations.isAnimatingChanges
    guard isPlain, !simulation.views.useConstraints, !isAnimated else {
      for (view, center) in zip(views, centers) { view.center = center }
      return
    }
    simulation.device.layers.setPositions(centers.map { SIMD2($0) }, of: layers)
  }
}
