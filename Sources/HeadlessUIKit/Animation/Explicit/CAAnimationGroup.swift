internal import Foundation
internal import JankEngine

/// Animations that run together.
///
/// The members run in the time of the group and are cut off when it ends. Documented by Apple:
/// their delegates are not called, and the group decides whether they are removed.
open class CAAnimationGroup: CAAnimation {
  /// The members.
  open var animations: [CAAnimation]?

  override func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    var inner = place
    inner.groups.append(timing(place))
    let changes = (animations ?? []).flatMap { $0.changes(inner) }
    guard !changes.isEmpty else { return super.changes(place) }
    return changes.map { change in
      var change = change
      if change.rateRequest == .every { change.rateRequest = preferredFrameRateRange.rateRequest }
      return change
    }
  }
}
