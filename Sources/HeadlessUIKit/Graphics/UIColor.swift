public import Foundation

/// A colour.
///
/// Colours that depend on the system's appearance are those of the light appearance.
open class UIColor: NSObject {
  let rgba: SIMD4<Double>

  init(rgba: SIMD4<Double>) {
    self.rgba = rgba
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    rgba = [white, white, white, alpha]
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Each component decreases with the distance of the hue from its own third.
    func component(_ offset: Double) -> Double {
      let sixth = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = Double.minimum(Double.minimum(sixth, 4 - sixth), 1)
      return brightness * (1 - saturation * Double.maximum(distance, 0))
    }
    rgba = [component(5), component(3), component(1), alpha]
  }

  /// Creates a colour from that of a layer.
  public init(cgColor: CGColor) {
    rgba = cgColor.rgba
  }

  /// The colour for layers.
  open var cgColor: CGColor { CGColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: rgba.w) }

  /// Returns the same colour with another alpha from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(rgba: [rgba.x, rgba.y, rgba.z, alpha])
  }

  /// Whether another object is a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.rgba == rgba
  }

  /// The hash of the components.
  open override var hash: Int { rgba.hashValue }
}

// MARK: Components

extension UIColor {
  /// Stores the components, each from 0 to 1, in the given variables; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = rgba.x
    unsafe green?.pointee = rgba.y
    unsafe blue?.pointee = rgba.z
    unsafe alpha?.pointee = rgba.w
    return true
  }
}

// MARK: Names

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Red.
  public class var red: UIColor { UIColor(rgba: [1, 0, 0, 1]) }
  /// Green.
  public class var green: UIColor { UIColor(rgba: [0, 1, 0, 1]) }
  /// Blue.
  public class var blue: UIColor { UIColor(rgba: [0, 0, 1, 1]) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(rgba: [0, 1, 1, 1]) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(rgba: [1, 1, 0, 1]) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(rgba: [1, 0, 1, 1]) }
  /// Red and half of green.
  public class var orange: UIColor { UIColor(rgba: [1, 0.5, 0, 1]) }
  /// Half of red and blue.
  public class var purple: UIColor { UIColor(rgba: [0.5, 0, 0.5, 1]) }
  /// A dark orange.
  public class var brown: UIColor { UIColor(rgba: [0.6, 0.4, 0.2, 1]) }

  /// The system's blue, the colour of controls.
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }
  /// The background colour of views.
  public class var systemBackground: UIColor { .white }
  /// The colour of text.
  public class var label: UIColor { .black }

  private convenience init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(rgba: [red / 255, green / 255, blue / 255, 1])
  }
}
