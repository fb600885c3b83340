internal import HeadlessUIKit

/// The properties of a view that effects change and restore.
struct ViewLook {
  private let center: CGPoint
  private let bounds: CGRect
  private let anchorPoint: CGPoint
  private let transform: CATransform3D
  private let sublayerTransform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let isUserInteractionEnabled: Bool

  init(_ view: UIView) {
    center = view.center
    bounds = view.bounds
    anchorPoint = view.layer.anchorPoint
    transform = view.transform3D
    sublayerTransform = view.layer.sublayerTransform
    alpha = view.alpha
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
  }

  func put(on view: UIView) {
    view.layer.anchorPoint = anchorPoint
    view.transform3D = transform
    view.layer.sublayerTransform = sublayerTransform
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
    view.isHidden = isHidden
    view.isUserInteractionEnabled = isUserInteractionEnabled
  }
}
