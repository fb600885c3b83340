internal import Foundation
internal import JankEngine
internal import JankMotion

/// Holds the time of layers and moves it by hand, so that all that is animated in them follows.
///
/// A held layer has speed 0 and its `timeOffset` is the time that is shown, delays and nested
/// keyframes included. Letting go uses Apple's recipe of Technical Q&A QA1673. Going back is done
/// by a display link that takes a little of the offset at every refresh, by default linear in the
/// time of the animations; see ``ChosenSemantics/cancelCurve``. Then the model values from before
/// the animations are put back and the animations are taken away.
final class LayerScrubber {
  private unowned let simulation: Simulation
  private(set) var layers: [CALayer] = []
  /// Animations of changes of size that came in between, which no cancel takes back.
  var foreignAnimations: [Range<AnimationID>] = []
  // The first animation of the transition; what ran in the layers before is none of its business.
  private var firstAnimation: AnimationID?
  private var reversal: CADisplayLink?

  init(in simulation: Simulation) {
    self.simulation = simulation
  }
}

extension LayerScrubber {
  /// Whether a layer is held.
  func holds(_ layer: CALayer) -> Bool {
    layers.contains { $0 === layer }
  }

  /// Holds layers at the start of their animations.
  ///
  /// - Parameters:
  ///   - layers: the layers, with all that is in them.
  ///   - first: the first animation that a cancel takes back.
  func hold(_ layers: [CALayer], since first: AnimationID) {
    firstAnimation = firstAnimation ?? first
    for layer in layers where !holds(layer) {
      layer.state.timing.hold(atLocalTime: 0)
      self.layers.append(layer)
    }
  }

  /// Shows the held layers as they are at a time, in seconds.
  ///
  /// Animations that no commit has carried yet begin at what has been shown so far, not here.
  func show(time: TimeInterval) {
    let device = simulation.device
    device.layers.resolveBeginTimes(at: device.mediaTime.seconds, whereTimeIsHeld: true)
    for layer in layers { layer.timeOffset = time }
  }

  /// Lets time run on from where it is.
  ///
  /// At speed 0 or below it stays held, as it does on a phone: the transition never ends.
  func run(atSpeed speed: CGFloat) {
    guard speed > 0 else { return }
    let now = simulation.device.mediaTime.seconds
    for layer in layers {
      let outer = layer.superlayer?.convertTime(now, from: nil)
      layer.state.timing.resume(atParentTime: outer ?? now, speed: speed)
    }
  }

  /// Lets time run back to the start, then puts everything back to how it was.
  ///
  /// - Parameter speed: how fast; asked anew at every refresh.
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
      // It takes every call for a refresh, whatever the link says of the time.
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

  /// Gives the layers the time of their superlayers again and forgets them.
  ///
  /// Left as the interaction set it, their time would displace a later transition in them.
  func letGo() {
    // Whoever ends a transition before it is back puts things in order at once.
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
  /// Puts back the model values from before the transition's animations, in a layer and its parts,
  /// and takes the animations away.
  ///
  /// A transition that runs in one of the parts, such as a push in the page that is covered, is
  /// left alone.
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
    // What another transition moves is put back by that one.
    for part in layer.sublayers ?? [] where !part.holdsTransition { restoreModelValues(of: part) }
  }
}

extension CALayer {
  /// Whether a transition takes place in the layer.
  fileprivate var holdsTransition: Bool {
    (view as? TransitionView)?.transition?.isRunning ?? false
  }

  /// Gives the layer the time of its superlayer again.
  func resetTiming() {
    guard state.timing != .identity else { return }
    state.timing = .identity
  }

  /// Whether the layer is another one or somewhere among its parts.
  func isPart(of layer: CALayer) -> Bool {
    self === layer || (superlayer?.isPart(of: layer) ?? false)
  }

  /// The nearest layers, this one or parts of it, that carry animations made since a moment.
  func layersAnimated(since first: AnimationID) -> [CALayer] {
    if state.animations.contains(where: { $0.id >= first }) { return [self] }
    return (sublayers ?? []).flatMap { $0.layersAnimated(since: first) }
  }
}
