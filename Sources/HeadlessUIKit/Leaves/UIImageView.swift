public import Foundation
internal import JankEngine

/// A view that shows an image, fitted by ``UIView/contentMode``.
open class UIImageView: UIView {
  /// The image, or nil for none.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      paintImage()
    }
  }

  open override var contentMode: ContentMode { didSet { paintImage() } }

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Certain: touches go to the view behind an image view.
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    paintImage()
  }

  /// Creates a view with size zero, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paintImage()
  }

  private func paintImage() {
    layer.setStoredImage(image.flatMap { simulation.images.stored[$0.name] })
    guard let image, image.size != .zero else {
      layer.paint(nil)
      return
    }
    let isStencil = image.renderingMode == .alwaysTemplate
    let tint = isStencil ? (tintColor ?? .clear).rgba : .zero
    let looks = [Double(contentMode.rawValue), tint.x, tint.y, tint.z, tint.w]
    layer.paint(LayerSnapshot(named: image.name, looks))
  }
}
