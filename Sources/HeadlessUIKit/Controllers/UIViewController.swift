internal import Foundation
internal import JankEngine

/// One page of an app: a view and what happens around it.
open class UIViewController: UIResponder {
  /// What the controller is called in traces and, in an app, in bars.
  open var title: String?
  /// How the controller is presented; full screen by default, as before sheets came with iOS 13.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// Supplies the animators and interaction controllers of the controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller that this one presents.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?
  /// Whether the controller is coming on screen by being presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is leaving the screen by being dismissed.
  public internal(set) var isBeingDismissed = false

  /// How the controller stands on the screen, from its presentation to the end of its dismissal.
  var presentation: Presentation?
  private var loadedView: UIView?

  /// Creates a controller whose view is made when it is first needed.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is made when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: nil; views from nib files are not modelled.
  ///   - nibBundleOrNil: nil, for the same reason.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil {
      fatalError("the view of \(Self.self) cannot be read from the nib file \(nibNameOrNil)")
    }
    super.init()
  }

  /// Makes the view; overridden by an app that does not want a plain one the size of the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  open override var next: UIResponder? { loadedView?.superview }

  /// Presents a controller.
  ///
  /// The request takes effect after the commit of the running frame. Asked for while this
  /// controller presents another or is in transition itself, or has no view in a window, it is
  /// refused with a warning in the trace and dropped, as UIKit does.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to come.
  ///   - flag: whether the change is animated.
  ///   - completion: called after the controller's `viewDidAppear`; not after a cancel.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// A controller that presents others goes with all of them, and only the top one is seen to go.
  /// The request takes effect after the commit of the running frame. Asked for while the
  /// presentation is still in transition, it is refused with a warning in the trace.
  ///
  /// - Parameters:
  ///   - flag: whether the change is animated.
  ///   - completion: called after the controller's `viewDidDisappear`; not after a cancel.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }
}

extension UIViewController {
  /// The controller's view, made when first asked for.
  public var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let made = loadedView else {
        fatalError("loadView of \(traceName) has to set the view")
      }
      note("viewDidLoad")
      viewDidLoad()
      return made
    }
    set {
      loadedView = newValue
      newValue.viewController = self
      if newValue.layer.name == nil { newValue.layer.name = traceName }
    }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Makes the view if it has not been made.
  public func loadViewIfNeeded() {
    _ = view
  }

  /// The name of the controller in traces: its title, or else the name of its type.
  var traceName: String { title ?? String(describing: type(of: self)) }

  /// Records a callback of the controller and spends its time.
  func note(_ callback: String) {
    let device = Simulation.current.device
    device.record(.callback, subject: traceName, name: callback)
    device.spendCallback("\(callback) of \(traceName)")
  }

  /// A step of coming on screen or leaving it.
  enum Appearance {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// Tells the controller of a step of its appearance.
  func notify(_ appearance: Appearance, animated: Bool) {
    switch appearance {
    case .willAppear:
      note("viewWillAppear")
      viewWillAppear(animated)
    case .didAppear:
      note("viewDidAppear")
      viewDidAppear(animated)
    case .willDisappear:
      note("viewWillDisappear")
      viewWillDisappear(animated)
    case .didDisappear:
      note("viewDidDisappear")
      viewDidDisappear(animated)
    }
  }
}
