internal import Foundation
internal import JankEngine

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The animated property, such as `position.x` or `transform.rotation.z`.
  ///
  /// For a key path that is not modelled, the trace gets a warning when the animation is added, and
  /// only its time passes. Core Animation does the same with an unknown key path.
  open var keyPath: String?
  /// Whether the value is added to the current one instead of replacing it.
  open var isAdditive = false
  /// Whether each pass starts where the last one ended; for numbers, not for transforms.
  open var isCumulative = false

  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// Creates an animation without a property.
  public override convenience init() {
    self.init(keyPath: nil)
  }

  func course(
    along keyPath: LayerKeyPath,
    in simulation: Simulation
  ) -> LayerAnimation.Course { .nothing }

  override func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    guard let keyPath, let target = LayerKeyPath(keyPath) else {
      place.simulation.warn("nothing can be animated at the key path \(keyPath ?? "nil")")
      return super.changes(place)
    }
    var change = makeChange(
      place,
      target: target,
      course: course(along: target, in: place.simulation),
      blend: isAdditive ? .adds : .replaces
    )
    change.isCumulative = isCumulative && !target.isWholeTransform
    return [change]
  }
}

extension LayerKeyPath {
  /// Whether the values are transforms rather than numbers.
  var isWholeTransform: Bool {
    part == .whole && (property == .transform || property == .sublayerTransform)
  }

  /// Converts a value from an app for the key path; returns nil with a warning for a wrong type.
  func value(_ given: Any?, in simulation: Simulation) -> LayerValue? {
    guard let given else { return nil }
    let value: LayerValue? =
      switch given {
      case let transform as CATransform3D: isWholeTransform ? .transform(transform.matrix) : nil
      case let transform as CGAffineTransform:
        isWholeTransform ? .transform(Transform3D(PlaneTransform(transform))) : nil
      case _ where property == .path: Self.path(given).map { .path(LayerPath($0)) }
      default: isWholeTransform ? nil : Self.numbers(given).map { .numbers($0) }
      }
    #if !canImport(Darwin)
    if isWholeTransform, let boxed = given as? NSValue, boxed.isTransform {
      return .transform(boxed.caTransform3DValue.matrix)
    }
    #endif
    if value == nil {
      simulation.warn("\(property.key) cannot be animated to a \(type(of: given))")
    }
    return value
  }

  private static func path(_ given: Any) -> CGPath? {
    #if canImport(Darwin)
    let given = given as AnyObject
    return CFGetTypeID(given) == CGPath.typeID ? unsafeDowncast(given, to: CGPath.self) : nil
    #else
    return given as? CGPath
    #endif
  }

  private static func numbers(_ given: Any) -> SIMD4<Double>? {
    if let value = given as? NSValue, !(given is NSNumber) { return structure(value) }
    return switch given {
    case let number as CGFloat: [number, 0, 0, 0]
    case let number as Double: [number, 0, 0, 0]
    case let number as Float: [Double(number), 0, 0, 0]
    case let number as Int: [Double(number), 0, 0, 0]
    case let number as NSNumber: [number.doubleValue, 0, 0, 0]
    case let point as CGPoint: SIMD4(point)
    case let size as CGSize: [size.width, size.height, 0, 0]
    case let rect as CGRect: SIMD4(rect)
    case let color as CGColor: SIMD4(color)
    default: nil
    }
  }

  /// The numbers of a boxed point, size or rectangle.
  private static func structure(_ value: NSValue) -> SIMD4<Double>? {
    // Inferred: the type begins with the name, as in {CGRect={CGPoint=dd}{CGSize=dd}}.
    let type = unsafe String(cString: value.objCType).prefix { $0 != "=" }
    if type.contains("Point") { return SIMD4(value.pointValue) }
    if type.contains("Size") { return SIMD4(CGPoint(SIMD2(value.sizeValue))) }
    return type.contains("Rect") ? SIMD4(value.rectValue) : nil
  }
}
