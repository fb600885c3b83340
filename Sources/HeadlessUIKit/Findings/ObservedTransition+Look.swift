internal import Foundation
internal import JankEngine
internal import JankTrace

// The look of a presenter that stays in place.

extension ObservedTransition {
  /// Records what a completed dismissal left, before another change can change the presenter.
  func recordRemains() {
    if outcome == true { before.staying?.finalRemains = presentersRemains }
  }

  /// What was recorded of a completed dismissal.
  var remains: StayingLook.Remains? {
    outcome == true && context.kind == .dismiss ? before.staying?.finalRemains : nil
  }

  /// Reports what the animator of a dismissal that never ends changed of the presenter.
  ///
  /// One mistake, one finding: a correct animator may restore the look in its completion. That does
  /// not run during an interaction, at a speed of 0, or in an animation that takes no time. After a
  /// cancel the look before the dismissal is right.
  func checkFrozenLook() {
    guard !isExplained, !context.isInteractive, !context.transitionWasCancelled, !takesNoTime
    else { return }
    find(presentersRemains)
  }

  /// What the dismissal leaves of the presenter's look, unless an overlapping change uses its view.
  private var presentersRemains: StayingLook.Remains? {
    guard context.kind == .dismiss, let staying = before.staying, let view = staying.view,
      viewsOfOthers?.contains(where: { $0.view === view }) != true,
      let window = simulation.window
    else { return nil }
    return staying.remains(in: window.bounds.size, at: simulation.device.mediaTime)
  }

  /// Reports a presenter that stayed in place and does not look as before the presentation.
  func find(_ remains: StayingLook.Remains?) {
    guard let remains else { return }
    find(
      .nilViewIsUntouched,
      of: context.to,
      view: before.staying?.view,
      """
      \(name) \(outcome == nil ? "never ended" : "completed"), and the view of \
      \(context.to.traceName), for which view(forKey:) is nil, is not as before the presentation: \
      \(remains.text)
      """,
      at: remains.time
    )
  }
}
