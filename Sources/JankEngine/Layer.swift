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
package struct Layer: Sendable {
  /// The name under which the layer can be watched.
  package var name = ""
  /// The layer that this one is part of.
  package internal(set) var superlayer: LayerID?
  /// Where the anchor point lies in the superlayer.
  package var position = SIMD2<Double>.zero
  /// The parts of this layer, backmost first.
  package internal(set) var sublayers: [LayerID] = []
  /// The layer whose opacity decides how much is seen of this one, if any.
  package internal(set) var mask: LayerID?
  /// The origin x, origin y, width and height in the layer's own coordinates.
  package var bounds = SIMD4<Double>.zero
  /// Which point of the bounds ``position`` speaks of, in fractions of the size.
  package var anchorPoint = SIMD2<Double>(0.5, 0.5)
  /// How opaque the layer is, 0 to 1.
  package var opacity = 1.0
  /// Whether the layer and its parts are left out of the picture.
  package var isHidden = false
  /// What is special about the looks of the layer.
  package var styles = LayerStyles()
  /// What about it costs and does not change where it is seen.
  package var effects: [LayerEffect] = []
  /// How the layer's time runs within its superlayer's.
  package var timing = LayerTime.identity
  /// The running changes, oldest first.
  package var animations: [LayerAnimation] = []

  package init() {}
}

// MARK: Model values

extension Layer {
  /// The model value of a property, unused lanes zero.
  package func value(of property: Property) -> LayerValue {
    switch property {
    case .position: .pair(position)
    case .bounds: .numbers(bounds)
    case .opacity: .number(opacity)
    case .anchorPoint: .pair(anchorPoint)
    default: styles[property]
    }
  }

  /// Sets the model value of a property; unused lanes are ignored.
  package mutating func setValue(_ value: LayerValue, of property: Property) {
    switch property {
    case .position: position = value.numbers.lowHalf
    case .bounds: bounds = value.numbers
    case .opacity: opacity = value.numbers.x
    case .anchorPoint: anchorPoint = value.numbers.lowHalf
    default: styles[property] = value
    }
  }

  /// Sets every model value to what is seen, and shows nothing else from then on.
  package mutating func freeze(as seen: Presentation) {
    position = seen.position
    bounds = seen.bounds
    anchorPoint = seen.anchorPoint
    opacity = seen.opacity
    styles = seen.styles
    animations = []
  }
}

// MARK: Presentation

extension Layer {
  /// Whether an animation is yet to come to its end; one that is held never will.
  var isUnderWay: Bool { animations.contains(where: \.isUnderWay) }

  /// The values of a layer that decide where and how it is seen.
  package struct Presentation: Hashable, Sendable {
    package var position: SIMD2<Double>
    package var bounds: SIMD4<Double>
    package var anchorPoint: SIMD2<Double>
    package var opacity: Double
    package var styles = LayerStyles()

    /// What is seen of a layer that no picture has shown yet; equal to no look of any layer.
    package static let nothing = Presentation(
      position: .zero,
      bounds: SIMD4(repeating: -.infinity),
      anchorPoint: .zero,
      opacity: 0
    )
  }

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
    var seen = Presentation(self)
    var transformed: [Property] = []
    for animation in animations where isWanted(animation.id) {
      let property = animation.property
      switch animation.blend {
      case .makesUp where property == .transform || property == .sublayerTransform:
        if !transformed.contains(property) { transformed.append(property) }
      case .makesUp: seen.add(animation.addition(at: layerTime), to: property)
      case .replaces, .adds:
        let value = animation.blended(
          over: seen.value(of: property),
          model: value(of: property),
          at: layerTime
        )
        seen.setValue(value, of: property)
      }
    }
    for property in transformed { applyChanges(of: property, to: &seen, at: layerTime) }
    return seen
  }

  // The newest change acts next to the model, those before it outside: then each goes on without a
  // jump when the next one begins. That UIKit joins them so is inferred.
  private func applyChanges(
    of property: Property,
    to seen: inout Presentation,
    at layerTime: Double
  ) {
    var value = seen.value(of: property)
    for animation in animations.reversed() where animation.property == property {
      if animation.blend == .replaces, animation.target.part == .whole { break }
      guard animation.blend == .makesUp, let change = animation.change(at: layerTime) else {
        continue
      }
      if change.end == value {
        value = change.value
      } else if let back = change.end.transform.inverse {
        value = .transform(change.value.transform * back * value.transform)
      }
    }
    seen.setValue(value, of: property)
  }
}

extension Layer.Presentation {
  init(_ layer: Layer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    opacity = layer.opacity
    styles = layer.styles
  }

  /// Takes a position over and answers whether it is another.
  mutating func move(to position: SIMD2<Double>) -> Bool {
    guard position != self.position else { return false }
    self.position = position
    return true
  }

  /// The value of a property as it is seen.
  package func value(of property: Layer.Property) -> LayerValue {
    switch property {
    case .position: .pair(position)
    case .bounds: .numbers(bounds)
    case .opacity: .number(opacity)
    case .anchorPoint: .pair(anchorPoint)
    default: styles[property]
    }
  }

  mutating func setValue(_ value: LayerValue, of property: Layer.Property) {
    switch property {
    case .position: position = value.numbers.lowHalf
    case .bounds: bounds = value.numbers
    case .opacity: opacity = value.numbers.x
    case .anchorPoint: anchorPoint = value.numbers.lowHalf
    default: styles[property] = value
    }
  }

  fileprivate mutating func add(_ addition: SIMD4<Double>, to property: Layer.Property) {
    switch property {
    case .position: position += addition.lowHalf
    case .bounds: bounds += addition
    case .opacity: opacity += addition.x
    case .anchorPoint: anchorPoint += addition.lowHalf
    default: styles[property] = .numbers(styles[property].numbers + addition)
    }
  }
}

extension Layer.Presentation {
  /// The fingerprint of a layer that looks so at a place in the picture.
  func digest(at place: Int) -> Digest {
    var hasher = DigestHasher()
    hasher.combine(UInt64(place))
    return combined(into: hasher).finish()
  }

  /// A fingerprint that has taken in what a user sees of a layer.
  ///
  /// Handed on by value, here and below: a word takes less time than the way through memory.
  func combined(into hasher: DigestHasher) -> DigestHasher {
    var hasher = hasher
    hasher.combine(position.x)
    hasher.combine(position.y)
    for lane in 0..<4 { hasher.combine(bounds[lane]) }
    hasher.combine(anchorPoint.x)
    hasher.combine(anchorPoint.y)
    hasher.combine(opacity)
    return styles.isEmpty ? hasher : styles.combined(into: hasher)
  }
}
