public import Foundation

/// A control that chooses a value by the position of its thumb.
open class UISlider: UIControl {
  /// The smallest value.
  open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
  /// The largest value.
  open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
  /// Whether actions are sent while the thumb moves, and not only at its end.
  open var isContinuous = true
  /// The value, between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  private var current: Float = 0
  private let track = UIView()
  private let thumb = UIView()
  // The size of the thumb of iOS, in points; inferred from measurements.
  private static let thumbSide: CGFloat = 28

  /// Creates a slider with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.backgroundColor = .lightGray
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.thumbSide / 2
  }

  /// Creates a slider with size zero, as a storyboard does.
  public required convenience init?(coder: NSCoder) {
    self.init(frame: .zero)
  }

  /// Sets the value, limited to the range, and moves the thumb.
  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), maximumValue)
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) { self.placeParts() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbSide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let (side, length) = (Self.thumbSide, max(bounds.width - Self.thumbSide, 0))
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((current - minimumValue) / range) : 0
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    thumb.frame = CGRect(x: share * length, y: bounds.midY - side / 2, width: side, height: side)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    super.touchesEnded(touches, with: event)
    sendActions(for: .valueChanged)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard isEnabled, let touch = touches.first else { return }
    let length = max(bounds.width - Self.thumbSide, 1)
    let share = Float((touch.location(in: self).x - Self.thumbSide / 2) / length)
    value = minimumValue + share * (maximumValue - minimumValue)
  }
}
