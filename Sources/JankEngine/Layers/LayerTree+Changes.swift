internal import JankMotion

extension LayerTree {
  /// Whether changes affect the time of a layer.
  func isRetimed(by changes: [Change]) -> Bool {
    let changes = changes.span
    for index in changes.indices {
      let id = changes[index].id
      let isKnown = id.number < count
      guard changes[index].layer.isRetimed || isKnown && layers[id.number].isRetimed else {
        continue
      }
      let timing = isKnown ? layers[id.number].timing : .identity
      if changes[index].layer.timing != timing { return true }
    }
    return false
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
    for index in layers[id.number].animations.indices
    where !kept.goOnAlike(with: layers[id.number].animations[index]) {
      withdrawn.append(layers[id.number].animations[index].id)
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
