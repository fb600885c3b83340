public import Foundation

/// The horizontal alignment of text; raw values as in UIKit.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// Centred.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the edge where text begins.
  case natural = 4
}

/// How lines that are too long end; raw values as in UIKit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// With the next line, between words.
  case byWordWrapping = 0
  /// With the next line, between letters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// With an ellipsis at the start.
  case byTruncatingHead = 3
  /// With an ellipsis at the end.
  case byTruncatingTail = 4
  /// With an ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// The place of a text whose font has shrunk; raw values as in UIKit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the line of the original font.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// A view that shows text, as one layer.
///
/// The text's size is an estimate; see ``UIFont``. A change of the text, its appearance or the size
/// redraws the layer, which is main-thread work.
open class UILabel: UIView {
  /// The text, or nil for none.
  open var text: String? { didSet { if text != oldValue { contentsDidChange() } } }
  /// The font; the default is the system font at 17 points.
  open var font = UIFont.systemFont(ofSize: 17) { didSet { contentsDidChange() } }
  /// The colour of the text.
  open var textColor = UIColor.label { didSet { contentsDidChange() } }
  /// The horizontal alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 { didSet { contentsDidChange() } }

  /// How lines that are too long end; it does not change the size of the text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentsDidChange() } }
  /// Whether the font shrinks until the text fits; not followed here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest fraction of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// The place of a text whose font has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Creates a label with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Certain: touches go to the view behind a label.
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates a label with size zero, as a storyboard does.
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

  /// The maximum line width if constraints set none, in points; 0 means no limit.
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
    // Almost all labels have the default, which has no number.
    let breaks = lineBreakMode == .byTruncatingTail ? [] : [Double(lineBreakMode.rawValue)]
    let shape = [Double(textAlignment.rawValue), Double(numberOfLines)] + breaks
    layer.paint(LayerSnapshot(named: text, looks + shape))
    setNeedsDisplay()
  }

  override var drawsContents: Bool { text?.isEmpty == false }

  override func paintDrawing() {}
}
