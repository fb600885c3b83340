package import HeadlessUIKit

/// An image on a page, or a number of equal ones in the layers of the page.
package struct PageImage: Hashable, Sendable {
  /// The image; of several the name without a number.
  package var image: LayerImage
  /// The number of layers with such an image, each with its own; nil for one across the page.
  package var count: Int?

  package init(_ image: LayerImage, count: Int? = nil) {
    self.image = image
    self.count = count
  }
}

extension PageImage {
  /// The images one by one, numbered from 1 if there is a count: `thumb 1`, `thumb 2`.
  package var all: [LayerImage] {
    guard let count else { return [image] }
    return (1...max(1, count)).map { number in
      LayerImage(
        name: "\(image.name) \(number)",
        width: image.width,
        height: image.height,
        format: image.format
      )
    }
  }
}
