public import Foundation

#if !canImport(Darwin)

/// An image, of which only its identity and size are known.
public final class CGImage {
  /// The columns of pixels.
  public let width: Int
  /// The rows of pixels.
  public let height: Int
  let name: String

  init(name: String, size: CGSize) {
    self.name = name
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }

  /// Returns the part of the image in a rectangle of pixels, or nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let place = [part.minX, part.minY, part.width, part.height].map { "\(Int($0))" }
    return CGImage(name: "\(name) at \(place.joined(separator: " "))", size: part.size)
  }
}

#endif

extension UIImage {
  /// The orientation of stored pixels; raw values as in UIKit.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are.
    case up = 0
    /// Turned by a half.
    case down = 1
    /// Turned by a quarter against the clock.
    case left = 2
    /// Turned by a quarter.
    case right = 3
  }

  /// The pixels per point: those that the image was created with, or else those of the screen.
  public var scale: CGFloat { ownScale ?? Simulation.running?.app.screen.scale ?? 1 }

  #if !canImport(Darwin)
  /// The pixels of the image; nil for an empty one.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(name: name, size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Creates an image with a point for each pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point.
  ///
  /// The look of a turned image is that of the upright one with another name; our choice.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    let isOnItsSide = orientation == .left || orientation == .right
    self.init(
      name: orientation == .up ? cgImage.name : "\(cgImage.name) turned \(orientation.rawValue)",
      size: isOnItsSide ? CGSize(width: size.height, height: size.width) : size,
      scale: scale
    )
  }
  #endif

  /// Draws the image into the current drawing, scaled to a rectangle.
  public func draw(in rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.note("image \(name)", rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Draws the image into the current drawing, with its corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current drawing with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.note("blend", CGFloat(blendMode.rawValue), alpha)
    draw(in: rect)
  }
}
