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
  func animations(withdrawnBy commit: borrowing RenderServer.Commit) -> [AnimationID] {
    guard hasAnimations else { return [] }
    var withdrawn: [AnimationID] = []
    // Spans, because an element of an array is copied, and its animations counted.
    let (changes, reanimations) = (commit.changes.span, commit.reanimations.span)
    for index in changes.indices where isKnownAnimated(changes[index].id) {
      let kept = changes[index].layer.animations.span
      noteWithdrawn(of: changes[index].id, besides: kept, in: &withdrawn)
    }
    for index in reanimations.indices where isKnownAnimated(reanimations[index].id) {
      let kept = reanimations[index].animations.span
      noteWithdrawn(of: reanimations[index].id, besides: kept, in: &withdrawn)
    }
    return withdrawn
  }

  private func isKnownAnimated(_ id: LayerID) -> Bool {
    id.number < count && !layers[id.number].animations.isEmpty
  }

  private func noteWithdrawn(
    of id: LayerID,
    besides kept: Span<LayerAnimation>,
    in withdrawn: inout [AnimationID]
  ) {
    let areOnlyChanges = kept.areOnlyChanges
    for index in layers[id.number].animations.indices
    where !areOnlyChanges || !goesOn(index, of: id, in: kept) {
      withdrawn.append(layers[id.number].animations[index].id)
    }
  }

  /// Whether the field continues an animation of a layer that then has other ones.
  private func goesOn(_ index: Int, of id: LayerID, in kept: Span<LayerAnimation>) -> Bool {
    // By index: a copy of an animation takes longer than the comparison.
    for place in kept.indices where kept[place].id == layers[id.number].animations[index].id {
      if kept[place].isFollowedAlike(layers[id.number].animations[index]) { return true }
    }
    return false
  }
}

extension Span<LayerAnimation> {
  /// Whether all changes are additive to model values.
  var areOnlyChanges: Bool {
    for index in indices where !self[index].isChange { return false }
    return true
  }
}
