public import Foundation

/// A wheel that turns while something loads.
///
/// Certain: it is hidden while it stands still, unless the app wants otherwise. Inferred from
/// films: since iOS 14 it has 8 spokes and turns by one of them at a time, 8 times in 0.8 seconds.
/// While it turns, the run does not settle, as the screen of a phone does not.
open class UIActivityIndicatorView: UIView {
  /// The size and the colour; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Large and white, before iOS 13.
    case whiteLarge = 0
    /// White, before iOS 13.
    case white = 1
    /// Grey, before iOS 13.
    case gray = 2
    /// Of 20 points, grey.
    case medium = 100
    /// Of 37 points, grey.
    case large = 101
  }

  /// The size and the colour.
  open var style: Style { didSet { styleDidChange() } }
  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { showState() } }
  /// The colour of the wheel.
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! { didSet { paintWheel() } }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  private let wheel = CALayer()
  private static let spokeCount = 8
  private static let turnDuration = 0.8
  private static let turnKey = "turn"

  /// Creates a wheel of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    addWheel()
    bounds.size = intrinsicContentSize
  }

  /// Creates a wheel of medium size with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    addWheel()
  }

  /// Creates a wheel of medium size, as a storyboard does.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    addWheel()
  }

  private func addWheel() {
    isUserInteractionEnabled = false
    layer.addSublayer(wheel)
    styleDidChange()
    showState()
  }

  open override var intrinsicContentSize: CGSize {
    // Certain: 20 and 37 points.
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeWheel()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { turn() }
  }

  /// Shows the wheel and turns it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showState()
    turn()
  }

  /// Stops the wheel and hides it, if it should be.
  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: Self.turnKey)
    showState()
  }

  private func turn() {
    placeWheel()
    let steps = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let count = Self.spokeCount
    steps.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    steps.calculationMode = .discrete
    steps.duration = Self.turnDuration
    steps.repeatCount = .infinity
    wheel.add(steps, forKey: Self.turnKey)
  }

  private func showState() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  private func styleDidChange() {
    color = style == .white || style == .whiteLarge ? .white : .systemGray
    invalidateIntrinsicContentSize()
    placeWheel()
  }

  private func placeWheel() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  private func paintWheel() {
    let rgba = (color ?? .systemGray).rgba
    wheel.paint(LayerSnapshot(named: "wheel", [rgba.x, rgba.y, rgba.z, rgba.w]))
  }
}
