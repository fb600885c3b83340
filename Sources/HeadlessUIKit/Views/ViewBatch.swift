public import Foundation
internal import JankEngine

/// A group of views whose centres are set together, frame by frame.
///
/// UIKit has no equivalent. The result equals setting the centre of each view. It is much faster
/// for thousands of plain views without an animation.
///
///     let batch = ViewBatch(tiles)
///     batch.setCenters(centers)
public struct ViewBatch {
  private let views: [UIView]
  private let layers: [LayerID]
  // Whether no view's class can override `center`.
  private let isPlain: Bool

  /// Creates a batch of distinct views.
  public init(_ views: [UIView]) {
    self.views = views
    layers = views.map(\.layer.id)
    isPlain = views.allSatisfy { type(of: $0) == UIView.self }
  }

  /// Sets the centre of each view, in points of its superview.
  ///
  /// - Parameter centers: One centre per view, in the order of the views.
  public func setCenters(_ centers: [CGPoint]) {
    precondition(centers.count == views.count, "there must be one centre per view")
    guard let simulation = views.first?.simulation else { return }
    let isAnimated = simulation.device.isAnimatingChanges
    guard isPlain, !simulation.views.useConstraints, !isAnimated else {
      for (view, center) in zip(views, centers) { view.center = center }
      return
    }
    simulation.device.layers.setPositions(centers.map { SIMD2($0) }, of: layers)
  }
}
