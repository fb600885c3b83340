public import Foundation

/// A control with a title or an image that performs an action when tapped.
open class UIButton: UIControl {
  /// The style of a button; raw values as in UIKit.
  public enum ButtonType: Int, Hashable, Sendable {
    /// The app defines the appearance.
    case custom = 0
    /// The title has the tint colour.
    case system = 1
    /// A button that closes something.
    case close = 7
  }

  /// The style of the button.
  public let buttonType: ButtonType
  /// The label of the title.
  public let titleLabel: UILabel? = UILabel()
  /// The view of the image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The distance from the edges to the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentsDidChange() } }
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  // Created on demand: few buttons have one.
  private var backgroundView: UIImageView?

  /// Creates a button of a style, with size zero.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a custom button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    addParts()
  }

  /// Creates a button that performs an action, by default in the system style.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button as a storyboard does, with the style of the file, or else a custom one.
  public required init?(coder: NSCoder) {
    buttonType =
      switch coder.storedButtonType {
      case "system", "roundedRect": .system
      case "close": .close
      default: .custom
      }
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
    backgroundView?.frame = bounds
    let room = bounds.inset(by: contentEdgeInsets)
    let (title, image) = (titleLabel?.intrinsicContentSize ?? .zero, currentImage?.size ?? .zero)
    // The image precedes the title, both centred.
    var x = room.midX - (title.width + image.width) / 2
    imageView?.frame = CGRect(origin: CGPoint(x: x, y: room.midY - image.height / 2), size: image)
    x += image.width
    titleLabel?.frame = CGRect(origin: CGPoint(x: x, y: room.midY - title.height / 2), size: title)
  }

  override func stateDidChange() { contentsDidChange() }
}

extension UIButton {
  /// Sets the title for a state; states without a title show that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentsDidChange()
  }

  /// Sets the title's colour for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentsDidChange()
  }

  /// Sets the image for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentsDidChange()
  }

  /// Sets the image that fills the button behind its content for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    if backgroundView == nil, image != nil {
      let view = UIImageView(frame: bounds)
      insertSubview(view, at: 0)
      backgroundView = view
    }
    contentsDidChange()
  }

  /// Returns the image behind the content that was set for a state, or nil.
  public func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// The image behind the content on screen.
  public var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  /// Returns the title set for a state, or nil.
  public func title(for state: State) -> String? { titles[state] }

  /// Returns the image set for a state, or nil.
  public func image(for state: State) -> UIImage? { images[state] }

  /// The title on screen.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The image on screen.
  public var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// The title's colour on screen.
  public var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if !isEnabled { return .systemGray }
    // Certain: white in a custom button, the tint colour in a system button.
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
    backgroundView?.image = currentBackgroundImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
