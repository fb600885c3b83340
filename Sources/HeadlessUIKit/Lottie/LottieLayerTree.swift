internal import Foundation
internal import JankLottie
internal import JankMotion

/// The layers of a Lottie animation on the screen.
///
/// Each layer of the file is a layer: its anchor point is the origin of its own coordinates, which
/// lie in those of its composition by position and transform.
final class LottieLayerTree {
  let root = CALayer()
  private let scene: LottieScene
  private let layers: [CALayer]

  init(_ scene: LottieScene) {
    self.scene = scene
    root.bounds = CGRect(x: 0, y: 0, width: scene.file.size.x, height: scene.file.size.y)
    root.anchorPoint = .zero
    layers = scene.nodes.map { Self.layer($0.layer) }
    for (node, layer) in zip(scene.nodes, layers) {
      (node.container.map { layers[$0] } ?? root).addSublayer(layer)
    }
  }

  private static func layer(_ description: LottieLayer) -> CALayer {
    let layer = CALayer()
    layer.name = description.name
    let box = description.box
    layer.bounds = CGRect(x: box.x, y: box.y, width: box.z, height: box.w)
    // The anchor point is the layer's own origin, which may be outside of its bounds.
    layer.anchorPoint = CGPoint(
      x: box.z > 0 ? -box.x / box.z : 0,
      y: box.w > 0 ? -box.y / box.w : 0
    )
    if case .composition = description.kind { layer.masksToBounds = true }
    return layer
  }
}

// MARK: The main thread

extension LottieLayerTree {
  /// Shows a frame.
  func show(_ frame: Double) {
    for (layer, placement) in zip(layers, scene.placements(shownAt: frame)) {
      layer.position = CGPoint(x: placement.matrix.tx, y: placement.matrix.ty)
      layer.setAffineTransform(placement.linear)
      layer.opacity = Float(placement.opacity)
      layer.isHidden = !placement.isShown
    }
  }
}

extension LottieScene {
  /// What the layers show at a frame that is played; the end shows the last moment before it.
  func placements(shownAt frame: Double) -> [Placement] {
    placements(at: Double.minimum(frame, file.endFrame.nextDown))
  }
}

extension LottieScene.Placement {
  /// The transform without its translation.
  var linear: CGAffineTransform {
    CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
  }

  /// The opacity, 0 where the layer is not shown.
  var shownOpacity: Double { isShown ? opacity : 0 }
}

// MARK: Core Animation

extension LottieLayerTree {
  private static let key = "lottie"

  /// Adds keyframe animations for the values that change while an animation is played.
  ///
  /// A keyframe is set at every frame of the file and at both ends, with straight lines between
  /// them; where layers appear or disappear, the opacity holds from frame to frame.
  func animate(_ playback: LottiePlayback) {
    let frames = Self.frames(of: playback)
    let samples = frames.map { scene.placements(shownAt: $0) }
    let length = playback.toFrame - playback.fromFrame
    let times = frames.map { NSNumber(value: ($0 - playback.fromFrame) / length) }
    for (place, layer) in layers.enumerated() {
      let values = samples.map { $0[place] }
      // Core Animation has no animation of a layer's visibility here; the opacity takes its place.
      layer.isHidden = !values.contains(where: \.isShown)
      layer.opacity = Float(values[values.count - 1].shownOpacity)
      func add(
        _ keyPath: String,
        _ list: [Any],
        _ mode: CAAnimationCalculationMode = .linear
      ) {
        layer.add(animation(keyPath, list, times, mode, playback), forKey: Self.key + keyPath)
      }
      let places = values.map { SIMD2($0.matrix.tx, $0.matrix.ty) }
      if !places.areEqual { add("position", places.map { CGPoint(x: $0.x, y: $0.y) }) }
      let linear = values.map { SIMD4($0.matrix.a, $0.matrix.b, $0.matrix.c, $0.matrix.d) }
      if !linear.areEqual { add("transform", values.map { CATransform3D($0.linear) }) }
      let opacities = values.map(\.shownOpacity)
      let isAlwaysShown = values.map(\.isShown).areEqual
      if !opacities.areEqual { add("opacity", opacities, isAlwaysShown ? .linear : .discrete) }
    }
  }

  /// Removes the animations; the layers keep the values that were set.
  func removeAnimations() {
    for layer in layers {
      for keyPath in ["position", "transform", "opacity"] {
        layer.removeAnimation(forKey: Self.key + keyPath)
      }
    }
  }

  private func animation(
    _ keyPath: String,
    _ values: [Any],
    _ times: [NSNumber],
    _ mode: CAAnimationCalculationMode,
    _ playback: LottiePlayback
  ) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    // A discrete animation has one time more than values: the end of the last one.
    animation.keyTimes = mode == .discrete ? times + [1] : times
    animation.calculationMode = mode
    animation.duration = playback.wayLength
    animation.autoreverses = playback.loopMode.turnsBack
    animation.repeatCount = Float(playback.loopMode.passes)
    return animation
  }

  /// The frames that have keyframes, in the direction of playing.
  private static func frames(of playback: LottiePlayback) -> [Double] {
    let (from, to) = (playback.fromFrame, playback.toFrame)
    let (low, high) = (Double.minimum(from, to), Double.maximum(from, to))
    let whole = stride(from: low.rounded(.up), through: high, by: 1).filter {
      $0 > low && $0 < high
    }
    let rising = [low] + whole + [high]
    return from <= to ? rising : rising.reversed()
  }
}

extension CATransform3D {
  fileprivate init(_ transform: CGAffineTransform) {
    self = CATransform3DMakeAffineTransform(transform)
  }
}

extension Array where Element: Equatable {
  fileprivate var areEqual: Bool { allSatisfy { $0 == self[0] } }
}
