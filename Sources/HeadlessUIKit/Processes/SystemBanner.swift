internal import Foundation

/// The banner of a call or a notification: a blurred card with an icon and two lines.
///
/// Its blur costs the GPU a pass in each frame. Sizes are general knowledge, rounded.
final class SystemBanner: UIView {
  static let height = 84.0
  private static let margin = 8.0
  private static let top = 12.0

  /// Creates a banner above the upper edge of a screen.
  init(on screen: CGRect) {
    let width = screen.width - 2 * Self.margin
    let size = CGSize(width: width, height: Self.height)
    super.init(frame: CGRect(origin: CGPoint(x: Self.margin, y: -Self.height), size: size))
    layer.name = "banner"
    let card = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    card.frame = bounds
    addSubview(card)
    let icon = UIView(frame: CGRect(x: 16, y: 22, width: 40, height: 40))
    icon.backgroundColor = .green
    card.contentView.addSubview(icon)
    for line in 0..<2 {
      let text = UIView(frame: CGRect(x: 72, y: 24 + 22 * Double(line), width: 160, height: 14))
      text.backgroundColor = .black
      card.contentView.addSubview(text)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Slides in.
  func slideIn() {
    UIView.animate(withDuration: SystemTimes.animation) { [unowned self] in
      frame.origin.y = Self.top
    }
  }

  /// Slides out, and leaves its superview.
  func slideOut() {
    UIView.animate(withDuration: SystemTimes.animation) { [unowned self] in
      frame.origin.y = -Self.height
    } completion: { [weak self] _ in
      // The next banner may have come meanwhile.
      if let self, frame.origin.y < 0 { removeFromSuperview() }
    }
  }
}
