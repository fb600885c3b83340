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

  /// The animations that a commit removes, replaces or combines with animations that are not plain.
  func animations(withdrawnBy commit: RenderServer.Commit) -> [AnimationID] {
    guard hasAnimations else { return [] }
    var withdrawn: [AnimationID] = []
    for index in commit.changes.indices {
      let id = commit.changes[index].id
      noteWithdrawn(of: id, besides: commit.changes[index].layer.animations, in: &withdrawn)
    }
    for index in commit.reanimations.indices {
      let id = commit.reanimations[index].id
      noteWithdrawn(of: id, besides: commit.reanimations[index].animations, in: &withdrawn)
    }
    return withdrawn
  }

  private func noteWithdrawn(
    of id: LayerID,
    besides kept: [LayerAnimation],
    in withdrawn: inout [AnimationID]
  ) {
    guard id.number < count else { return }
    for index in self[id].animations.indices
    where !kept.goOnAlike(with: self[id].animations[index]) {
      withdrawn.append(self[id].animations[index].id)
    }
  }
}

extension [LayerAnimation] {
  /// Whether all changes are additive to model values.
  var areOnlyChanges: Bool {
    for index in indices where !self[index].isChange { return false }
    return true
  }

  /// Whether the field continues an animation after these changes.
  fileprivate func goOnAlike(with old: borrowing LayerAnimation) -> Bool {
    guard areOnlyChanges else { return false }
    for index in indices where self[index].id == old.id {
      if self[index].isFollowedAlike(old) { return true }
    }
    return false
  }
}
