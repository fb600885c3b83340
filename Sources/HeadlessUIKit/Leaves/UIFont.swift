public import Foundation

/// A typeface at a size.
///
/// There are no letters to draw; what a font decides is how much room text takes.
open class UIFont: NSObject {
  /// How heavy the strokes are; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The figure, -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its figure.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As in running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The text behind the name.
    public let rawValue: String

    /// Creates a style from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a page.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The head of a paragraph.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A remark.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A legend.
    public static let caption1 = TextStyle(rawValue: "caption1")
  }

  /// The size, in points.
  public let pointSize: CGFloat
  let weight: Weight

  private init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
  }

  /// The system's font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system's font at a size in points, of a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's bold font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font for a purpose, at the size it has by default.
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

  /// The same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line, in points.
  ///
  /// Inferred from a line of the system's font at 17 points, which is 20.287 high.
  open var lineHeight: CGFloat { pointSize * 1.193359375 }
}

// MARK: Measuring

extension UIFont {
  /// How wide a letter is on average, as a share of the font's size.
  ///
  /// The widths of the system's letters are unknown here: our choice.
  static let letterWidth = 0.5

  /// The room that a text takes when lines may not be wider than a width, in points.
  ///
  /// - Parameters:
  ///   - text: the text; it is broken between words.
  ///   - width: the greatest width of a line.
  ///   - lineLimit: the greatest number of lines; 0 is any.
  /// - Returns: The width of the longest line and the height of all, rounded up to whole points.
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
