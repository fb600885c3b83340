import HeadlessUIKit
import JankAnimators
import Testing

/// The delegate of the dragged container, which returns the drag while a touch drives it.
final class DragHost: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var drag: DragInteraction?

  private var driven: DragInteraction? { drag?.isInteracting == true ? drag : nil }

  private func animator(_ motion: DragMotion, isForward: Bool = true) -> DragAnimator? {
    driven.map { _ in DragAnimator(motion, isForward: isForward) }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.pop) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driven }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = tabBarController.viewControllers ?? []
    let (old, new) = (pages.firstIndex(of: fromVC) ?? 0, pages.firstIndex(of: toVC) ?? 0)
    return animator(.tab, isForward: new > old)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driven }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.dismiss) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driven }
}

/// The result of a drag: the trace, and the page shown at the end.
struct DragRun {
  let trace: Trace
  let shown: String

  /// The outcome of the interactive transition, or nil without one.
  var outcome: TransitionRecord.Outcome? { trace.transitions.last { $0.isInteractive }?.outcome }

  /// The centre of a page in each frame, with the frame's time in seconds.
  func places(of page: String) -> [(time: Double, place: SIMD2<Double>)] {
    trace.samples.filter { $0.layer == page }.map {
      (trace.frames[$0.frame].contentTime.seconds, $0.position)
    }
  }
}

/// Drags one page off another on a screen of 375 by 667 points.
///
/// The pages are called Lower and Upper, and those of tabs Left, Lower and Upper with the last but
/// one selected.
func drag(
  _ motion: DragMotion,
  by policy: NamedPolicy,
  _ touches: [TouchSample],
  startsAtEdge: Bool = false
) -> DragRun {
  let profile = DeviceProfile.phone60.quiet
  let simulation = Stage(
    profile: profile,
    seed: 1,
    watchedLayers: ["Lower", "Upper"],
    semantics: ChosenSemantics(iOS: 12)
  )
  var shown = ""
  let trace = simulation.run { window in
    let host = DragHost()
    let stage = DragPages(motion, window, host)
    let way: DragDirection = motion == .pop ? .right : motion == .tab ? .sideways : .down
    let tracker = DragTracker(way, from: startsAtEdge ? .edge : .ownWay, policy: policy)
    let drag = DragInteraction(tracker, remainder: .spring, begin: stage.request)
    host.drag = drag
    simulation.schedule("wire", at: .milliseconds(900)) { drag.wire(to: stage.draggedView) }
    simulation.schedule(touches: touches)
    simulation.schedule("look", at: .milliseconds(5_000)) {
      shown = stage.shown
      host.drag = nil
    }
  }
  return DragRun(trace: trace, shown: shown)
}

/// Two pages in the container of a drag.
private final class DragPages {
  private let motion: DragMotion
  private let root: UIViewController

  init(_ motion: DragMotion, _ window: UIWindow, _ host: DragHost) {
    self.motion = motion
    let pages = ["Left", "Lower", "Upper"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    switch motion {
    case .pop:
      let navigation = UINavigationController(rootViewController: pages[1])
      navigation.delegate = host
      navigation.pushViewController(pages[2], animated: false)
      root = navigation
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      tabs.delegate = host
      root = tabs
    case .dismiss:
      root = pages[1]
      pages[2].transitioningDelegate = host
      pages[2].modalPresentationStyle = .fullScreen
    }
    window.rootViewController = root
    if motion == .dismiss { root.present(pages[2], animated: false) }
  }

  var draggedView: UIView { root.presentedViewController?.view ?? root.view }

  func request(isForward: Bool) -> Bool {
    switch root {
    case let navigation as UINavigationController:
      return navigation.popViewController(animated: true) != nil
    case let tabs as UITabBarController:
      let index = tabs.selectedIndex + (isForward ? 1 : -1)
      guard (0..<3).contains(index) else { return false }
      tabs.selectedIndex = index
      return true
    default:
      root.dismiss(animated: true)
      return true
    }
  }

  var shown: String {
    let page =
      switch root {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: root.presentedViewController ?? root
      }
    return page?.title ?? ""
  }
}

/// A touch that begins at 1.5 s and moves every 8 ms to the next of some points along a line.
func touchID(
  from start: SIMD2<Double>,
  towards way: SIMD2<Double>,
  _ travels: [Double],
  every step: Interval = .milliseconds(8),
  ending: TouchPhase = .ended
) -> [TouchSample] {
  let all = [0] + travels + [travels.last ?? 0]
  return all.enumerated().map { index, travel in
    TouchSample(
      time: .zero + .milliseconds(1_500) + Interval(nanoseconds: step.nanoseconds * Int64(index)),
      touchID: 0,
      phase: index == 0 ? .began : index + 1 < all.count ? .moved : ending,
      location: start + way * travel
    )
  }
}
