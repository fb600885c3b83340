internal import Foundation
internal import JankTrace

/// The look of a presenter's view that stays in place, from a presentation to the dismissal.
///
/// Certain: UIKit restores nothing of it. A value counts as left changed if only the transitions
/// changed it. The app is free to change it in between and afterwards.
final class StayingLook {
  private(set) weak var view: UIView?
  /// The look before the presentation.
  private let first: ViewLook
  private let windowSize: CGSize
  /// The look at the end of the presentation.
  private var presented: ViewLook?
  /// The look before the last dismissal that was begun.
  private var leaving: ViewLook?
  /// The look at the end of the dismissal.
  private var dismissed: ViewLook?
  /// The values that an animator changed when it started.
  private var touched: Set<ViewLook.Value> = []

  /// Creates the record of a view with a look before the presentation.
  init(of view: UIView, _ look: ViewLook, in windowSize: CGSize) {
    self.view = view
    first = look
    self.windowSize = windowSize
  }
}

extension StayingLook {
  /// Records what an animator changed when it started.
  func animatorDidChange(_ old: ViewLook, to new: ViewLook) {
    touched.formUnion(ViewLook.Value.allCases.filter { old.change(of: $0, to: new) != nil })
  }

  func dismissalWillBegin(with look: ViewLook) {
    leaving = look
  }

  /// Records the look when a presentation or dismissal completes, before the owner restores views.
  func transitionWillComplete(_ kind: TransitionRecord.Kind) {
    let look = view.map(ViewLook.init)
    if kind == .present { presented = look } else { dismissed = look }
  }

  /// Describes what the dismissal did not restore; empty if nothing.
  func change(in windowSize: CGSize) -> String {
    guard let view, let presented, let leaving, let dismissed else { return "" }
    let now = ViewLook(of: view)
    let left = ViewLook.Value.allCases.filter { value in
      // A turn of the screen changes places.
      if windowSize != self.windowSize, value == .position || value == .bounds { return false }
      return isOfTransitions(value, now) && presented.change(of: value, to: leaving) == nil
        && dismissed.change(of: value, to: now) == nil
    }
    return left.compactMap { first.change(of: $0, to: now) }.joined(separator: ", ")
  }

  /// Whether a change of a value can only be one of the transitions.
  ///
  /// Layout changes places, and callbacks of the pages change colours. A view that a transition
  /// shows plainly, such as one that was hidden before, is not left changed.
  private func isOfTransitions(_ value: ViewLook.Value, _ now: ViewLook) -> Bool {
    touched.contains(value) || !now.isPlain(value)
  }
}
