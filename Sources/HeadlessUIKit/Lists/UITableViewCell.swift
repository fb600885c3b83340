public import Foundation

/// One row of a table.
open class UITableViewCell: UIView {
  /// What a row shows; raw values as in UIKit.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text and perhaps a picture.
    case `default` = 0
    /// Two texts side by side.
    case value1 = 1
    /// Two texts, the second below.
    case subtitle = 3
  }

  /// How a row looks while it is selected; raw values as in UIKit.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As ever.
    case none = 0
    /// Grey.
    case gray = 2
    /// Grey, as the system has it.
    case `default` = 3
  }

  /// Under which name the row is used again.
  public let reuseIdentifier: String?
  /// Holds what the row shows.
  public let contentView = UIView()
  /// Shows the text.
  public let textLabel: UILabel? = UILabel()
  /// Shows the second text, in styles that have one.
  public let detailTextLabel: UILabel?
  /// Shows the picture.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// How the row looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

  // How long a selection takes to fade, in seconds, and the margins of texts, in points; chosen.
  private static let fadeDuration = 0.3
  private static let margin = 16.0

  weak var table: UITableView?
  private let style: CellStyle

  /// Creates a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a row that is never used again, as a storyboard does.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    detailTextLabel = nil
    super.init(coder: coder)
    addParts()
  }

  /// Called before the row is used again.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects the row or not, at once or fading.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard animated else {
      isSelected = selected
      return
    }
    UIView.animate(withDuration: Self.fadeDuration) { self.isSelected = selected }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let image = imageView?.image?.size ?? .zero
    imageView?.frame = CGRect(
      origin: CGPoint(x: Self.margin, y: (bounds.height - image.height) / 2),
      size: image
    )
    let left = Self.margin + (image == .zero ? 0 : image.width + Self.margin)
    let room = CGRect(
      x: left,
      y: 0,
      width: max(bounds.width - left - Self.margin, 0),
      height: bounds.height
    )
    let upper = room.divided(atDistance: room.height / 2, from: .minYEdge)
    let isStacked = style == .subtitle && detailTextLabel?.text != nil
    textLabel?.frame = isStacked ? upper.slice : room
    detailTextLabel?.frame = isStacked ? upper.remainder : room
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard table?.allowsSelection == true else { return }
    isHighlighted = true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    if isInside { table?.userDidTap(self) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
  }

  private func addParts() {
    addSubview(contentView)
    detailTextLabel?.textAlignment = style == .value1 ? .right : .natural
    for part in [imageView, textLabel, detailTextLabel] {
      if let part { contentView.addSubview(part) }
    }
  }

  private func showState() {
    let isGray = selectionStyle != .none && (isSelected || isHighlighted)
    contentView.backgroundColor = isGray ? UIColor(white: 0.82, alpha: 1) : nil
  }
}

extension UITableViewCell: ReusableCell {}
