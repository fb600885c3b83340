/// The identifier of a layer; numbers of released layers are reused.
package struct LayerID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// An arbitrary but stable order.
  package static func < (left: LayerID, right: LayerID) -> Bool {
    left.number < right.number
  }
}

/// The state of one layer: its model values, its position in the tree, its time and its animations.
///
/// Lengths are in points, times in seconds.
package struct Layer: Sendable {
  // The order leaves no gaps: a tree of thousands of layers is read and copied layer by layer.

  /// The origin x, origin y, width and height in the layer's own coordinates.
  package var bounds = SIMD4<Double>.zero
  /// The position of the anchor point in the superlayer.
  package var position = SIMD2<Double>.zero
  /// The point of the bounds at ``position``, in fractions of the size.
  package var anchorPoint = SIMD2<Double>(0.5, 0.5)
  /// The opacity, 0 to 1.
  package var opacity = 1.0
  /// The running animations, oldest first.
  package var animations: [LayerAnimation] = []
  // None or one. A copy of a plain layer would otherwise retain and release each of the values.
  private var rare: [RareValues] = []
  // The number of the superlayer, or −1.
  private var superlayerNumber: Int32 = -1
  /// Whether the layer and its sublayers are hidden.
  package var isHidden = false
  /// Whether the layer's time is not its superlayer's.
  private(set) var isRetimed = false

  /// Values that most layers do not have.
  private struct RareValues: Sendable {
    var name = ""
    var sublayers: [LayerID] = []
    var mask: LayerID?
    var styles = LayerStyles()
    var effects: [LayerEffect] = []
    var timing = LayerTime.identity
  }

  package init() {}
}

// MARK: Rare values

extension Layer {
  // Inlined, because a call of a getter copies the whole layer.

  package internal(set) var superlayer: LayerID? {
    @inline(__always) get { superlayerNumber < 0 ? nil : LayerID(number: Int(superlayerNumber)) }
    @inline(__always) set { superlayerNumber = newValue.map { Int32($0.number) } ?? -1 }
  }

  /// The name for watching the layer.
  package var name: String {
    @inline(__always) get { rare.isEmpty ? "" : rare[0].name }
    @inline(__always) set { if !newValue.isEmpty || !rare.isEmpty { rareValues.name = newValue } }
  }

  /// The sublayers, backmost first.
  package internal(set) var sublayers: [LayerID] {
    @inline(__always) get { rare.isEmpty ? [] : rare[0].sublayers }
    @inline(__always) _modify { yield &rareValues.sublayers }
  }

  // Looks into lists without counting them.

  @inline(__always)
  borrowing func hasName() -> Bool { !rare.isEmpty && !rare[0].name.isEmpty }

  @inline(__always)
  borrowing func hasSublayers() -> Bool { !rare.isEmpty && !rare[0].sublayers.isEmpty }

  @inline(__always)
  borrowing func hasStyles() -> Bool { !rare.isEmpty && !rare[0].styles.isEmpty }

  /// Whether an appearance property differs from its default.
  @inline(__always)
  borrowing func hasStyle(_ property: Property) -> Bool {
    !rare.isEmpty && rare[0].styles.contains(property)
  }

  /// The layer whose opacity masks this one, if any.
  package internal(set) var mask: LayerID? {
    @inline(__always) get { rare.isEmpty ? nil : rare[0].mask }
    @inline(__always) set { if newValue != nil || !rare.isEmpty { rareValues.mask = newValue } }
  }

  /// Appearance properties that differ from their defaults.
  package var styles: LayerStyles {
    @inline(__always) get { rare.isEmpty ? LayerStyles() : rare[0].styles }
    @inline(__always) _modify { yield &rareValues.styles }
  }

  /// Effects that cost time and do not change the layer's position.
  package var effects: [LayerEffect] {
    @inline(__always) get { rare.isEmpty ? [] : rare[0].effects }
    @inline(__always) _modify { yield &rareValues.effects }
  }

  /// Whether nothing can require a pass.
  borrowing func isPlain() -> Bool { rare.isEmpty && animations.isEmpty }

  @inline(__always)
  borrowing func hasEffects() -> Bool { !rare.isEmpty && !rare[0].effects.isEmpty }

  /// The layer's time within its superlayer's.
  package var timing: LayerTime {
    @inline(__always) get { isRetimed ? rare[0].timing : .identity }
    @inline(__always) set {
      guard newValue != timing else { return }
      rareValues.timing = newValue
      isRetimed = newValue != .identity
    }
  }

  private var rareValues: RareValues {
    @inline(__always) get { rare.isEmpty ? RareValues() : rare[0] }
    @inline(__always) _modify {
      if rare.isEmpty { rare.append(RareValues()) }
      yield &rare[0]
    }
  }
}

// MARK: Model values

extension Layer {
  /// The model value of a property, unused lanes zero.
  @inline(__always)
  package func value(of property: Property) -> LayerValue {
    // Inlined, because a call copies the whole layer.
    switch property {
    case .position: .pair(position)
    case .bounds: .numbers(bounds)
    case .opacity: .number(opacity)
    case .anchorPoint: .pair(anchorPoint)
    default: hasStyle(property) ? rare[0].styles[property] : property.standardValue
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

  /// The model values without the place in the layer tree, animations and time.
  package var modelCopy: Layer {
    var copy = Layer()
    copy.name = name
    copy.position = position
    copy.bounds = bounds
    copy.anchorPoint = anchorPoint
    copy.opacity = opacity
    copy.isHidden = isHidden
    if !styles.isEmpty { copy.styles = styles }
    if !effects.isEmpty { copy.effects = effects }
    return copy
  }

  /// Sets every model value to the presentation value and removes all animations.
  package mutating func freeze(as seen: Presentation) {
    position = seen.position
    bounds = seen.bounds
    anchorPoint = seen.anchorPoint
    opacity = seen.opacity
    if seen.styles != styles { styles = seen.styles }
    animations = []
  }
}

extension Layer {
  /// Whether another state of the layer shows the same layers in the same order.
  @inline(__always)
  borrowing func isArranged(like other: borrowing Layer) -> Bool {
    guard isHidden == other.isHidden else { return false }
    if rare.isEmpty, other.rare.isEmpty { return true }
    guard mask == other.mask else { return false }
    return !hasSublayers() && !other.hasSublayers() || sublayers == other.sublayers
  }
}

// MARK: Presentation

extension Layer {
  /// Whether an animation is yet to come to its end; one that is held never will.
  var isUnderWay: Bool {
    for index in animations.indices where animations[index].isUnderWay { return true }
    return false
  }

  /// The presentation values that determine position and appearance.
  package struct Presentation: Hashable, Sendable {
    package var position: SIMD2<Double>
    package var bounds: SIMD4<Double>
    package var anchorPoint: SIMD2<Double>
    package var opacity: Double
    package var styles = LayerStyles()

    /// The presentation of a layer that no frame has shown yet; unequal to all others.
    package static let nothing = Presentation(
      position: .zero,
      bounds: SIMD4(repeating: -.infinity),
      anchorPoint: .zero,
      opacity: 0
    )
  }

  /// The presentation of the layer at a time of the layer, in seconds.
  package func presentation(at layerTime: Double) -> Presentation {
    var seen = Presentation(self)
    seen.show(animations, at: layerTime) { _ in true }
    return seen
  }
}

extension Layer.Presentation {
  /// Changes the model values to what animations, oldest first, show at a time of the layer.
  package mutating func show(
    _ animations: [LayerAnimation],
    at layerTime: Double,
    where isWanted: (AnimationID) -> Bool
  ) {
    let model = self
    var transformed: [Layer.Property] = []
    for index in animations.indices where isWanted(animations[index].id) {
      let property = animations[index].property
      switch animations[index].blend {
      case .makesUp where property == .transform || property == .sublayerTransform:
        if !transformed.contains(property) { transformed.append(property) }
      case .makesUp: add(animations[index].addition(at: layerTime), to: property)
      case .replaces, .adds:
        let value = animations[index].blended(
          over: value(of: property),
          model: model.value(of: property),
          at: layerTime
        )
        setValue(value, of: property)
      }
    }
    for property in transformed { applyChanges(of: property, by: animations, at: layerTime) }
  }

  // The newest animation is applied to the model first, earlier ones outside it, so that none jumps
  // when the next begins. That UIKit combines them in this order is inferred.
  private mutating func applyChanges(
    of property: Layer.Property,
    by animations: [LayerAnimation],
    at layerTime: Double
  ) {
    var value = value(of: property)
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
    setValue(value, of: property)
  }
}

extension Layer.Presentation {
  // Borrowed: a copy of the whole layer would take longer than that of the values.
  init(_ layer: borrowing Layer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    opacity = layer.opacity
    styles = layer.styles
  }

  /// Moves a layer that is at an index of the frame.
  ///
  /// - Returns: Its new fingerprint; nil if it was there already. Computed here, in place, because
  ///   reading an element of an array to compute it there would retain the styles.
  mutating func move(to position: SIMD2<Double>, at place: Int) -> Digest? {
    guard position != self.position else { return nil }
    self.position = position
    return digest(at: place)
  }

  /// The presentation value of a property.
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
  /// The fingerprint of a layer with this presentation at an index of the frame.
  func digest(at place: Int) -> Digest {
    var hasher = DigestHasher()
    hasher.combine(UInt64(place))
    return combined(into: hasher).finish()
  }

  /// A hasher that has combined the presentation.
  ///
  /// Hashers are passed by value, here and below: a word takes less time than a memory access.
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
