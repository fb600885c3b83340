extension Device {
  /// A new identifier of an animation.
  package func nextAnimationID() -> AnimationID {
    animations.count += 1
    return processes.globalID(ofAnimation: animations.count - 1)
  }

  /// Removes animations from a layer; the next frame's callbacks report that they stopped.
  ///
  /// An animation that had finished and stayed is not reported again.
  package func removeAnimations(of id: LayerID, where isUnwanted: (LayerAnimation) -> Bool) {
    for removed in layers.removeAnimations(of: id, where: isUnwanted) where !removed.hasStopped {
      if animations.stopped.last?.id != removed.id {
        animations.stopped.append((removed.id, finished: false))
      }
    }
  }

  /// Reports with the next frame's callbacks that an animation without an effect is over.
  package func announceStop(of id: AnimationID) {
    animations.stopped.append((id, finished: true))
  }

  // Animations of a layer outside the tree are over at once.
  func dropDetachedAnimations() {
    for id in layers.takeDetachable() where !layers.isAttached(id) {
      removeAnimations(of: id) { _ in true }
    }
  }
}
