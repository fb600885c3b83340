public import Foundation
internal import JankEngine

/// A layer of the render tree, with or without a view.
///
/// The model layer holds the values that the app set last; the presentation follows them through
/// animations. Layer time runs with `beginTime`, `speed` and `timeOffset` relative to the
/// superlayer's time, and animations run in layer time. A change of a layer without a view is
/// animated implicitly, according to ``CATransaction``.
open class CALayer: NSObject {
  // Unchecked accesses are safe for the reasons given at UIView.

  let id: LayerID
  let device: Device
  let home: HomeSimulation
  /// The view of the layer, if any; the view clears it in its deinitialiser.
  var view: UIView? {
    get { owner.object }
    set { owner.object = newValue }
  }
  @safe @exclusivity(unchecked) private(set) var owner = Uncounted<UIView>()
  /// The superlayer, or nil if there is none.
  public private(set) var superlayer: CALayer? {
    get { container.object }
    set { container.object = newValue }
  }
  @safe @exclusivity(unchecked) private var container = Uncounted<CALayer>()
  /// The sublayers, backmost first, or nil if there are none.
  public var sublayers: [CALayer]? { parts.isEmpty ? nil : parts }
  var ownAnimations: [OwnAnimation] = []

  /// What few layers have.
  var extras: LayerExtras?

  @safe @exclusivity(unchecked) private var parts: [CALayer] = []
  @safe @exclusivity(unchecked) private var maskLayer: CALayer?

  /// Creates a layer with size zero and no view.
  public override init() {
    let simulation = Simulation.current
    home = HomeSimulation(simulation)
    device = simulation.device
    id = device.createLayer()
    super.init()
  }

  /// Creates a copy with the model values of a layer, as Core Animation does for presentations.
  ///
  /// It has no sublayers, animations or view. A layer class overrides it to copy its own values.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      fatalError("CALayer.init(layer:) takes a layer, not a \(type(of: layer))")
    }
    home = layer.home
    device = layer.device
    id = device.layers.create(layer.state.modelCopy)
    super.init()
  }

  /// Creates a layer with size zero, as an archive does; the coder is not read.
  public required init?(coder: NSCoder) {
    let simulation = Simulation.current
    home = HomeSimulation(simulation)
    device = simulation.device
    id = device.createLayer()
    super.init()
  }

  /// Creates a copy that keeps the current presentation values of a layer.
  init(showing layer: CALayer) {
    home = layer.home
    device = layer.device
    var state = Layer()
    state.name = layer.state.name
    state.isHidden = layer.state.isHidden
    state.freeze(as: device.layers.presentation(of: layer.id, at: device.mediaTime.seconds))
    id = device.layers.create(state)
    super.init()
  }

  deinit {
    if !parts.isEmpty { parts.forEachUncounted { $0.superlayer = nil } }
    if let maskLayer { maskLayer.superlayer = nil }
    device.release(id, of: home.owner)
  }

  var simulation: Simulation { home.simulation }
  var animations: RunningAnimations { home.animations }

  var state: Layer {
    get { device.state(of: id) }
    _modify { yield &device.layers[id] }
  }

  /// The bounding rectangle of the layer in its superlayer, in points; see ``ownFrame``.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// Adds an animation and removes the one with the same key.
  ///
  /// An animation with a `beginTime` of 0 begins with the next commit.
  ///
  /// - Parameters:
  ///   - anim: The animation; the layer copies its current state.
  ///   - key: Its name in the layer; any number of animations may have none.
  open func add(_ anim: CAAnimation, forKey key: String?) { addOwn(anim, key) }

  /// Returns the action for a change of a property: the delegate's, or else that of ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    guard let extras else { return nil }
    return extras.delegate?.action(for: self, forKey: event) ?? extras.actions?[event]
  }

  /// Requests that the contents are provided again before the next commit, by the delegate if there
  /// is one.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    guard !ownExtras.needsDisplay else { return }
    ownExtras.needsDisplay = true
    simulation.views.layersNeedingDisplay.append(self)
  }

  func displayOnRequest() {
    ownExtras.needsDisplay = false
    display()
  }

  /// Provides the contents; asks the delegate by default.
  open func display() { extras?.delegate?.display(self) }

  /// Lays out the sublayers; asks the delegate by default.
  open func layoutSublayers() { extras?.delegate?.layoutSublayers(of: self) }

  /// Whether a change of a key's value draws the contents again; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns a layer with the values on screen, or nil before the first commit.
  ///
  /// Its values include the running animations. It is not part of the layer tree.
  open func presentation() -> CALayer? {
    device.layers.isKnown(id) ? CALayer(showing: self) : nil
  }

  /// The name of the layer, which a run can watch.
  open var name: String? {
    get { state.name.isEmpty ? nil : state.name }
    set { set(newValue ?? "", to: \.name) }
  }
}

// MARK: Values

extension CALayer {
  /// Sets a model value, with an animation if one applies.
  func setValue(_ value: LayerValue, of property: Layer.Property) {
    switch property {
    case .position: move(to: value.numbers.lowHalf)
    case .bounds: resize(to: value.numbers)
    default:
      let old = device.value(of: property, in: id)
      guard value != old else { return }
      animateChange(of: property, from: old, to: value)
      device.setValue(value, of: property, in: id)
    }
  }

  /// Sets a value that is never animated.
  func set<Value: Equatable>(_ value: Value, to key: WritableKeyPath<Layer, Value>) {
    // Setting an equal value changes nothing and requests no commit.
    guard state[keyPath: key] != value else { return }
    state[keyPath: key] = value
  }
}

// MARK: Layer tree

extension CALayer {
  /// Inserts a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: parts.count)
  }

  /// Inserts a layer into the sublayers at an index, counted from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer directly behind a sublayer, or behind all if it is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: parts.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer, or in front of all if it is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: (parts.firstIndex { $0 === sibling } ?? parts.count - 1) + 1)
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  public func removeFromSuperlayer() {
    // Most layers have none when they are inserted.
    guard !container.isNil, let superlayer else { return }
    superlayer.parts.removeAll { $0 === self }
    if superlayer.maskLayer === self { superlayer.maskLayer = nil }
    self.superlayer = nil
    device.layers.removeFromSuperlayer(id)
  }

  /// The layer whose opacity masks this one and its sublayers.
  ///
  /// A mask belongs to one layer and is not a sublayer.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      maskLayer?.removeFromSuperlayer()
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      newValue?.superlayer = self
      device.layers.setMask(newValue?.id, of: id)
    }
  }

  func insert(_ layer: CALayer, at place: Int) {
    layer.removeFromSuperlayer()
    let place = min(place, parts.count)
    if place == parts.count { parts.append(layer) } else { parts.insert(layer, at: place) }
    layer.superlayer = self
    device.insertLayer(layer.id, into: id, at: place)
  }

  func attachToScreen() {
    device.layers.insert(id, into: device.layers.root, at: .max)
  }
}
