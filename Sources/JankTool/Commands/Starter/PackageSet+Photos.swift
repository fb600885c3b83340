extension PackageSet {
  static let animator = """
    // In the app this line is `import UIKit`. On Linux the product `UIKit` takes it as it is.
    import HeadlessUIKit

    /// A page that shows a photo which can fly to another page.
    public protocol PhotoZooming: UIViewController {
      /// The view of the photo.
      var photoView: UIImageView { get }
    }

    /// Lets a photo grow from its cell to the full screen, and shrink back.
    public final class PhotoZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      private let duration: TimeInterval
      private let isOpening: Bool

      public init(duration: TimeInterval = 0.4, isOpening: Bool) {
        self.duration = duration
        self.isOpening = isOpening
      }

      public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { duration }

      public func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
      ) {
        let container = transitionContext.containerView
        let (from, to) = (
          transitionContext.viewController(forKey: .from),
          transitionContext.viewController(forKey: .to)
        )
        if let view = transitionContext.view(forKey: .to), let to {
          view.frame = transitionContext.finalFrame(for: to)
          if isOpening {
            container.addSubview(view)
          } else {
            container.insertSubview(view, at: 0)
          }
          view.layoutIfNeeded()
        }
        let page = isOpening ? to?.view : from?.view
        let (start, end) = (from as? any PhotoZooming, to as? any PhotoZooming)
        let flying = flyingPhoto(from: start, in: container)
        let target = end.map { container.convert($0.photoView.bounds, from: $0.photoView) }
        start?.photoView.isHidden = true
        end?.photoView.isHidden = true
        page?.alpha = isOpening ? 0 : 1
        UIView.animate(
          withDuration: duration,
          animations: { [isOpening] in
            page?.alpha = isOpening ? 1 : 0
            if let target { flying.frame = target }
          },
          completion: { _ in
            start?.photoView.isHidden = false
            end?.photoView.isHidden = false
            page?.alpha = 1
            flying.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          }
        )
      }

      /// A copy of the photo that lies above both pages.
      private func flyingPhoto(from start: (any PhotoZooming)?, in container: UIView) -> UIView {
        let flying = UIImageView(image: start?.photoView.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        if let view = start?.photoView { flying.frame = container.convert(view.bounds, from: view) }
        container.addSubview(flying)
        return flying
      }
    }

    """

  static let pages = """
    import HeadlessUIKit

    /// A grid of photos, three in a row.
    public final class PhotoGrid: UIViewController, PhotoZooming {
      private var cells: [UIImageView] = []
      private var chosen = 0

      public var photoView: UIImageView { cells[chosen] }

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let side = view.bounds.width / 3
        for index in 0..<12 {
          let cell = UIImageView(image: UIImage(named: "photo"))
          cell.contentMode = .scaleAspectFill
          cell.clipsToBounds = true
          cell.frame = CGRect(
            x: CGFloat(index % 3) * side,
            y: CGFloat(index / 3) * side,
            width: side,
            height: side
          )
          view.addSubview(cell)
          cells.append(cell)
        }
      }

      /// Opens a photo, as a tap on it does.
      public func open(_ index: Int) {
        chosen = index
        let page = PhotoPage()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true)
      }

      /// Closes the photo that is open.
      public func close() {
        dismiss(animated: true)
      }
    }

    extension PhotoGrid: UIViewControllerTransitioningDelegate {
      public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        PhotoZoomAnimator(isOpening: true)
      }

      public func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        PhotoZoomAnimator(isOpening: false)
      }
    }

    /// One photo on a black page.
    public final class PhotoPage: UIViewController, PhotoZooming {
      public let photoView = UIImageView(image: UIImage(named: "photo"))

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let width = view.bounds.width
        photoView.contentMode = .scaleAspectFill
        photoView.frame = CGRect(
          x: 0, y: (view.bounds.height - width) / 2, width: width, height: width)
        view.addSubview(photoView)
      }
    }

    """

  static let photos = """
    import HeadlessUIKit

    /// Stores on a simulated device what the app finds with `UIImage(named:)`.
    ///
    /// A photo with pixels and a format is decoded with the first frame that shows it.
    public func addPhotos(to simulation: Simulation) {
      simulation.addImage(named: "photo", size: [400, 400])
      simulation.addImage(
        named: "photo-full", size: [400, 400], pixels: [4032, 3024], format: .jpeg)
    }

    """
}
