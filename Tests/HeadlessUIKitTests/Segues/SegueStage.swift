import HeadlessUIKit
import Testing

/// A storyboard's view controller that records its calls and answers as a test specifies.
class SceneController: UIViewController {
  var message: String?
  var allowsSegues = true
  var actions: [String] = []
  var prepares: (UIStoryboardSegue) -> Void = { _ in }
  var segueBack: ((UIViewController, UIViewController, String?) -> UIStoryboardSegue?)?

  init(_ name: String, actions: [String] = []) {
    super.init(nibName: nil, bundle: nil)
    title = name
    self.actions = actions
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
    Dictionary(
      actions.map { (Selector($0), { [weak self] in self?.message = $0.identifier }) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepares(segue) }

  override func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { segueBack?(toViewController, fromViewController, identifier) }
}

/// A container that shows the next child on the unwind path.
final class SceneContainer: SceneController {
  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if subsequentVC.parent === self { view.bringSubviewToFront(subsequentVC.view) }
  }
}

/// Plays an app whose root is the scene "First" of a storyboard; acts at 100 ms.
@discardableResult
func playStoryboard(
  _ scenes: @autoclosure @escaping () -> [UIStoryboard.Scene],
  _ more: @escaping (Stage, SceneController) -> Void
) -> Trace {
  play { window, simulation in
    UIStoryboard.define("Main", initial: "First", scenes: scenes())
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let first = storyboard.instantiateInitialViewController() as? SceneController else {
      return
    }
    window.rootViewController = first
    more(simulation, first)
  }
}

/// Returns a scene with a view controller of the same name.
func scene(
  _ name: String,
  actions: [String] = [],
  _ segues: UIStoryboard.Segue...
) -> UIStoryboard.Scene {
  UIStoryboard.Scene(name, segues: segues) { SceneController(name, actions: actions) }
}

extension Trace {
  /// The callbacks of segues and the order of the transitions between them.
  func segueCallbacks(from start: Interval = .milliseconds(90)) -> [String] {
    callbacks(from: start).filter { line in
      ["Segue", "prepare", "perform", "back:", "unwind", "completeTransition"].contains {
        line.contains($0)
      }
    }
  }
}
