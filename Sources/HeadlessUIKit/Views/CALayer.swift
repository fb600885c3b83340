public import Foundation
internal import JankEngine

/// The layer behind a view.
///
/// Model values are what the app set last; what is on screen follows them through animations. The
/// layer's time runs by `beginTime`, `speed` and `timeOffset` within its superlayer's, and its
/// animations run in that time. A layer without a view is not modelled yet, so layers are had from
/// views only.
open class CALayer: NSObject {
  let id: LayerID
  let device: Device
  /// The layer that this one is part of.
  public private(set) weak var superlayer: CALayer?
  /// The parts of this layer, backmost first, or nil where there are none.
  public var sublayers: [CALayer]? { parts.isEmpty ? nil : parts }

  private var parts: [CALayer] = []

  init(device: Device) {
    self.device = device
    id = device.layers.create()
  }

  deinit {
    device.layers.release(id)
  }

  var state: Layer {
    get { device.layers[id] }
    _modify { yield &device.layers[id] }
  }
}

// MARK: Geometry and looks

extension CALayer {
  /// The name of the layer, under which a run can watch it.
  public var name: String? {
    get { state.name.isEmpty ? nil : state.name }
    set { set(newValue ?? "", to: \.name) }
  }

  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { CGPoint(state.position) }
    set { setValue([newValue.x, newValue.y, 0, 0], of: .position) }
  }

  /// The origin and size in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(state.bounds) }
    set { setValue(SIMD4(newValue), of: .bounds) }
  }

  /// Which point of the bounds ``position`` speaks of, in fractions of the size.
  public var anchorPoint: CGPoint {
    get { CGPoint(state.anchorPoint) }
    set { set(SIMD2(newValue), to: \.anchorPoint) }
  }

  /// The rectangle the layer fills in its superlayer, in points.
  public var frame: CGRect {
    get {
      let size = state.bounds.highHalf
      let origin = state.position - state.anchorPoint * size
      return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }
    set {
      let size = SIMD2<Double>(newValue.width, newValue.height)
      let origin = state.bounds.lowHalf
      setValue([origin.x, origin.y, size.x, size.y], of: .bounds)
      let position = SIMD2<Double>(newValue.minX, newValue.minY) + state.anchorPoint * size
      setValue([position.x, position.y, 0, 0], of: .position)
    }
  }

  /// How opaque the layer is, 0 to 1.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { setValue([Double(newValue), 0, 0, 0], of: .opacity) }
  }

  /// Whether the layer and its parts are left out of the picture.
  public var isHidden: Bool {
    get { state.isHidden }
    set { set(newValue, to: \.isHidden) }
  }

  /// Sets a model value and, inside a block of `UIView.animate`, animates the way there.
  func setValue(_ value: SIMD4<Double>, of property: LayerAnimation.Property) {
    let old = state.value(of: property)
    guard value != old else { return }
    state.setValue(value, of: property)
    Simulation.current.animationBlocks.last?.animate(self, property, from: old, to: value)
  }
}

// MARK: Time

extension CALayer {
  /// When the layer's time begins within its superlayer's, in seconds.
  public var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { setTime(beginTime: newValue, speed: state.timing.speed, timeOffset: timeOffset) }
  }

  /// How fast the layer's time runs within its superlayer's; 0 holds it.
  public var speed: Float {
    get { Float(state.timing.speed) }
    set { setTime(beginTime: beginTime, speed: Double(newValue), timeOffset: timeOffset) }
  }

  /// What is added to the layer's time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { setTime(beginTime: beginTime, speed: state.timing.speed, timeOffset: newValue) }
  }

  /// Converts a time of another layer, or of the device for nil, to this layer's time, in seconds.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let mediaTime = layer.map { $0.mediaTime(at: time) } ?? time
    return device.layers.layerTime(of: id, at: mediaTime)
  }

  /// Converts a time of this layer to another layer's time, or the device's for nil, in seconds.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let mediaTime = mediaTime(at: time)
    guard let layer else { return mediaTime }
    return device.layers.layerTime(of: layer.id, at: mediaTime)
  }

  private func mediaTime(at layerTime: CFTimeInterval) -> CFTimeInterval {
    // Measured on Core Animation: a held layer answers 0.
    let outer = state.timing.parentTime(atLocalTime: layerTime) ?? 0
    return superlayer?.mediaTime(at: outer) ?? outer
  }

  private func setTime(beginTime: Double, speed: Double, timeOffset: Double) {
    do throws(MotionError) {
      set(
        try LayerTime(beginTime: beginTime, speed: speed, timeOffset: timeOffset),
        to: \.timing
      )
    } catch {
      fatalError("the time of a layer: \(error)")
    }
  }

  // Setting what is there already is no change and asks for no commit.
  private func set<Value: Equatable>(_ value: Value, to key: WritableKeyPath<Layer, Value>) {
    guard state[keyPath: key] != value else { return }
    state[keyPath: key] = value
  }

  /// Removes every animation; the layer shows its model values from the next commit on.
  public func removeAllAnimations() {
    device.removeAnimations(of: id) { _ in true }
  }
}

// MARK: The tree

extension CALayer {
  func insert(_ layer: CALayer, at place: Int) {
    layer.detach()
    let place = min(place, parts.count)
    parts.insert(layer, at: place)
    layer.superlayer = self
    device.layers.insert(layer.id, into: id, at: place)
  }

  func detach() {
    guard let superlayer else { return }
    if let place = superlayer.parts.firstIndex(where: { $0 === self }) {
      superlayer.parts.remove(at: place)
    }
    self.superlayer = nil
    device.layers.removeFromSuperlayer(id)
  }

  /// Puts the layer on the screen itself, below nothing.
  func attachToScreen() {
    device.layers.insert(id, into: device.layers.root, at: .max)
  }
}
