public import Foundation

/// A cell of a table view.
open class UITableViewCell: UIView {
  /// The content of a cell; raw values as in UIKit.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text and an optional image.
    case `default` = 0
    /// Two texts side by side.
    case value1 = 1
    /// Two texts, the second one below.
    case subtitle = 3
  }

  /// The appearance of a selected cell; raw values as in UIKit.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Unchanged.
    case none = 0
    /// Grey.
    case gray = 2
    /// The system's default, grey.
    case `default` = 3
  }

  /// The identifier for reuse.
  public let reuseIdentifier: String?
  /// The view that contains the cell's content.
  public let contentView = UIView()
  /// The label of the text.
  public let textLabel: UILabel? = UILabel()
  /// The label of the second text, in styles that have one.
  public let detailTextLabel: UILabel?
  /// The view of the image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a touch is down on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

  // The duration of the selection's fade, in seconds, and the margins of texts, in points; chosen.
  private static let fadeDuration = 0.3
  private static let margin = 16.0

  weak var table: UITableView?
  /// Performs the segue of a storyboard that a selection triggers.
  var selectionSegue: ((UITableViewCell) -> Void)?
  private let style: CellStyle

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a cell as a storyboard does, with the identifier of the file for reuse.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = coder.storedReuseIdentifier
    detailTextLabel = nil
    super.init(coder: coder)
    addParts()
  }

  /// Called before the cell is reused.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects or deselects the cell, with an optional fade.
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

  // MARK: Touches

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
