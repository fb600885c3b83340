internal import JankMotion
package import JankText

/// An animation of a Lottie file: compositions of layers with keyframes.
///
/// Times are in frames of the animation, lengths in its own pixels, which are points on a screen.
/// Source: the specification of the Lottie Animation Community, version 1.0 (certain), and files
/// that are older than it (certain where a file is named).
package struct LottieFile: Sendable {
  /// The name in the file, if it has one.
  package var name: String?
  /// Frames a second.
  package var frameRate: Double
  /// The first frame, and the frame at which the animation has ended.
  package var firstFrame: Double
  package var endFrame: Double
  /// The width and height.
  package var size: SIMD2<Double>
  /// The layers of the animation itself, backmost first.
  package var layers: [LottieLayer]
  /// The layers of each pre-composition, backmost first.
  package var compositions: [String: [LottieLayer]]
  /// What the file has and this reader omits, in the order of the file.
  package var warnings: [Diagnostic]
  /// The kinds of parts among it, each once.
  package var omittedParts: [String] = []
}

extension LottieFile {
  /// The duration in seconds.
  package var duration: Double { (endFrame - firstFrame) / frameRate }

  /// The layers that a layer contains, backmost first.
  package func layers(in layer: LottieLayer) -> [LottieLayer] {
    guard case .composition(let name) = layer.kind else { return [] }
    return compositions[name] ?? []
  }

  /// The number of layers that are shown, those of pre-compositions once for each use.
  package var layerCount: Int { count(of: layers) }

  private func count(of layers: [LottieLayer]) -> Int {
    layers.reduce(0) { $0 + 1 + count(of: self.layers(in: $1)) }
  }

  /// The number of keyframes of all transforms and time maps, each composition counted once.
  package var keyframeCount: Int {
    ([layers] + compositions.values).joined().reduce(0) { $0 + $1.keyframeCount }
  }
}

/// A layer of a Lottie file.
package struct LottieLayer: Sendable {
  /// What a layer shows.
  package enum Kind: Equatable, Sendable {
    /// The layers of a pre-composition.
    case composition(String)
    /// A rectangle of one colour.
    case solid
    case image
    /// Nothing: a layer that other layers follow.
    case null
    case shape
    case text
  }

  package var kind: Kind
  package var name: String
  /// The number by which other layers of the composition refer to this one.
  package var index: Int?
  /// The layer whose transform this one follows, by its place in the composition.
  package var parent: Int?
  /// The frame of the composition at which the layer appears, and at which it is gone.
  package var firstFrame = 0.0
  package var endFrame = 0.0
  /// The frame of the composition at which the layer's own time begins.
  package var start = 0.0
  /// The length of a frame of the layer's own time, in frames of the composition.
  package var stretch = 1.0
  /// The layer's own time in seconds by frames of the composition; replaces start and stretch.
  package var timeMap: LottieTrack?
  package var transform = LottieTransform()
  /// The rectangle that the layer covers in its own coordinates: its origin and size.
  package var box = SIMD4<Double>.zero
  package var isHidden = false
}

extension LottieLayer {
  package var keyframeCount: Int { transform.keyframeCount + (timeMap?.keyframes.count ?? 0) }

  /// Returns whether the layer is shown at a frame of its composition.
  package func isShown(at frame: Double) -> Bool {
    !isHidden && firstFrame <= frame && frame < endFrame
  }

  /// The layer's own frame at a frame of its composition.
  package func innerFrame(at frame: Double, frameRate: Double) -> Double {
    if let timeMap { return timeMap.value(at: frame).x * frameRate }
    return (frame - start) / stretch
  }
}
