public import Foundation

/// How text lies across its room; raw values as in UIKit.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// To the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both edges.
  case justified = 3
  /// To where text begins.
  case natural = 4
}

/// A text: one layer painted with a picture, which is another whenever the text or its looks are.
///
/// How much room it takes is an estimate; see ``UIFont``. It is drawn, which takes the main thread,
/// whenever the text, its looks or the size change.
open class UILabel: UIView {
  /// The text, or nil for none.
  open var text: String? { didSet { if text != oldValue { contentsDidChange() } } }
  /// The font of the text: that of the system at 17 points unless set.
  open var font = UIFont.systemFont(ofSize: 17) { didSet { contentsDidChange() } }
  /// The colour of the text.
  open var textColor = UIColor.label { didSet { contentsDidChange() } }
  /// How the text lies across its room.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// The greatest number of lines; 0 is any.
  open var numberOfLines = 1 { didSet { contentsDidChange() } }

  /// Creates a label that fills a rectangle of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Certain: touches go to what is behind a label.
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates a label without size, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: lineWidthLimit, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return font.size(of: text ?? "", within: width, lineLimit: numberOfLines)
  }

  /// How wide lines may be where constraints do not say, in points; 0 is any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentsDidChange() } }

  private var lineWidthLimit: CGFloat {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
  }

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    guard let text, !text.isEmpty else {
      layer.paint(nil)
      return
    }
    let color = textColor.rgba
    let looks = [font.pointSize, font.weight.rawValue, color.x, color.y, color.z, color.w]
    let shape = [Double(textAlignment.rawValue), Double(numberOfLines)]
    layer.paint(LayerPicture(named: text, looks + shape))
    setNeedsDisplay()
  }

  override var drawsContents: Bool { text?.isEmpty == false }

  // The text and its looks decide what is shown.
  override func paintDrawing() {}
}
