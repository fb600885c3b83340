internal import Foundation
internal import JankEngine

/// The container of a transition before anything changes.
struct PlaceBefore {
  let contents: [WeakView]
  /// The size of the stack or tabs whose pages change, in points.
  let ownerSize: CGSize?
  /// Whether the pages accept touches; an app that disabled touches before means it.
  let takesTouches: (from: Bool, to: Bool)
  /// The timing of the layers, which may be what the app wants.
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
