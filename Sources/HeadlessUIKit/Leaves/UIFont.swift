public import Foundation

/// The system's typeface at a size.
///
/// Text is not drawn as letters; a font only determines the size of text.
open class UIFont: NSObject {
  /// The weight of the strokes; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its raw value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The heading of a paragraph.
    public static let headline = TextStyle(rawValue: "headline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
  }

  /// The size, in points.
  public let pointSize: CGFloat
  let weight: Weight

  private init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
  }

  /// Returns the regular system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the system font of a weight at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the bold system font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the system font for a purpose, at its default size.
  ///
  /// Certain: the sizes of Apple's Human Interface Guidelines for the default setting.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .footnote: 13
      case .caption1: 12
      default: 17
      }
    return UIFont(size: size, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line, in points.
  ///
  /// Inferred from a line of the system's font at 17 points, which is 20.287 high.
  open var lineHeight: CGFloat { pointSize * 1.193359375 }
}

// MARK: Measuring

extension UIFont {
  /// The average width of a letter as a fraction of the point size; our choice, since the widths of
  /// the system font's letters are unknown here.
  static let letterWidth = 0.5

  /// Returns the size of a text whose lines break between words at `width`, rounded up to whole
  /// points; a `lineLimit` of 0 means no limit.
  func size(of text: String, within width: CGFloat, lineLimit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var lines: [CGFloat] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += lineWidths(of: paragraph, within: lineLimit == 1 ? .infinity : width)
    }
    if lineLimit > 0 { lines = Array(lines.prefix(lineLimit)) }
    let height = (lineHeight * CGFloat(lines.count)).rounded(.up)
    return CGSize(width: min((lines.max() ?? 0).rounded(.up), width), height: height)
  }

  private func lineWidths(of paragraph: Substring, within width: CGFloat) -> [CGFloat] {
    let letter = pointSize * Self.letterWidth
    var lines: [CGFloat] = [0]
    for word in paragraph.split(separator: " ") {
      let (used, length) = (lines[lines.count - 1], CGFloat(word.count) * letter)
      let needed = used == 0 ? length : used + letter + length
      if needed <= width || used == 0 {
        lines[lines.count - 1] = needed
      } else {
        lines.append(length)
      }
    }
    return lines
  }
}
