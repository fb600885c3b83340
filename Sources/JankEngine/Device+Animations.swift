/// What becomes of animations.
extension Device {
  /// A name for a new animation.
  package func nextAnimationID() -> AnimationID {
    animations.count += 1
    return AnimationID(number: animations.count - 1)
  }

  /// Removes animations from a layer; their stopping is announced with the next frame's callbacks.
  ///
  /// One that had come to its end and stayed is not announced again.
  package func removeAnimations(of id: LayerID, where isUnwanted: (LayerAnimation) -> Bool) {
    for removed in layers.removeAnimations(of: id, where: isUnwanted) where !removed.hasStopped {
      if animations.stopped.last?.id != removed.id {
        animations.stopped.append((removed.id, finished: false))
      }
    }
  }

  /// Announces with the next frame's callbacks that an animation is over that was never needed.
  package func announceStop(of id: AnimationID) {
    animations.stopped.append((id, finished: true))
  }

  // A layer outside the tree is not shown, so what was to be animated on it is over at once.
  func dropDetachedAnimations() {
    for id in layers.animated where !layers.isAttached(id) {
      removeAnimations(of: id) { _ in true }
    }
  }
}
