public import Foundation
internal import JankEngine

/// An effect on the content behind a view.
open class UIVisualEffect: NSObject {}

/// An effect that blurs and tints the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The strength of the blur and its tint; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// The system's default.
    case regular = 4
    /// More prominent than ``regular``.
    case prominent = 5
    /// The most translucent material.
    case systemUltraThinMaterial = 6
    /// More translucent than ``systemMaterial``.
    case systemThinMaterial = 7
    /// Nearly opaque.
    case systemMaterial = 8
    /// More opaque than ``systemMaterial``.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
  }

  /// The blur radius in points, and the tint.
  ///
  /// Certain for the first three: Apple's sample code for blurred images of these names. Our
  /// choice: the other styles equal the light one.
  var metricValues: (radius: Double, tint: UIColor) {
    switch style {
    case .extraLight: (20, UIColor(white: 0.97, alpha: 0.82))
    case .dark: (20, UIColor(white: 0.11, alpha: 0.73))
    default: (30, UIColor(white: 1, alpha: 0.3))
    }
  }
}

/// Lets content stand out from the blur below it.
///
/// Our choice: it costs nothing, and content keeps its colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content above a blur; the blur is not read.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that applies an effect, such as a blur, to the content behind it.
///
/// Its three layers are UIKit's: blur, tint and ``contentView``. Setting the effect inside an
/// animation animates the blur and the tint. While its radius is above 0 or animated, the blur
/// costs the GPU one pass over its pixels.
open class UIVisualEffectView: UIView {
  /// The view that contains the content above the effect.
  public let contentView = UIView()
  /// The effect, or nil for none.
  open var effect: UIVisualEffect? { didSet { applyEffect() } }

  private let backdrop = UIView()
  private let tint = UIView()

  /// Creates a view with a frame in points and no effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view with size zero and an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view with size zero and no effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view with size zero and no effect, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    for part in [backdrop, tint, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    backdrop.isUserInteractionEnabled = false
    tint.isUserInteractionEnabled = false
    applyEffect()
  }

  private func applyEffect() {
    let metricValues = (effect as? UIBlurEffect)?.metricValues
    backdrop.layer.setValue(.number(metricValues?.radius ?? 0), of: .backdropBlur)
    tint.backgroundColor = metricValues?.tint
  }
}
