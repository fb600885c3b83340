public import Foundation

#if !canImport(Darwin)
/// How drawn colours are combined with those below; raw values as in Core Graphics.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Over what is below.
  case normal = 0
  /// Multiplied.
  case multiply = 1
  /// Inverted, multiplied and inverted again.
  case screen = 2
  /// Multiplied or screened.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// Nothing.
  case clear = 16
  /// Instead of what is below.
  case copy = 17
  /// Where there is something below.
  case sourceIn = 18
  /// Over what is below, where there is something.
  case sourceAtop = 20
  /// What is below, where something is drawn.
  case destinationIn = 22
  /// What is below, where nothing is drawn.
  case destinationOut = 23
}

/// Which areas a path fills; raw values as in Core Graphics.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those around which its outlines wind.
  case winding = 0
  /// Those inside an odd number of outlines.
  case evenOdd = 1
}

/// A space of colours, by its name.
public final class CGColorSpace {
  let name: String

  init(name: String) {
    self.name = name
  }
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "RGB") }

/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "grey") }

/// An array of Core Foundation, which Swift's arrays convert to.
public typealias CFArray = NSArray

/// Colours along a line from 0 to 1.
public final class CGGradient {
  let colors: [CGColor]
  let locations: [CGFloat]

  /// Creates a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: The space of the colours; not read.
  ///   - colors: The colours, an array of `CGColor`.
  ///   - locations: The place of each colour, from 0 to 1; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count, !found.isEmpty else { return nil }
    self.colors = found
    let steps = max(found.count - 1, 1)
    var places = found.indices.map { CGFloat($0) / CGFloat(steps) }
    if let locations = unsafe locations {
      places = found.indices.map { unsafe locations[$0] }
    }
    self.locations = places
  }
}

/// How a gradient continues beyond its ends; raw values as in Core Graphics.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    note("linear", startPoint.x, startPoint.y, endPoint.x, endPoint.y, CGFloat(options.rawValue))
    for (color, location) in zip(gradient.colors, gradient.locations) {
      note("at", location)
      note("colour", rgba: color)
    }
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    note("image \(image.name)", rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Sets how drawn colours are combined with those below.
  public func setBlendMode(_ mode: CGBlendMode) { note("blend", CGFloat(mode.rawValue)) }
}
#endif

extension CGContext {
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    note("line colour")
    note("colour", rgba: color)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { note("line width", width) }
  /// Sets the opacity of what is drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { note("alpha", alpha) }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    note("stroke", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    note("ellipse", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Erases a rectangle.
  public func clear(_ rect: CGRect) {
    note("clear", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Restricts the drawing to a rectangle.
  public func clip(to rect: CGRect) {
    note("clip", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Begins a path.
  public func beginPath() { note("path") }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { note("move", point.x, point.y) }
  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { note("line", point.x, point.y) }
  /// Closes the path.
  public func closePath() { note("close") }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    note("rectangle", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) {
    note("ellipse path", rect.minX, rect.minY, rect.width, rect.height)
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { note(path.draft) }
  /// Fills the path.
  public func fillPath() { note("fill path") }

  /// Fills the current path by a rule.
  public func fillPath(using rule: CGPathFillRule) {
    note(rule == .winding ? "fill path" : "fill path even-odd")
  }
  /// Draws the line of the path.
  public func strokePath() { note("stroke path") }
  /// Restricts the drawing to the path.
  public func clip() { note("clip path") }
  /// Applies a transform to the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    note("transform", transform.a, transform.b, transform.c, transform.d)
    note("transform", transform.tx, transform.ty)
  }

  func note(_ draft: PathDraft) {
    for element in draft.elements { note("\(element)") }
  }
}

// MARK: Colours and paths of UIKit

/// Fills a rectangle of the current drawing with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Makes it the colour of filled shapes of the current drawing.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes it the colour of lines of the current drawing.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Makes it the colour of shapes and lines of the current drawing.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the current drawing.
  public func fill() {
    UIGraphicsGetCurrentContext()?.addPath(cgPath)
    UIGraphicsGetCurrentContext()?.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the line of the path in the current drawing.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.setLineWidth(lineWidth)
    UIGraphicsGetCurrentContext()?.addPath(cgPath)
    UIGraphicsGetCurrentContext()?.strokePath()
  }

  /// Restricts the current drawing to the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.addPath(cgPath)
    UIGraphicsGetCurrentContext()?.clip()
  }
}
