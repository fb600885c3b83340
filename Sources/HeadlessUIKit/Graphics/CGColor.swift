public import Foundation

#if !canImport(Darwin)

/// A colour of a layer: red, green, blue and alpha from 0 to 1.
public final class CGColor: Hashable, Sendable {
  let rgba: SIMD4<Double>

  init(rgba: SIMD4<Double>) {
    self.rgba = rgba
  }

  /// Creates a colour from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: [red, green, blue, alpha])
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(rgba: [gray, gray, gray, alpha])
  }

  /// Red, green, blue and alpha from 0 to 1.
  public var components: [CGFloat]? { [rgba.x, rgba.y, rgba.z, rgba.w] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The opacity of the colour, 0 to 1.
  public var alpha: CGFloat { rgba.w }

  /// Returns the same colour with another alpha from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba: [rgba.x, rgba.y, rgba.z, alpha])
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}

#else

extension CGColor {
  var rgba: SIMD4<Double> {
    let parts = components ?? []
    if parts.count == 4 { return [parts[0], parts[1], parts[2], parts[3]] }
    return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : .zero
  }
}

#endif

extension SIMD4<Double> {
  /// The components of a colour; nil is fully transparent.
  init(_ color: CGColor?) {
    self = color?.rgba ?? .zero
  }
}
