public import Foundation
internal import JankEngine

/// A layer that fills or strokes a path.
///
/// As a mask, its filled path defines the visible area, for example an opening circle. Changes of
/// the path are never animated implicitly; certain.
open class CAShapeLayer: CALayer {
  /// The path in the layer's own coordinates.
  open var path: CGPath? {
    get {
      let elements = state.styles[.path].path.elements
      return elements.isEmpty ? nil : .made(of: PathDraft(elements))
    }
    set { set(.path(LayerPath(newValue)), to: \.styles[.path]) }
  }

  /// The fill colour; the default is black, nil is none.
  open var fillColor: CGColor? {
    get { color(.fillColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .fillColor) }
  }

  /// The stroke colour; nil is none.
  open var strokeColor: CGColor? {
    get { color(.strokeColor) }
    set { setValue(.numbers(SIMD4(newValue)), of: .strokeColor) }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { number(.lineWidth) }
    set { setValue(.number(newValue), of: .lineWidth) }
  }

  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { number(.strokeStart) }
    set { setValue(.number(newValue), of: .strokeStart) }
  }

  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { number(.strokeEnd) }
    set { setValue(.number(newValue), of: .strokeEnd) }
  }

  /// The lengths of the dashes and gaps along the stroke, in points; nil for an unbroken line.
  ///
  /// At most four lengths are modelled, all above 0. Changes are not animated.
  open var lineDashPattern: [NSNumber]? {
    get {
      let lengths = state.styles[.lineDashPattern].numbers
      let count = (0..<4).first { lengths[$0] == 0 } ?? 4
      return count == 0 ? nil : (0..<count).map { NSNumber(value: lengths[$0]) }
    }
    set {
      let lengths = newValue?.map(\.doubleValue) ?? []
      guard lengths.count <= 4, lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else {
        fatalError("a dash pattern has at most 4 lengths above 0, found \(lengths)")
      }
      var numbers = SIMD4<Double>.zero
      for (place, length) in lengths.enumerated() { numbers[place] = length }
      set(.numbers(numbers), to: \.styles[.lineDashPattern])
    }
  }

  /// The distance into the dash pattern at the start of the stroke, in points.
  open var lineDashPhase: CGFloat {
    get { number(.lineDashPhase) }
    set { setValue(.number(newValue), of: .lineDashPhase) }
  }

  /// The rule that defines the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { style(0, of: CAShapeLayerFillRule.allCases) }
    set { setStyle(newValue, at: 0, of: CAShapeLayerFillRule.allCases) }
  }

  /// The shape of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { style(1, of: CAShapeLayerLineCap.allCases) }
    set { setStyle(newValue, at: 1, of: CAShapeLayerLineCap.allCases) }
  }

  /// The shape of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { style(2, of: CAShapeLayerLineJoin.allCases) }
    set { setStyle(newValue, at: 2, of: CAShapeLayerLineJoin.allCases) }
  }

  /// Returns a layer with the values on screen, or nil before the first commit.
  open override func presentation() -> CAShapeLayer? {
    device.layers.isKnown(id) ? CAShapeLayer(showing: self) : nil
  }

  private func style<Style>(_ lane: Int, of all: [Style]) -> Style {
    all[Int(state.styles[.lineStyle].numbers[lane])]
  }

  private func setStyle<Style: Equatable>(_ style: Style, at lane: Int, of all: [Style]) {
    guard let index = all.firstIndex(of: style) else {
      fatalError("a shape layer does not support \(style)")
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

/// The rule that defines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points with a non-zero winding number.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Points from which a ray crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")

  fileprivate static let allCases = [nonZero, evenOdd]
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Square, at the end point.
  public static let butt = Self(rawValue: "butt")
  /// Round, around the end point.
  public static let round = Self(rawValue: "round")
  /// Square, half a line width beyond the end point.
  public static let square = Self(rawValue: "square")

  fileprivate static let allCases = [butt, round, square]
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")

  fileprivate static let allCases = [miter, round, bevel]
}
