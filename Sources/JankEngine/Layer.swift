/// Names one layer of a run; the number of a layer that was released is given out again.
package struct LayerID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// An order that means nothing but is always the same.
  package static func < (left: LayerID, right: LayerID) -> Bool {
    left.number < right.number
  }
}

/// The state of one layer: its model values, its place in the tree, its time and its animations.
///
/// Lengths are in points, times in seconds.
package struct Layer: Hashable, Sendable {
  /// The name under which the layer can be watched.
  package var name = ""
  /// The layer that this one is part of.
  package internal(set) var superlayer: LayerID?
  /// The parts of this layer, backmost first.
  package internal(set) var sublayers: [LayerID] = []
  /// Where the anchor point lies in the superlayer.
  package var position = SIMD2<Double>.zero
  /// The origin x, origin y, width and height in the layer's own coordinates.
  package var bounds = SIMD4<Double>.zero
  /// Which point of the bounds ``position`` speaks of, in fractions of the size.
  package var anchorPoint = SIMD2<Double>(0.5, 0.5)
  /// How opaque the layer is, 0 to 1.
  package var opacity = 1.0
  /// Whether the layer and its parts are left out of the picture.
  package var isHidden = false
  /// How the layer's time runs within its superlayer's.
  package var timing = LayerTime.identity
  /// The running changes, oldest first.
  package internal(set) var animations: [LayerAnimation] = []

  package init() {}
}

extension Layer {
  /// What a user sees of the layer at a time of the layer, in seconds.
  package func presentation(at layerTime: Double) -> Presentation {
    presentation(at: layerTime) { _ in true }
  }

  /// What a user would see without the animations that the layer field follows.
  func presentation(
    at layerTime: Double,
    besides followed: borrowing FieldAnimations
  ) -> Presentation {
    presentation(at: layerTime) { !followed.contains($0) }
  }

  private func presentation(
    at layerTime: Double,
    where isWanted: (AnimationID) -> Bool
  ) -> Presentation {
    var seen = Presentation(
      position: position,
      bounds: bounds,
      anchorPoint: anchorPoint,
      opacity: opacity
    )
    for animation in animations where isWanted(animation.id) {
      let addition = animation.addition(at: layerTime)
      switch animation.property {
      case .position: seen.position += addition.lowHalf
      case .bounds: seen.bounds += addition
      case .opacity: seen.opacity += addition.x
      }
    }
    return seen
  }

  /// The values of a layer that decide where and how it is seen.
  package struct Presentation: Hashable, Sendable {
    package var position: SIMD2<Double>
    package var bounds: SIMD4<Double>
    package var anchorPoint: SIMD2<Double>
    package var opacity: Double

    /// What is seen of a layer that no picture has shown yet; equal to no look of any layer.
    package static let nothing = Presentation(
      position: .zero,
      bounds: SIMD4(repeating: -.infinity),
      anchorPoint: .zero,
      opacity: 0
    )
  }

  /// The model value of a property, unused lanes zero.
  package func value(of property: LayerAnimation.Property) -> SIMD4<Double> {
    switch property {
    case .position: [position.x, position.y, 0, 0]
    case .bounds: bounds
    case .opacity: [opacity, 0, 0, 0]
    }
  }

  /// Sets the model value of a property; unused lanes are ignored.
  package mutating func setValue(_ value: SIMD4<Double>, of property: LayerAnimation.Property) {
    switch property {
    case .position: position = value.lowHalf
    case .bounds: bounds = value
    case .opacity: opacity = value.x
    }
  }
}

extension DigestHasher {
  /// Takes in what a user sees of a layer.
  mutating func combine(_ seen: Layer.Presentation) {
    combine(seen.position.x)
    combine(seen.position.y)
    for lane in 0..<4 { combine(seen.bounds[lane]) }
    combine(seen.anchorPoint.x)
    combine(seen.anchorPoint.y)
    combine(seen.opacity)
  }
}
