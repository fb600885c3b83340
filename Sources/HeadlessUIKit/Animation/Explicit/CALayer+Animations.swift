internal import Foundation
internal import JankEngine

extension CALayer {
  struct OwnAnimation {
    let key: String?
    let id: AnimationID
    let animation: CAAnimation
  }

  func addOwn(_ anim: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    let simulation = simulation
    let id = device.nextAnimationID()
    ownAnimations.append(OwnAnimation(key: key, id: id, animation: anim))
    let cover = (anim as? CATransition)?.cover(over: self)
    simulation.observe(id, by: AnimationNotice(anim, id: id, layer: self, cover: cover))
    for var change in anim.changes(AnimationPlace(simulation: simulation, id: id)) {
      change.beginTime = anim.beginTime == 0 ? nil : anim.beginTime
      change.isRemovedOnCompletion = anim.isRemovedOnCompletion
      device.add(change, to: self.id)
    }
    guard let delegate = anim.delegate else { return }
    simulation.runAfterCommit { delegate.animationDidStart(anim) }
  }

  /// Returns the animation that was added under a key, while it exists.
  public func animation(forKey key: String) -> CAAnimation? {
    ownAnimations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the current animations, or nil if there are none.
  ///
  /// Animations of UIView are named after their property, numbered from the second on.
  public func animationKeys() -> [String]? {
    var keys = ownAnimations.compactMap(\.key)
    for change in state.animations where change.blend == .makesUp {
      let name = change.property.key
      let count = keys.count { $0 == name || $0.hasPrefix("\(name)-") }
      keys.append(count == 0 ? name : "\(name)-\(count + 1)")
    }
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation; the layer shows its model values from the next commit on.
  public func removeAnimation(forKey key: String) {
    if let own = ownAnimations.first(where: { $0.key == key }) {
      ownAnimations.removeAll { $0.id == own.id }
      device.removeAnimations(of: id) { $0.id == own.id }
    } else if let property = Layer.Property(key: key) {
      removeChanges(of: property)
    }
  }

  /// Removes every animation; the layer shows its model values from the next commit on.
  public func removeAllAnimations() {
    ownAnimations = []
    device.removeAnimations(of: id) { _ in true }
  }
}

private final class AnimationNotice: AnimationObserver {
  private let animation: CAAnimation
  private let id: AnimationID
  private unowned let simulation: Simulation
  private weak var layer: CALayer?
  // The snapshot of the layer from before the change, for a transition.
  private let cover: CALayer?

  init(_ animation: CAAnimation, id: AnimationID, layer: CALayer, cover: CALayer?) {
    self.animation = animation
    self.id = id
    simulation = layer.simulation
    self.layer = layer
    self.cover = cover
  }

  func animationDidStop(finished: Bool) {
    cover?.removeFromSuperlayer()
    if animation.isRemovedOnCompletion || !finished {
      layer?.ownAnimations.removeAll { $0.id == id }
    }
    guard let delegate = animation.delegate else { return }
    simulation.device.spendCallback("animation delegate")
    delegate.animationDidStop(animation, finished: finished)
  }
}
