public import Foundation
internal import JankEngine

extension CALayer {
  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { CGPoint(device.layers.position(of: id)) }
    set {
      let (old, new) = (device.layers.position(of: id), SIMD2(newValue))
      guard new != old else { return }
      if view == nil || device.animations.isAnimatingChanges {
        animateChange(of: .position, from: .pair(old), to: .pair(new))
      }
      device.layers.setPosition(new, of: id)
      if let view, view.layoutTraits != nil { view.placeDidChange() }
    }
  }

  /// How far in front of its superlayer the layer lies, in points.
  ///
  /// It plays a part under a perspective; which layer covers which is decided by their order.
  public var zPosition: CGFloat {
    get { number(.zPosition) }
    set { setValue(.number(newValue), of: .zPosition) }
  }

  /// The origin and size in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(device.layers.bounds(of: id)) }
    set { setValue(.numbers(SIMD4(newValue)), of: .bounds) }
  }

  /// Which point of the bounds ``position`` speaks of, in fractions of the size.
  ///
  /// The layer moves when it is set, since the position stays.
  public var anchorPoint: CGPoint {
    get { CGPoint(state.anchorPoint) }
    set { setValue(.pair(SIMD2(newValue)), of: .anchorPoint) }
  }

  /// How the layer is moved, turned and scaled about its anchor point.
  public var transform: CATransform3D {
    get { CATransform3D(state.styles.transform(.transform)) }
    set { setValue(.transform(newValue.matrix), of: .transform) }
  }

  /// How the parts of the layer are moved, turned and scaled about its anchor point.
  ///
  /// A perspective that several parts share stands here.
  public var sublayerTransform: CATransform3D {
    get { CATransform3D(state.styles.transform(.sublayerTransform)) }
    set { setValue(.transform(newValue.matrix), of: .sublayerTransform) }
  }

  /// What ``transform`` does in the plane; identity where it leaves it.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets ``transform`` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest upright rectangle around the layer in its superlayer, in points.
  ///
  /// Under a transform other than identity, setting it is undefined by Apple's documentation. Here
  /// a rectangle of the same size moves the layer and keeps its bounds. Of another size, the bounds
  /// are what the transform makes that size of, which is a guess where the layer is turned; a layer
  /// that left its plane is put where the rectangle would be without the transform (inferred:
  /// stacks set the frames of pages that libraries turned away, and those come back in place).
  public var frame: CGRect {
    get {
      guard isTransformed else {
        let size = state.bounds.highHalf
        let origin = state.position - state.anchorPoint * size
        return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
      }
      let projection = PlaneProjection(state.ownTransform)
      return CGRect(around: bounds.corners.map { projection.apply(to: $0) })
    }
    set {
      let growth = isTransformed ? SIMD2(newValue.size) - SIMD2(frame.size) : .zero
      // What the transform did to the size and undoes again may differ by its rounding.
      let isOfOtherSize = (growth * growth).sum() > 1e-12
      let isInPlane = CATransform3DIsAffine(transform)
      if !isTransformed || isOfOtherSize && !isInPlane {
        setUprightFrame(newValue)
      } else {
        if isOfOtherSize { bounds.size = untransformed(newValue.size) }
        let way = SIMD2(newValue.origin) - SIMD2(frame.origin)
        position = CGPoint(SIMD2(position) + way)
      }
    }
  }

  private var isTransformed: Bool { state.styles.contains(.transform) }

  private func setUprightFrame(_ frame: CGRect) {
    let (size, old) = (SIMD2(frame.size), device.layers.bounds(of: id))
    let (oldPosition, anchorPoint) = (
      device.layers.position(of: id), device.layers.anchorPoint(of: id)
    )
    let bounds = SIMD4(lowHalf: old.lowHalf, highHalf: size)
    setValue(.numbers(bounds), of: .bounds, from: .numbers(old))
    let position = SIMD2<Double>(frame.minX, frame.minY) + anchorPoint * size
    setValue(.pair(position), of: .position, from: .pair(oldPosition))
  }

  /// The size of the bounds that the transform makes an upright rectangle of this size of.
  private func untransformed(_ size: CGSize) -> CGSize {
    let back = affineTransform().inverted()
    return CGSize(
      width: abs(back.a) * size.width + abs(back.c) * size.height,
      height: abs(back.b) * size.width + abs(back.d) * size.height
    )
  }

  func number(_ property: Layer.Property) -> Double {
    state.styles[property].numbers.x
  }
}

// MARK: Converting

extension CALayer {
  /// Converts a point of another layer, or of the screen for nil, to this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (there, here) = (layer?.planeOnScreen ?? .screen, planeOnScreen)
    return there.convert(point, to: here)
  }

  /// Converts a point of this layer to another layer's coordinates, or the screen's for nil.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    planeOnScreen.convert(point, to: layer?.planeOnScreen ?? .screen)
  }

  /// Converts a rectangle of another layer; the answer is the upright one around it.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let (there, here) = (layer?.planeOnScreen ?? .screen, planeOnScreen)
    return there.convert(rect, to: here)
  }

  /// Converts a rectangle of this layer; the answer is the upright one around it.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    planeOnScreen.convert(rect, to: layer?.planeOnScreen ?? .screen)
  }

  /// Whether a point in the layer's own coordinates lies in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Converts a point of the superlayer to this layer's coordinates.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let own = LayerPlane.screen.holding(
      state,
      sublayerTransform: superlayer?.state.aroundAnchor
    )
    return LayerPlane.screen.convert(point, to: own)
  }

  // By model values, as UIKit converts.
  var planeOnScreen: LayerPlane {
    let outer = superlayer?.planeOnScreen ?? .screen
    return outer.holding(state, sublayerTransform: superlayer?.state.aroundAnchor)
  }
}

extension Layer {
  /// The transform of the layer's coordinates to those of its superlayer.
  var ownTransform: Transform3D {
    let anchor = bounds.lowHalf + anchorPoint * bounds.highHalf
    let z = styles[.zPosition].numbers.x
    return .translation(x: -anchor.x, y: -anchor.y) * styles.transform(.transform)
      * .translation(x: position.x, y: position.y, z: z)
  }

  /// The transform of the parts about the anchor point, or nil where it moves nothing.
  var aroundAnchor: Transform3D? {
    guard !styles.isEmpty else { return nil }
    let transform = styles.transform(.sublayerTransform)
    guard transform != .identity else { return nil }
    let anchor = bounds.lowHalf + anchorPoint * bounds.highHalf
    return .translation(x: -anchor.x, y: -anchor.y) * transform
      * .translation(x: anchor.x, y: anchor.y)
  }
}
