public import Foundation
internal import JankEngine

/// What a view does to what is behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view and lays a colour over it.
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur and how light the colour is; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the system has it.
    case regular = 4
    /// More prominent than that.
    case prominent = 5
    /// Of which little is seen through.
    case systemMaterial = 8
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
  }

  /// The radius of the blur in points, and the colour.
  ///
  /// Certain for the first three: Apple's sample code for blurred pictures of these names. That the
  /// others are as the light one is our choice.
  var figures: (radius: Double, tint: UIColor) {
    switch style {
    case .extraLight: (20, UIColor(white: 0.97, alpha: 0.82))
    case .dark: (20, UIColor(white: 0.11, alpha: 0.73))
    case .light, .regular, .prominent, .systemMaterial: (30, UIColor(white: 1, alpha: 0.3))
    }
  }
}

/// A view that does something to what is behind it, as a blur does.
///
/// It is three layers, as UIKit's is: what blurs, what colours and ``contentView``. Setting the
/// effect inside an animation animates both. As long as its radius is above 0 or animated, the blur
/// takes the graphics processor a pass over its pixels.
open class UIVisualEffectView: UIView {
  /// Holds what lies on top of the effect.
  public let contentView = UIView()
  /// What is done, or nil for nothing.
  open var effect: UIVisualEffect? { didSet { applyEffect() } }

  private let backdrop = UIView()
  private let tint = UIView()

  /// Creates a view without size that has an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view without size and without effect, as a storyboard does.
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
    let figures = (effect as? UIBlurEffect)?.figures
    backdrop.layer.setValue(.number(figures?.radius ?? 0), of: .backdropBlur)
    tint.backgroundColor = figures?.tint
  }
}
