internal import Foundation
internal import JankEngine

/// Animations that run together in one time.
///
/// The members live in the time of the group and are cut off when it ends. Their delegates hear
/// nothing, and whether they are removed is decided by the group; documented by Apple.
open class CAAnimationGroup: CAAnimation {
  /// The members.
  open var animations: [CAAnimation]?

  override func changes(
    named id: AnimationID,
    in groups: [MediaTiming]
  ) -> [LayerAnimation] {
    let inner = groups + [timing(isMember: !groups.isEmpty)]
    let changes = (animations ?? []).flatMap { $0.changes(named: id, in: inner) }
    guard !changes.isEmpty else { return super.changes(named: id, in: groups) }
    return changes.map { change in
      var change = change
      if change.wish == .every { change.wish = preferredFrameRateRange.wish }
      return change
    }
  }
}
