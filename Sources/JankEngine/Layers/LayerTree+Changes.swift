internal import JankMotion

extension LayerTree {
  /// Whether changes affect the time of a layer.
  func isRetimed(by changes: [Change]) -> Bool {
    changes.indices.contains { index in
      let id = changes[index].id
      let timing = id.number < count ? self[id].timing : .identity
      return changes[index].layer.timing != timing
    }
  }

  /// The animations that changes remove, replace or join with ones that are not plain.
  func animations(withdrawnBy changes: [Change]) -> [AnimationID] {
    var withdrawn: [AnimationID] = []
    for index in changes.indices {
      let id = changes[index].id
      guard id.number < count, !self[id].animations.isEmpty else { continue }
      let kept = changes[index].layer.animations
      let joinsOthers = !kept.allSatisfy(\.isChange)
      for old in self[id].animations {
        if !joinsOthers, kept.contains(where: { $0.id == old.id && $0.isFollowedAlike(old) }) {
          continue
        }
        withdrawn.append(old.id)
      }
    }
    return withdrawn
  }
}
