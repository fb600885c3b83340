internal import Foundation
internal import JankEngine
internal import JankMotion

extension CALayer {
  /// Returns the value at a key path, such as `position.x` or `transform.rotation.z`.
  ///
  /// Numbers are `CGFloat`, others the types of the properties. For any other key it is what the
  /// app stored under it.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath) else { return extras?.values[keyPath] }
    let value = state.value(of: path.property)
    return switch path.part {
    case .whole: whole(path.property, value)
    case .lanes(let first, let count): Self.lanes(value.numbers, first, count)
    case .transform(let part): Self.lanes(part.value(of: value.transform), 0, part.laneCount)
    }
  }

  /// Returns the value of a property, or what the app stored under a key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value at a key path, with an animation if one applies, or stores it under a key.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else {
      ownExtras.values[keyPath] = value
      return
    }
    guard let new = path.value(value, in: simulation) else { return }
    setValue(merged(new, at: path), of: path.property)
  }

  /// Sets the value of a property, or stores it under a key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The whole property with a component replaced.
  private func merged(_ value: LayerValue, at path: LayerKeyPath) -> LayerValue {
    let old = state.value(of: path.property)
    switch path.part {
    case .whole: return value
    case .lanes(let first, let count):
      var numbers = old.numbers
      for lane in 0..<count { numbers[first + lane] = value.numbers[lane] }
      return .numbers(numbers)
    case .transform(let part):
      return .transform(part.setting(value.numbers, in: old.transform))
    }
  }

  private func whole(_ property: Layer.Property, _ value: LayerValue) -> Any? {
    switch property {
    case .transform, .sublayerTransform: CATransform3D(value.transform)
    case .position, .anchorPoint: CGPoint(value.numbers.lowHalf)
    case .shadowOffset: CGSize(value.numbers.lowHalf)
    case .bounds: CGRect(value.numbers)
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: color(property)
    case .path: (self as? CAShapeLayer)?.path
    default: CGFloat(value.numbers.x)
    }
  }

  private static func lanes(_ numbers: SIMD4<Double>, _ first: Int, _ count: Int) -> Any {
    count == 1
      ? CGFloat(numbers[first]) : CGPoint(x: numbers[first], y: numbers[first + 1])
  }
}

extension TransformPart {
  fileprivate var laneCount: Int { self == .translation ? 2 : 1 }
}
