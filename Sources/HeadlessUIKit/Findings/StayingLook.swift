internal import Foundation
internal import JankEngine
internal import JankTrace

/// The look of a presenter's view that stays in place, from a presentation to the dismissal.
///
/// Certain: UIKit shows a scaled or dimmed presenter and logs nothing, and restores nothing of it.
/// A value counts as left changed if only the transitions changed it. The app is free to change it
/// in between and afterwards.
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
  /// The values among them that the last animator did not leave as before the presentation.
  private var spoiled: Set<ViewLook.Value> = []
  /// What the completed dismissal left, in the frame in which it ended.
  var finalRemains: Remains?
  /// When the last animator started.
  private var startTime: Instant?

  /// Creates the record of a view with a look before the presentation.
  init(of view: UIView, _ look: ViewLook, in windowSize: CGSize) {
    self.view = view
    first = look
    self.windowSize = windowSize
  }
}

extension StayingLook {
  /// What a dismissal left changed.
  struct Remains {
    /// The changes, in words.
    let text: String
    /// When the animator of the dismissal changed something, or else when they were seen.
    let time: Instant
  }

  /// Whether the last animator changed a value to another than before the presentation.
  var isSpoiled: Bool { !spoiled.isEmpty }

  /// Records what an animator changed when it started, if anything.
  func animatorDidChange(_ old: ViewLook, to new: ViewLook, at time: Instant) {
    let changed = ViewLook.Value.allCases.filter { old.change(of: $0, to: new) != nil }
    touched.formUnion(changed)
    spoiled = Set(changed.filter { first.change(of: $0, to: new) != nil })
    startTime = time
  }

  func dismissalWillBegin(with look: ViewLook) {
    leaving = look
  }

  /// Records the look when a presentation or dismissal completes, before the owner restores views.
  func transitionWillComplete(_ kind: TransitionRecord.Kind) {
    let look = view.map(ViewLook.init)
    if kind == .present { presented = look } else { dismissed = look }
  }

  /// Describes what the dismissal did not restore, at the current time.
  ///
  /// If the dismissal never ends, only what its own animator changed counts.
  ///
  /// - Parameters:
  ///   - windowSize: The current size of the window, in points.
  ///   - time: The current time.
  /// - Returns: The changes, or nil if the dismissal restored everything.
  func remains(in windowSize: CGSize, at time: Instant) -> Remains? {
    guard let view, let presented, let leaving else { return nil }
    let now = ViewLook(of: view)
    let left = ViewLook.Value.allCases.filter { value in
      // A turn of the screen changes places.
      if windowSize != self.windowSize, value == .position || value == .bounds { return false }
      guard first.change(of: value, to: now) != nil,
        presented.change(of: value, to: leaving) == nil
      else { return false }
      guard let dismissed else { return spoiled.contains(value) }
      return isOfTransitions(value, now) && dismissed.change(of: value, to: now) == nil
    }
    if left.isEmpty { return nil }
    return Remains(
      text: left.compactMap { first.change(of: $0, to: now) }.joined(separator: ", "),
      time: spoiled.isDisjoint(with: left) ? time : startTime ?? time
    )
  }

  /// Whether a change of a value can only be one of the transitions.
  ///
  /// Layout changes places, and callbacks of the pages change colours. A view that a transition
  /// shows plainly, such as one that was hidden before, is not left changed.
  private func isOfTransitions(_ value: ViewLook.Value, _ now: ViewLook) -> Bool {
    touched.contains(value) || !now.isPlain(value)
  }
}
