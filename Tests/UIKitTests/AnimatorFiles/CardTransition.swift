import UIKit

/// A card that slides up over a dimmed background.
class CardViewController: UIViewController {
  let titleLabel = UILabel()
  let closeButton = UIButton(type: .system)
  private let cardTransitioning = CardTransitioningDelegate()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    modalPresentationStyle = .custom
    transitioningDelegate = cardTransitioning
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.layer.cornerRadius = 16
    view.clipsToBounds = true

    titleLabel.text = "Hello from the card"
    titleLabel.font = UIFont.boldSystemFont(ofSize: 22)
    titleLabel.textAlignment = .center
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true, completion: nil) },
      for: .touchUpInside
    )
    for subview in [titleLabel, closeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      closeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      closeButton.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -24
      ),
      closeButton.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      closeButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: false)
  }
}

class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    let height = containerView.bounds.height * 0.6
    return CGRect(
      x: 0,
      y: containerView.bounds.height - height,
      width: containerView.bounds.width,
      height: height
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView else { return }
    containerView.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate([
      dimmingView.topAnchor.constraint(equalTo: containerView.topAnchor),
      dimmingView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      dimmingView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      dimmingView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
    ])
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0 },
      completion: nil
    )
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    isPresenting ? 0.35 : 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting {
      transitionContext.containerView.addSubview(controller.view)
    }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = presentedFrame
    dismissedFrame.origin.y = transitionContext.containerView.frame.size.height

    controller.view.frame = isPresenting ? dismissedFrame : presentedFrame
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        controller.view.frame = self.isPresenting ? presentedFrame : dismissedFrame
      },
      completion: { _ in
        let cancelled = transitionContext.transitionWasCancelled
        if !self.isPresenting && !cancelled { controller.view.removeFromSuperview() }
        transitionContext.completeTransition(!cancelled)
      }
    )
  }
}
