public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track of a switch that is on; nil for the system's green.
  open var onTintColor: UIColor? { didSet { paintParts() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { paintParts() } }

  private var isSwitchedOn = false
  private let track = UIView()
  private let thumb = UIView()
  // Certain: the size of the control, in points. Inferred: the thumb's margin and the duration.
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2
  private static let duration = 0.25

  /// Creates a switch at a place; it always has the size of the system.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a switch that is off, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    addParts()
  }

  private func addParts() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
    paintParts()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Switches on or off, without an action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSwitchedOn else { return }
    isSwitchedOn = on
    guard animated else { return showState() }
    UIView.animate(withDuration: Self.duration) { self.showState() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isSwitching = isEnabled && isHighlighted
    // Certain: an action of the user is animated and sent, one of the app is not sent. Inferred:
    // whoever hears of the touch finds the new value.
    if isSwitching { setOn(!isOn, animated: true) }
    super.touchesEnded(touches, with: event)
    if isSwitching { sendActions(for: .valueChanged) }
  }

  private func showState() {
    paintParts()
    placeParts()
  }

  private func paintParts() {
    let off = UIColor(white: 0.91, alpha: 1)
    track.backgroundColor = isSwitchedOn ? onTintColor ?? .systemGreen : off
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func placeParts() {
    let side = Self.size.height - 2 * Self.margin
    let x = isSwitchedOn ? Self.size.width - side - Self.margin : Self.margin
    track.frame = CGRect(origin: .zero, size: Self.size)
    thumb.frame = CGRect(x: x, y: Self.margin, width: side, height: side)
  }
}
