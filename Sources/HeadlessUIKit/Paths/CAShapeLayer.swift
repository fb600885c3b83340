public import Foundation
internal import JankEngine

/// A layer that shows a path: filled, with a line along it, or both.
///
/// As a mask its filled path decides what is seen, which is how circles open over a page. A change
/// of the path itself is never animated implicitly; certain.
open class CAShapeLayer: CALayer {
  /// The path in the layer's own coordinates.
  open var path: CGPath? {
    get {
      let elements = state.styles[.path].path.elements
      return elements.isEmpty ? nil : .made(of: PathDraft(elements))
    }
    set { set(.path(LayerPath(newValue)), to: \.styles[.path]) }
  }

  /// The colour inside the path: black unless set; nil is none.
  open var fillColor: CGColor? {
    get { color(.fillColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .fillColor) }
  }

  /// The colour of the line along the path; nil is none.
  open var strokeColor: CGColor? {
    get { color(.strokeColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .strokeColor) }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { number(.lineWidth) }
    set { setValue(.number(newValue), of: .lineWidth) }
  }

  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat {
    get { number(.strokeStart) }
    set { setValue(.number(newValue), of: .strokeStart) }
  }

  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat {
    get { number(.strokeEnd) }
    set { setValue(.number(newValue), of: .strokeEnd) }
  }

  /// Which places are inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { style(0, of: CAShapeLayerFillRule.allCases) }
    set { setStyle(newValue, at: 0, of: CAShapeLayerFillRule.allCases) }
  }

  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { style(1, of: CAShapeLayerLineCap.allCases) }
    set { setStyle(newValue, at: 1, of: CAShapeLayerLineCap.allCases) }
  }

  /// How the line turns.
  open var lineJoin: CAShapeLayerLineJoin {
    get { style(2, of: CAShapeLayerLineJoin.allCases) }
    set { setStyle(newValue, at: 2, of: CAShapeLayerLineJoin.allCases) }
  }

  /// A layer that shows what this one shows at this moment, or nil before its first commit.
  open override func presentation() -> CAShapeLayer? {
    device.layers.isKnown(id) ? CAShapeLayer(showing: self) : nil
  }

  private func style<Style>(_ lane: Int, of all: [Style]) -> Style {
    all[Int(state.styles[.lineStyle].numbers[lane])]
  }

  private func setStyle<Style: Equatable>(_ style: Style, at lane: Int, of all: [Style]) {
    guard let index = all.firstIndex(of: style) else {
      fatalError("a shape cannot be drawn \(style)")
    }
    var numbers = state.styles[.lineStyle].numbers
    numbers[lane] = Double(index)
    set(.numbers(numbers), to: \.styles[.lineStyle])
  }
}

extension LayerPath {
  init(_ path: CGPath?) {
    self.init(path?.draft.elements ?? [])
  }
}

/// Which places are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
  public let rawValue: String

  /// Creates a rule from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those around which the path goes more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")

  fileprivate static let allCases = [nonZero, evenOdd]
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
  public let rawValue: String

  /// Creates a shape from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Square, at its last point.
  public static let butt = Self(rawValue: "butt")
  /// Round, around its last point.
  public static let round = Self(rawValue: "round")
  /// Square, half a width beyond its last point.
  public static let square = Self(rawValue: "square")

  fileprivate static let allCases = [butt, round, square]
}

/// How a line turns at a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
  public let rawValue: String

  /// Creates a shape from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// To a point.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")

  fileprivate static let allCases = [miter, round, bevel]
}
