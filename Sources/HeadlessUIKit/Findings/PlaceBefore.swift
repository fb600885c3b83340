internal import Foundation
internal import JankEngine

/// How the place of a transition is before anything has been asked to move.
struct PlaceBefore {
  /// What lies in the container.
  let contents: [WeakView]
  /// The size of the stack or tabs whose pages change, in points.
  let ownerSize: CGSize?
  /// Whoever switches touches off before a transition wants it so.
  let takesTouches: (from: Bool, to: Bool)
  /// The time of layers, which may be the app's wish, too.
  let times: [(layer: CALayer, time: LayerTime)]

  init(of context: TransitionContext) {
    contents = context.containerView.subviews.map(WeakView.init)
    ownerSize = context.plan.owner?.viewIfLoaded?.bounds.size
    let views = [context.from.viewIfLoaded, context.to.viewIfLoaded]
    takesTouches = (
      views[0]?.isUserInteractionEnabled ?? true, views[1]?.isUserInteractionEnabled ?? true
    )
    times = (views + [context.simulation.window]).compactMap(\.?.layer)
      .map { ($0, $0.state.timing) }
  }
}
