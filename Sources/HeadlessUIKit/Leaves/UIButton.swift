public import Foundation

/// A control with a title or a picture that does something when it is tapped.
open class UIButton: UIControl {
  /// What kind of button it is; raw values as in UIKit.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Looks as the app makes it.
    case custom = 0
    /// Has its title in the tint colour.
    case system = 1
    /// Closes something.
    case close = 7
  }

  /// What kind of button it is.
  public let buttonType: ButtonType
  /// Shows the title.
  public let titleLabel: UILabel? = UILabel()
  /// Shows the picture.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The room between the edges and what is shown, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentsDidChange() } }
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button of a kind, without size.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a button that fills a rectangle of its future superview, in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    addParts()
  }

  /// Creates a system button that does one thing.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button without size, as a storyboard does.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    addParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleLabel?.intrinsicContentSize ?? .zero, currentImage?.size ?? .zero)
    return CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let (title, image) = (titleLabel?.intrinsicContentSize ?? .zero, currentImage?.size ?? .zero)
    // The picture before the title, both in the middle.
    var x = room.midX - (title.width + image.width) / 2
    imageView?.frame = CGRect(origin: CGPoint(x: x, y: room.midY - image.height / 2), size: image)
    x += image.width
    titleLabel?.frame = CGRect(origin: CGPoint(x: x, y: room.midY - title.height / 2), size: title)
  }

  override func stateDidChange() { contentsDidChange() }
}

extension UIButton {
  /// Sets the title for a state; states without one show that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentsDidChange()
  }

  /// Sets the colour of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentsDidChange()
  }

  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentsDidChange()
  }

  /// The title for a state, or nil where none was set for it.
  public func title(for state: State) -> String? { titles[state] }

  /// The picture for a state, or nil where none was set for it.
  public func image(for state: State) -> UIImage? { images[state] }

  /// The title that is shown.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The picture that is shown.
  public var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// The colour of the title that is shown.
  public var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if !isEnabled { return .systemGray }
    // Certain: white in a custom button, the tint colour in one of the system.
    return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
  }

  private func addParts() {
    for part in [imageView, titleLabel] {
      part?.isUserInteractionEnabled = false
      if let part { addSubview(part) }
    }
  }

  private func contentsDidChange() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
