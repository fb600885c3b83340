public import Foundation
internal import JankEngine

extension CALayer {
  /// The position of the anchor point in the superlayer, in points.
  public var position: CGPoint {
    get { CGPoint(device.position(of: id)) }
    set { move(to: SIMD2(newValue)) }
  }

  /// The distance in front of the superlayer, in points.
  ///
  /// It matters under a perspective only; the order of sublayers decides which one is in front.
  public var zPosition: CGFloat {
    get { number(.zPosition) }
    set { setValue(.number(newValue), of: .zPosition) }
  }

  /// The origin and size in the layer's own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(device.bounds(of: id)) }
    set { resize(to: SIMD4(newValue)) }
  }

  /// The point of the bounds to which ``position`` refers, in fractions of the size.
  ///
  /// Setting it moves the layer, since the position does not change.
  public var anchorPoint: CGPoint {
    get { CGPoint(state.anchorPoint) }
    set { setValue(.pair(SIMD2(newValue)), of: .anchorPoint) }
  }

  /// The transform of the layer about its anchor point.
  public var transform: CATransform3D {
    get { CATransform3D(state.styles.transform(.transform)) }
    set { setValue(.transform(newValue.matrix), of: .transform) }
  }

  /// The transform of the sublayers about the layer's anchor point, such as a shared perspective.
  public var sublayerTransform: CATransform3D {
    get { CATransform3D(state.styles.transform(.sublayerTransform)) }
    set { setValue(.transform(newValue.matrix), of: .sublayerTransform) }
  }

  /// Returns ``transform`` as a two-dimensional transform; the identity if it is not one.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets ``transform`` to a two-dimensional transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding rectangle of the layer in its superlayer, in points.
  ///
  /// Apple's documentation leaves setting it under a transform undefined. Here a rectangle of the
  /// same size moves the layer and keeps its bounds. For another size, the bounds are what the
  /// transform maps to that size, which is a guess for a rotated layer. A layer that a transform
  /// moved out of its plane is placed where the rectangle would be without the transform (inferred:
  /// navigation stacks set the frames of views that libraries have rotated away, and those return
  /// to the right position).
  var ownFrame: CGRect {
    get {
      guard isTransformed else {
        let size = device.bounds(of: id).highHalf
        let origin = device.position(of: id) - device.anchorPoint(of: id) * size
        return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
      }
      let projection = PlaneProjection(state.ownTransform)
      return CGRect(around: bounds.corners.map { projection.apply(to: $0) })
    }
    set {
      guard isTransformed else { return setUprightFrame(newValue) }
      let growth = SIMD2(newValue.size) - SIMD2(ownFrame.size)
      // The size may differ by rounding after the transform and its inverse.
      let isOfOtherSize = (growth * growth).sum() > 1e-12
      if isOfOtherSize, !CATransform3DIsAffine(transform) {
        setUprightFrame(newValue)
      } else {
        if isOfOtherSize { bounds.size = untransformed(newValue.size) }
        let way = SIMD2(newValue.origin) - SIMD2(ownFrame.origin)
        position = CGPoint(SIMD2(position) + way)
      }
    }
  }

  private var isTransformed: Bool { device.hasOwn(.transform, in: id) }

  private func setUprightFrame(_ frame: CGRect) {
    let size = SIMD2(frame.size)
    let anchorPoint = device.anchorPoint(of: id)
    resize(to: SIMD4(lowHalf: device.bounds(of: id).lowHalf, highHalf: size))
    move(to: SIMD2<Double>(frame.minX, frame.minY) + anchorPoint * size)
  }

  /// Returns the size that the transform maps to a bounding rectangle of a size.
  private func untransformed(_ size: CGSize) -> CGSize {
    let back = affineTransform().inverted()
    return CGSize(
      width: abs(back.a) * size.width + abs(back.c) * size.height,
      height: abs(back.b) * size.width + abs(back.d) * size.height
    )
  }

  func number(_ property: Layer.Property) -> Double {
    device.value(of: property, in: id).numbers.x
  }
}

// MARK: Moving and resizing

// Both are set more often than all other values, and are compared and stored as numbers.
extension CALayer {
  /// Sets the position, in points, with an animation if one applies.
  func move(to position: SIMD2<Double>) {
    let old = device.position(of: id)
    guard position != old else { return }
    if mayAnimate { animateChange(of: .position, from: .pair(old), to: .pair(position)) }
    device.setPosition(position, of: id)
    if isPlacedByConstraints { view?.placeDidChange() }
  }

  /// Sets the bounds, in points, with an animation if one applies.
  func resize(to bounds: SIMD4<Double>) {
    let old = device.bounds(of: id)
    guard bounds != old else { return }
    if mayAnimate { animateChange(of: .bounds, from: .numbers(old), to: .numbers(bounds)) }
    device.setBounds(bounds, of: id)
    view?.boundsDidChange(from: old.highHalf, to: bounds.highHalf)
    if isPlacedByConstraints { view?.placeDidChange() }
  }

  private var mayAnimate: Bool { owner.isNil || device.isAnimatingChanges }

  private var isPlacedByConstraints: Bool { owner.read { $0.layoutTraits != nil } ?? false }
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

  /// Converts a rectangle of another layer to its bounding rectangle in this layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let (there, here) = (layer?.planeOnScreen ?? .screen, planeOnScreen)
    return there.convert(rect, to: here)
  }

  /// Converts a rectangle of this layer to its bounding rectangle in another layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    planeOnScreen.convert(rect, to: layer?.planeOnScreen ?? .screen)
  }

  /// Whether a point in the layer's own coordinates lies in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let own = LayerPlane.screen.holding(
      state,
      sublayerTransform: superlayer?.state.aroundAnchor
    )
    return LayerPlane.screen.convert(point, to: own)
  }

  // By model values, as UIKit does.
  var planeOnScreen: LayerPlane {
    let outer = superlayer?.planeOnScreen ?? .screen
    return outer.holding(state, sublayerTransform: superlayer?.state.aroundAnchor)
  }
}

extension Layer {
  var ownTransform: Transform3D {
    let anchor = bounds.lowHalf + anchorPoint * bounds.highHalf
    let z = styles[.zPosition].numbers.x
    return .translation(x: -anchor.x, y: -anchor.y) * styles.transform(.transform)
      * .translation(x: position.x, y: position.y, z: z)
  }

  /// The transform of the sublayers about the anchor point, or nil for the identity.
  var aroundAnchor: Transform3D? {
    guard !styles.isEmpty else { return nil }
    let transform = styles.transform(.sublayerTransform)
    guard transform != .identity else { return nil }
    let anchor = bounds.lowHalf + anchorPoint * bounds.highHalf
    return .translation(x: -anchor.x, y: -anchor.y) * transform
      * .translation(x: anchor.x, y: anchor.y)
  }
}
