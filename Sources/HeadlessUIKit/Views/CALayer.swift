public import Foundation
internal import JankEngine

/// A rectangle of the picture: what a view looks like, or a part of it without a view.
///
/// Model values are what the app set last; what is on screen follows them through animations. The
/// layer's time runs by `beginTime`, `speed` and `timeOffset` within its superlayer's, and its
/// animations run in that time. A change of a layer that belongs to no view is animated by itself,
/// as ``CATransaction`` says.
open class CALayer: NSObject {
  let id: LayerID
  let device: Device
  /// To which simulation the layer belongs.
  private let home: HomeSimulation
  /// The view that the layer belongs to, if any; it takes itself away when it goes.
  unowned var view: UIView?
  /// The layer that this one is part of.
  public private(set) weak var superlayer: CALayer?
  /// The parts of this layer, backmost first, or nil where there are none.
  public var sublayers: [CALayer]? { parts.isEmpty ? nil : parts }
  /// The animations that were added under a key, or none.
  var ownAnimations: [OwnAnimation] = []

  private var parts: [CALayer] = []
  private var maskLayer: CALayer?

  /// Creates a layer without size that belongs to no view.
  public override init() {
    let simulation = Simulation.current
    home = HomeSimulation(simulation)
    device = simulation.device
    id = device.layers.create()
    super.init()
  }

  /// Creates a layer that shows for ever what another shows at this moment.
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
    device.removeAnimations(of: id) { _ in true }
    device.layers.release(id)
  }

  var simulation: Simulation { home.simulation }

  var state: Layer {
    _read { yield device.layers[id] }
    _modify { yield &device.layers[id] }
  }

  /// A layer that shows what this one shows at this moment, or nil before its first commit.
  ///
  /// Its values are those of the running animations; it is no part of the tree.
  open func presentation() -> CALayer? {
    device.layers.isKnown(id) ? CALayer(showing: self) : nil
  }

  /// The name of the layer, under which a run can watch it.
  open var name: String? {
    get { state.name.isEmpty ? nil : state.name }
    set { set(newValue ?? "", to: \.name) }
  }
}

// MARK: Values

extension CALayer {
  /// Sets a model value and animates the way there, if anything says so.
  func setValue(_ value: LayerValue, of property: Layer.Property) {
    setValue(value, of: property, from: state.value(of: property))
  }

  /// Sets a model value, given the one before.
  func setValue(_ value: LayerValue, of property: Layer.Property, from old: LayerValue) {
    guard value != old else { return }
    animateChange(of: property, from: old, to: value)
    state.setValue(value, of: property)
    guard property == .bounds || property == .position, let view else { return }
    if property == .bounds {
      view.boundsDidChange(from: old.numbers.highHalf, to: value.numbers.highHalf)
    }
    if view.layoutTraits != nil { view.placeDidChange() }
  }

  /// Sets something that is never animated.
  func set<Value: Equatable>(_ value: Value, to key: WritableKeyPath<Layer, Value>) {
    // Setting what is there already is no change and asks for no commit.
    guard state[keyPath: key] != value else { return }
    state[keyPath: key] = value
  }
}

// MARK: The tree

extension CALayer {
  /// Puts a layer in front of the other parts of this one.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: parts.count)
  }

  /// Puts a layer among the parts of this one at a place counted from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer right behind one of the parts of this one, or behind all where that is none.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: parts.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of one of the parts of this one, or before all where that is none.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: (parts.firstIndex { $0 === sibling } ?? parts.count - 1) + 1)
  }

  /// Takes the layer out of its superlayer, or away from the layer it masks.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.parts.removeAll { $0 === self }
    if superlayer.maskLayer === self { superlayer.maskLayer = nil }
    self.superlayer = nil
    device.layers.removeFromSuperlayer(id)
  }

  /// The layer whose opacity decides how much is seen of this one and its parts.
  ///
  /// A mask belongs to one layer and is no part of another.
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
    parts.insert(layer, at: place)
    layer.superlayer = self
    device.layers.insert(layer.id, into: id, at: place)
  }

  /// Puts the layer on the screen itself, below nothing.
  func attachToScreen() {
    device.layers.insert(id, into: device.layers.root, at: .max)
  }
}
