public import Foundation
internal import JankEngine

extension CALayer {
  /// The opacity of the layer, 0 to 1.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { setValue(.number(Double(newValue)), of: .opacity) }
  }

  /// Whether the layer and its sublayers are invisible.
  public var isHidden: Bool {
    get { state.isHidden }
    set { set(newValue, to: \.isHidden) }
  }

  /// Whether the sublayers are clipped to the bounds and the rounded corners.
  public var masksToBounds: Bool {
    get { number(.masksToBounds) != 0 }
    set { set(.number(newValue ? 1 : 0), to: \.styles[.masksToBounds]) }
  }

  /// The background colour; nil for none.
  public var backgroundColor: CGColor? {
    get { color(.backgroundColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .backgroundColor) }
  }

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { number(.cornerRadius) }
    set { setValue(.number(newValue), of: .cornerRadius) }
  }

  /// The width of the border inside the edges, in points.
  public var borderWidth: CGFloat {
    get { number(.borderWidth) }
    set { setValue(.number(newValue), of: .borderWidth) }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { color(.borderColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .borderColor) }
  }

  /// The opacity of the shadow, 0 to 1.
  public var shadowOpacity: Float {
    get { Float(number(.shadowOpacity)) }
    set { setValue(.number(Double(newValue)), of: .shadowOpacity) }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { number(.shadowRadius) }
    set { setValue(.number(newValue), of: .shadowRadius) }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { CGSize(state.styles[.shadowOffset].numbers.lowHalf) }
    set { setValue(.pair(SIMD2(newValue)), of: .shadowOffset) }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { color(.shadowColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .shadowColor) }
  }

  // No colour and a transparent one look the same; nil is returned for both.
  func color(_ property: Layer.Property) -> CGColor? {
    let numbers = state.styles[property].numbers
    guard numbers != .zero else { return nil }
    return CGColor(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: numbers.w)
  }
}
