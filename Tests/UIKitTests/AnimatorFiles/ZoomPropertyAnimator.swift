import UIKit

/// A view controller with an image that zooms.
protocol ZoomTransitionSource: AnyObject {
  var zoomImageView: UIImageView { get }
}

/// Zooms a thumbnail to full size and back; it can be interrupted and reversed.
final class ZoomPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  private var currentAnimator: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    currentAnimator = nil
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator = currentAnimator { return animator }
    let animator = makeAnimator(transitionContext)
    currentAnimator = animator
    return animator
  }

  private func makeAnimator(
    _ context: UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: timing
    )
    guard
      let fromVC = context.viewController(forKey: .from),
      let toVC = context.viewController(forKey: .to),
      let source = (fromVC as? ZoomTransitionSource)?.zoomImageView,
      let target = (toVC as? ZoomTransitionSource)?.zoomImageView
    else {
      context.completeTransition(false)
      return animator
    }
    let container = context.containerView
    if let toView = context.view(forKey: .to) {
      toView.frame = context.finalFrame(for: toVC)
      if isPresenting {
        container.addSubview(toView)
      } else {
        container.insertSubview(toView, at: 0)
      }
      toView.layoutIfNeeded()
    }
    let page: UIView = isPresenting ? toVC.view : fromVC.view
    let flying = UIImageView(image: source.image)
    flying.contentMode = .scaleAspectFill
    flying.clipsToBounds = true
    flying.frame = container.convert(source.bounds, from: source)
    container.addSubview(flying)
    source.isHidden = true
    target.isHidden = true
    page.alpha = isPresenting ? 0 : 1

    let destination = container.convert(target.bounds, from: target)
    animator.addAnimations { flying.frame = destination }
    animator.addAnimations({ page.alpha = self.isPresenting ? 1 : 0 }, delayFactor: 0.2)
    animator.addCompletion { position in
      let completed = position == .end && !context.transitionWasCancelled
      source.isHidden = false
      target.isHidden = false
      flying.removeFromSuperview()
      if !completed, self.isPresenting { page.removeFromSuperview() }
      context.completeTransition(completed)
    }
    return animator
  }
}

/// A view controller with one image, small or large.
class ZoomPictureViewController: UIViewController, ZoomTransitionSource {
  let zoomImageView: UIImageView
  private let sizeRatio: CGFloat

  init(image: UIImage?, sizeRatio: CGFloat) {
    zoomImageView = UIImageView(image: image)
    self.sizeRatio = sizeRatio
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    zoomImageView.contentMode = .scaleAspectFill
    zoomImageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(zoomImageView)
    NSLayoutConstraint.activate([
      zoomImageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      zoomImageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      zoomImageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: sizeRatio),
      zoomImageView.heightAnchor.constraint(equalTo: zoomImageView.widthAnchor),
    ])
  }
}

extension ZoomPictureViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ZoomPropertyAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ZoomPropertyAnimator(isPresenting: false)
  }
}
