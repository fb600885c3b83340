internal import Foundation
internal import JankEngine
internal import JankMotion

/// Stops the time of layers and moves it by hand; all animations in them follow.
///
/// A held layer has speed 0, and its `timeOffset` is the visible time, including delays and nested
/// keyframes. Continuing uses Apple's recipe of Technical Q&A QA1673. For a reversal a display link
/// reduces the offset at every refresh, by default linearly in the time of the animations; see
/// ``ChosenSemantics/cancelCurve``. Then the model values from before the animations are restored
/// and the animations are removed.
final class LayerScrubber {
  private unowned let simulation: Simulation
  private(set) var layers: [CALayer] = []
  /// Animations of changes of size during the transition, which a cancel does not revert.
  var foreignAnimations: [Range<AnimationID>] = []
  // The first animation of the transition; earlier ones are unaffected.
  private var firstAnimation: AnimationID?
  private var reversal: CADisplayLink?

  init(in simulation: Simulation) {
    self.simulation = simulation
  }
}

extension LayerScrubber {
  func holds(_ layer: CALayer) -> Bool {
    layers.contains { $0 === layer }
  }

  /// Holds layers and their sublayers at the start of their animations.
  ///
  /// A cancel reverts the animations from `first` on.
  func hold(_ layers: [CALayer], since first: AnimationID) {
    firstAnimation = firstAnimation ?? first
    for layer in layers where !holds(layer) {
      layer.state.timing.hold(atLocalTime: 0)
      self.layers.append(layer)
    }
  }

  /// Holds in place of a layer only the layers in it whose views are animated, if there are
  /// animations of layers as well, which then run.
  ///
  /// The model holds layers, so an animation stays held with a view that is animated, too.
  func releaseLayerAnimations(in layer: CALayer) {
    guard let firstAnimation, holds(layer), layer.hasOwnAnimation(since: firstAnimation) else {
      return
    }
    layers.removeAll { $0 === layer }
    layer.resetTiming()
    hold(layer.layersOfAnimatedViews(since: firstAnimation), since: firstAnimation)
  }

  /// Shows the held layers at a time, in seconds.
  ///
  /// Animations that were not yet committed begin at the time shown before, not at this one.
  func show(time: TimeInterval) {
    let device = simulation.device
    device.layers.resolveBeginTimes(at: device.mediaTime.seconds, whereTimeIsHeld: true)
    for layer in layers { layer.timeOffset = time }
  }

  /// Continues from the current time.
  ///
  /// At speed 0 or below the layers stay held, as on a phone: the transition never ends.
  func run(atSpeed speed: CGFloat) {
    guard speed > 0 else { return }
    let now = simulation.device.mediaTime.seconds
    for layer in layers {
      let outer = layer.superlayer?.convertTime(now, from: nil)
      layer.state.timing.resume(atParentTime: outer ?? now, speed: speed)
    }
  }

  /// Plays back to the start, then restores everything.
  ///
  /// - Parameter speed: The speed; read at every refresh.
  func reverse(atSpeed speed: @escaping () -> CGFloat) {
    let starts = layers.map(\.timeOffset)
    let curve = simulation.semantics.cancelCurve
    let whole = starts.max() ?? 0
    var left = whole
    var counted: CFTimeInterval?
    let reversal = CADisplayLink { [weak self] link in
      guard let self else {
        link.invalidate()
        return
      }
      // It counts each callback as one refresh, whatever the time stamps of the link.
      let now = counted.map { $0 + link.duration } ?? link.targetTimestamp
      counted = now
      simulation.state(time: now)
      let step = link.duration * speed()
      left = max(left - step, 0)
      for (layer, start) in zip(layers, starts) {
        layer.timeOffset =
          curve == .linear
          ? max(layer.timeOffset - step, 0)
          : start * (1 - curve.value(at: whole - left, duration: whole))
      }
      guard layers.allSatisfy({ $0.timeOffset <= 0 }) else { return }
      link.invalidate()
      self.reversal = nil
      for layer in layers {
        restoreModelValues(of: layer)
        layer.resetTiming()
      }
    }
    reversal.start()
    self.reversal = reversal
  }

  /// Resets the time of the layers and releases them.
  ///
  /// Otherwise their time would shift a later transition in them.
  func letGo() {
    // A transition that ends during the reversal restores everything at once.
    if let reversal {
      reversal.invalidate()
      for layer in layers { restoreModelValues(of: layer) }
    }
    reversal = nil
    for layer in layers { layer.resetTiming() }
    layers = []
  }
}

extension LayerScrubber {
  /// Restores the model values from before the transition's animations in a layer tree, and removes
  /// the animations.
  ///
  /// It skips transitions inside the tree, such as a push in the covered page.
  private func restoreModelValues(of layer: CALayer) {
    guard let firstAnimation else { return }
    let isOwn = { [foreignAnimations] (id: AnimationID) in
      id >= firstAnimation && !foreignAnimations.contains { $0.contains(id) }
    }
    let own = layer.state.animations.filter { isOwn($0.id) }
    for animation in own.reversed() {
      guard let before = animation.modelBefore else { continue }
      layer.state.setValue(before, of: animation.property)
    }
    if !own.isEmpty { layer.device.removeAnimations(of: layer.id) { isOwn($0.id) } }
    // Another transition restores its own changes.
    for part in layer.sublayers ?? [] where !part.holdsTransition { restoreModelValues(of: part) }
  }
}

extension CALayer {
  fileprivate var holdsTransition: Bool {
    (view as? TransitionView)?.transition?.isRunning ?? false
  }

  func resetTiming() {
    guard state.timing != .identity else { return }
    state.timing = .identity
  }

  func isPart(of layer: CALayer) -> Bool {
    self === layer || (superlayer?.isPart(of: layer) ?? false)
  }

  private var parts: [CALayer] { (sublayers ?? []) + (mask.map { [$0] } ?? []) }

  /// Whether the app itself has added an animation in this tree since a given one.
  fileprivate func hasOwnAnimation(since first: AnimationID) -> Bool {
    state.animations.contains { $0.id >= first && $0.blend != .makesUp }
      || parts.contains { $0.hasOwnAnimation(since: first) }
  }

  /// The topmost layers of this tree whose views were animated since a given animation.
  fileprivate func layersOfAnimatedViews(since first: AnimationID) -> [CALayer] {
    let isAnimated = state.animations.contains { $0.id >= first && $0.blend == .makesUp }
    if isAnimated { return [self] }
    return parts.flatMap { $0.layersOfAnimatedViews(since: first) }
  }

  /// The topmost layers of this tree with animations since a given one.
  func layersAnimated(since first: AnimationID) -> [CALayer] {
    if state.animations.contains(where: { $0.id >= first }) { return [self] }
    return (sublayers ?? []).flatMap { $0.layersAnimated(since: first) }
  }
}
