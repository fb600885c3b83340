#if !canImport(Darwin)
public import Foundation

// With Objective-C a structure in a value is that structure to a cast: `userInfo[key] as? CGRect`
// finds an `NSValue`. These conformances make it so on Linux too.

extension NSValue {
  fileprivate func holds(_ structure: String) -> Bool {
    // Inferred: the type begins with the name, as in {CGRect={CGPoint=dd}{CGSize=dd}}.
    unsafe String(cString: objCType).prefix { $0 != "=" }.contains(structure)
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value with the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the rectangle out of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes the rectangle out of a value; returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard source.holds("Rect") else { return false }
    result = source.rectValue
    return true
  }

  /// Returns the rectangle of a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns a value with the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Takes the point out of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Takes the point out of a value; returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    guard source.holds("Point") else { return false }
    result = source.pointValue
    return true
  }

  /// Returns the point of a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns a value with the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Takes the size out of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Takes the size out of a value; returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    guard source.holds("Size") else { return false }
    result = source.sizeValue
    return true
  }

  /// Returns the size of a value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}
#endif
